/** Problems that a test causes: exact texts with counts, and patterns that match at least once. */
export interface ExpectedProblems {
  readonly counts: ReadonlyMap<string, number>
  readonly patterns: readonly RegExp[]
}

export function findUnexpectedProblems(
  problems: readonly string[],
  { counts, patterns }: ExpectedProblems,
): readonly string[] {
  const otherProblems = problems.filter(problem => !patterns.some(pattern => pattern.test(problem)))
  const wrongCounts = [...new Set([...otherProblems, ...counts.keys()])].flatMap(problem => {
    const [count, expectedCount] = [otherProblems.filter(other => other === problem).length, counts.get(problem) ?? 0]
    return count === expectedCount ? [] : [`${problem} (${count}, expected ${expectedCount})`]
  })
  const unmatchedPatterns = patterns
    .filter(pattern => !problems.some(problem => pattern.test(problem)))
    .map(pattern => `missing: ${pattern}`)
  return [...wrongCounts, ...unmatchedPatterns]
}
