const regexLiteral = /(?<=^|[(,=:?!&|;[{}>\s])\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/[a-z]*(?![\w/])/gm

/** The patterns of the regular expressions in a source. */
export const findPatterns = (source: string): readonly string[] =>
  [...source.matchAll(regexLiteral)].flatMap(([, pattern = '']) => pattern)

/**
 * Whether a search for a pattern can take quadratic time: it is not anchored, and begins with a repetition that something must
 * follow. In a run of what is repeated, each place is then tried, to the end of the run: `/\s*;/` in 15,000 spaces takes 0.3 s.
 * Other patterns can be quadratic too (`/a[^]*b/` in many a's): this finds the mistake that is made most.
 */
export const startsWithQuantifier = (pattern: string): boolean =>
  replaceGroups(pattern.replaceAll(/\\p\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]/giu, 'a'))
    .split('|')
    .some(alternative => /^[^^](?:[*+]|\{\d+,\})\??./.test(alternative))

/** A letter for each group, so that only the outermost level is left. */
function replaceGroups(pattern: string): string {
  const outer = pattern.replaceAll(/\([^()]*\)/g, 'a')
  return outer === pattern ? outer : replaceGroups(outer)
}
