export interface Runner<Step, Result> {
  readonly run: (step: Step) => Promise<Result>
  readonly getDependencies: (step: Step) => readonly string[]
  readonly getPredecessors: (step: Step) => readonly string[]
  readonly getName: (step: Step) => string
  readonly hasPassed: (result: Result) => boolean
  readonly createNotRunResult: (step: Step, failedNames: readonly string[]) => Result
}

/** Returns the results in the order in which steps ended. */
export async function runLanes<Step, Result>(
  lanes: readonly (readonly Step[])[],
  { run, getDependencies, getPredecessors, getName, hasPassed, createNotRunResult }: Runner<Step, Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const outcomeResolvers = new Map<string, (hasPassed: boolean) => void>()
  const outcomes = new Map(
    lanes
      .flat()
      .map(getName)
      .map(name => [name, new Promise<boolean>(resolve => outcomeResolvers.set(name, resolve))]),
  )
  const findFailedNames = async (names: readonly string[]) => {
    const failedNames: string[] = []
    for (const name of names) if ((await outcomes.get(name)) === false) failedNames.push(name)
    return failedNames
  }
  const runLane = async (lane: readonly Step[]) => {
    for (const step of lane) {
      for (const name of getPredecessors(step)) await outcomes.get(name)
      const failedNames = await findFailedNames(getDependencies(step))
      const result = failedNames.length === 0 ? await run(step) : createNotRunResult(step, failedNames)
      outcomeResolvers.get(getName(step))?.(hasPassed(result))
      results.push(result)
    }
  }
  await Promise.all(lanes.map(runLane))
  return results
}
