export const settingsFiles = ["site.yaml", "banner.yaml", "tags.yaml"] as const;
export type SettingsFile = (typeof settingsFiles)[number];
