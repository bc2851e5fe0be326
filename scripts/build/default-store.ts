/** Where builds remember what they made, so that the next one need not make it again. */
export const defaultStore = ".goftogu";
