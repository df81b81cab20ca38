const regexLiteral = /(?<=^|[(,=:?!&|;[{}>\s])\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[a-z]*(?![\w/])/gm

export const findPatterns = (source: string): readonly string[] =>
  [...source.matchAll(regexLiteral)].flatMap(([, pattern = '']) => pattern)

/**
 * Whether a pattern is not anchored, starts with a quantified character or group, and continues after it. Searching then takes
 * quadratic time, because each position in a run of matching characters is tried to the end of the run: `/\s*;/` takes 0.3 s for
 * 15,000 spaces. Other patterns can be quadratic too (`/a[^]*b/` for many a's); this is the most common mistake.
 */
export const startsWithQuantifier = (pattern: string): boolean =>
  replaceGroups(pattern.replaceAll(/\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]/giu, 'a'))
    .split('|')
    .some(alternative => /^[^^](?:[*+]|\{\d+,\})\??./.test(alternative))

/** Replaces each group with a letter, so that only the top level remains. */
function replaceGroups(pattern: string): string {
  const outer = pattern.replaceAll(/\([^()]*\)/g, 'a')
  return outer === pattern ? outer : replaceGroups(outer)
}
