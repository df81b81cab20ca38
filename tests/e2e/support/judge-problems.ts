/** What a test provokes: problems by their whole text with how often, and forms of problems that the browser may repeat. */
export interface ExpectedProblems {
  readonly counted: ReadonlyMap<string, number>
  readonly patterns: readonly RegExp[]
}

/** What happened and was not expected, and what was expected and did not happen: one line each. */
export function judgeProblems(observed: readonly string[], { counted, patterns }: ExpectedProblems): readonly string[] {
  const rest = observed.filter(problem => !patterns.some(form => form.test(problem)))
  const wrong = [...new Set([...rest, ...counted.keys()])].flatMap(problem => {
    const [times, expected] = [rest.filter(each => each === problem).length, counted.get(problem) ?? 0]
    return times === expected ? [] : [`${problem} (${times}, expected ${expected})`]
  })
  const missing = patterns.filter(form => !observed.some(problem => form.test(problem))).map(form => `never: ${form}`)
  return [...wrong, ...missing]
}
