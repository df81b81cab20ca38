/** What a test provokes: problems by their whole text with how often, and forms of problems that the browser may repeat. */
export interface Expected {
  readonly counted: ReadonlyMap<string, number>
  readonly some: readonly RegExp[]
}

/** What happened and was not expected, and what was expected and did not happen: one line each. */
export function judgeProblems(seen: readonly string[], { counted, some }: Expected): readonly string[] {
  const rest = seen.filter(problem => !some.some(form => form.test(problem)))
  const wrong = [...new Set([...rest, ...counted.keys()])].flatMap(problem => {
    const [times, wanted] = [rest.filter(each => each === problem).length, counted.get(problem) ?? 0]
    return times === wanted ? [] : [`${problem} (${times}, expected ${wanted})`]
  })
  const missed = some.filter(form => !seen.some(problem => form.test(problem))).map(form => `never: ${form}`)
  return [...wrong, ...missed]
}
