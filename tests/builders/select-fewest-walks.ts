export interface Step<E> {
  readonly event: E
  readonly shown: string
}

/** Selects walks, the longest first, until they cover every transition between views. */
export function selectFewestWalks<E extends { readonly type: string }>(
  walks: readonly (readonly Step<E>[])[],
): readonly (readonly Step<E>[])[] {
  const covered = new Set<string>()
  return walks
    .toSorted((a, b) => b.length - a.length)
    .filter(walk => {
      const steps = walk.map(({ event, shown }, at) => `${walk[at - 1]?.shown} ${event.type} ${shown}`)
      const isNew = steps.some(step => !covered.has(step))
      for (const step of steps) covered.add(step)
      return isNew
    })
}
