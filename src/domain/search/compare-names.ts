/** Russian collation, even for Latin names. */
export const compareNames: (a: string, b: string) => number = new Intl.Collator('ru').compare
