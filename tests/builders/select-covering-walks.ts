export interface Step<E> {
  readonly event: E
  readonly expectedView: string
}

/** Takes the longest walks first, and skips those that add no transition between views. */
export function selectCoveringWalks<E extends { readonly type: string }>(
  walks: readonly (readonly Step<E>[])[],
): readonly (readonly Step<E>[])[] {
  const coveredSteps = new Set<string>()
  return walks
    .toSorted((a, b) => b.length - a.length)
    .filter(walk => {
      const steps = walk.map(
        ({ event, expectedView }, index) => `${walk[index - 1]?.expectedView} ${event.type} ${expectedView}`,
      )
      const isNew = steps.some(step => !coveredSteps.has(step))
      for (const step of steps) coveredSteps.add(step)
      return isNew
    })
}
