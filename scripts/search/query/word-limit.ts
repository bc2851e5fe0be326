/** More words in a query cost time and find nothing more. */
export const wordLimit = 16;
