/** Where the browser remembers the theme that the reader chose; absent while the system decides. */
export const themeKey = "goftogu-theme";
