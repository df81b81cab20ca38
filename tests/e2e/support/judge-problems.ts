/** Problems that a test causes: exact texts with counts, and patterns that match at least once. */
export interface ExpectedProblems {
  readonly counts: ReadonlyMap<string, number>
  readonly patterns: readonly RegExp[]
}

export function judgeProblems(observed: readonly string[], { counts, patterns }: ExpectedProblems): readonly string[] {
  const otherProblems = observed.filter(problem => !patterns.some(pattern => pattern.test(problem)))
  const wrongCounts = [...new Set([...otherProblems, ...counts.keys()])].flatMap(problem => {
    const [count, expected] = [otherProblems.filter(other => other === problem).length, counts.get(problem) ?? 0]
    return count === expected ? [] : [`${problem} (${count}, expected ${expected})`]
  })
  const unmatchedPatterns = patterns
    .filter(pattern => !observed.some(problem => pattern.test(problem)))
    .map(pattern => `never: ${pattern}`)
  return [...wrongCounts, ...unmatchedPatterns]
}
