/** Lanes that run at the same time, each a sequence of steps. */
export type Stage<Step> = readonly (readonly Step[])[]

export interface Runner<Step, Result> {
  /** `isAlone`: no other lane runs meanwhile. */
  readonly run: (step: Step, isAlone: boolean) => Promise<Result>
  /** The earlier steps without whose success a step can't run, by name. */
  readonly needs: (step: Step) => readonly string[]
  readonly nameOf: (step: Step) => string
  readonly isGood: (result: Result) => boolean
  /** The result of a step that did not run, since another one failed. */
  readonly omit: (step: Step, failed: readonly string[]) => Result
}

/** Runs one stage after the other. A failed step ends nothing but the steps that need it. */
export async function runStages<Step, Result>(
  stages: readonly Stage<Step>[],
  { run, needs, nameOf, isGood, omit }: Runner<Step, Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const failed = new Set<string>()
  const take = async (step: Step, isAlone: boolean) => {
    const failedNeeds = needs(step).filter(name => failed.has(name))
    const result = failedNeeds.length === 0 ? await run(step, isAlone) : omit(step, failedNeeds)
    if (!isGood(result)) failed.add(nameOf(step))
    results.push(result)
  }
  for (const stage of stages) {
    await Promise.all(
      stage.map(async lane => {
        for (const step of lane) await take(step, stage.length === 1)
      }),
    )
  }
  return results
}
