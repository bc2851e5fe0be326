/** Decodes a year file: the slots of the year's documents, newest activity first. */
export declare function decodeYear(json: string): Uint32Array;
