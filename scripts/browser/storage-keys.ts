/** The theme that the reader chose; absent while the theme follows the system. */
export const themeKey = "goftogu-theme";

/** Present if the reader turned the keyboard shortcuts off. */
export const keysOffKey = "goftogu-keys-off";

/** The listing that the reader came from; per tab. */
export const trailKey = "goftogu-trail";

/**
 * Starts the key of the place at which a list was left; the address of the list follows. Per tab.
 */
export const positionKey = "goftogu-place:";
