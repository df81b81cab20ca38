export interface Step<E> {
  readonly event: E
  readonly expectedState: string
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
        ({ event, expectedState }, index) => `${walk[index - 1]?.expectedState} ${event.type} ${expectedState}`,
      )
      const isNew = steps.some(step => !coveredSteps.has(step))
      for (const step of steps) coveredSteps.add(step)
      return isNew
    })
}
