export const settingsFiles = ["site.yaml", "banner.yaml", "tags.yaml"] as const;
/** The style sheet of the owner. */
export const themeFile = "theme.css";

export type SettingsFile = (typeof settingsFiles)[number];
