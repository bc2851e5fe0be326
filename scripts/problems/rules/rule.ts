/** Of a rule that needs no values to be told. */
export type Plain = object;
