/** Problems that a test causes: exact texts with counts, and patterns that match at least once. */
export interface ExpectedProblems {
  readonly counted: ReadonlyMap<string, number>
  readonly patterns: readonly RegExp[]
}

export function judgeProblems(observed: readonly string[], { counted, patterns }: ExpectedProblems): readonly string[] {
  const rest = observed.filter(problem => !patterns.some(form => form.test(problem)))
  const wrong = [...new Set([...rest, ...counted.keys()])].flatMap(problem => {
    const [times, expected] = [rest.filter(each => each === problem).length, counted.get(problem) ?? 0]
    return times === expected ? [] : [`${problem} (${times}, expected ${expected})`]
  })
  const missing = patterns.filter(form => !observed.some(problem => form.test(problem))).map(form => `never: ${form}`)
  return [...wrong, ...missing]
}
