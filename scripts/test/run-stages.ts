/** Lanes run in parallel, the steps of a lane in sequence. */
export type Stage<Step> = readonly (readonly Step[])[]

export interface Runner<Step, Result> {
  /** `isAlone`: no other lane runs at the same time. */
  readonly run: (step: Step, isAlone: boolean) => Promise<Result>
  /** Names of the earlier steps that must pass before a step runs. */
  readonly getDependencies: (step: Step) => readonly string[]
  readonly getName: (step: Step) => string
  readonly isPassed: (result: Result) => boolean
  /** The result of a step that was not run because a dependency failed. */
  readonly createNotRunResult: (step: Step, failed: readonly string[]) => Result
}

/** Runs stages in sequence. After a failure, only steps that depend on the failed step are not run. */
export async function runStages<Step, Result>(
  stages: readonly Stage<Step>[],
  { run, getDependencies, getName, isPassed, createNotRunResult }: Runner<Step, Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const failed = new Set<string>()
  const runUnlessBlocked = async (step: Step, isAlone: boolean) => {
    const failedDependencies = getDependencies(step).filter(name => failed.has(name))
    const result =
      failedDependencies.length === 0 ? await run(step, isAlone) : createNotRunResult(step, failedDependencies)
    if (!isPassed(result)) failed.add(getName(step))
    results.push(result)
  }
  for (const stage of stages) {
    await Promise.all(
      stage.map(async lane => {
        for (const step of lane) await runUnlessBlocked(step, stage.length === 1)
      }),
    )
  }
  return results
}
