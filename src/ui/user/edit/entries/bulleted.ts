/** The entries of a list in one text, each on a line of its own that is told from one that only wraps. */
export const bulleted = (entries: readonly string[]): string => entries.map(entry => `• ${entry}`).join('\n')
