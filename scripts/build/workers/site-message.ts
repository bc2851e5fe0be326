import type { Site } from "../../content/model.ts";
import { createZone, utc } from "../../text/zone.ts";

/** The settings of a site for another thread. */
export interface SiteMessage extends Omit<Site, "zone"> {
  /** IANA name. */
  readonly zone: string;
}

export function toSiteMessage(site: Site): SiteMessage {
  return { ...site, zone: site.zone.name };
}

export function fromSiteMessage(message: SiteMessage): Site {
  return { ...message, zone: createZone(message.zone) ?? utc };
}
