import type { Count } from './count-tests.ts'

/** Lanes that run at the same time, each a sequence of steps. */
export type Stage<Step> = readonly (readonly Step[])[]

/**
 * Runs one stage after the other. Once a step has failed no other one begins; those under way are waited for. Answers what
 * each step counted. `isAlone`: no other lane runs meanwhile.
 */
export async function runStages<Step>(
  stages: readonly Stage<Step>[],
  run: (step: Step, isAlone: boolean) => Promise<Count>,
): Promise<readonly Count[]> {
  const counts: Count[] = []
  const hasFailed = () => counts.some(({ failed }) => failed > 0)
  for (const stage of stages) {
    const runLane = async (lane: readonly Step[]) => {
      for (const step of lane) if (!hasFailed()) counts.push(await run(step, stage.length === 1))
    }
    await Promise.all(stage.map(runLane))
  }
  return counts
}
