/** What is open now, oldest first, for everybody who wants to know: inside React and out. */
export interface ListStore<T> {
  readonly items: () => readonly T[]
  readonly add: (item: T) => void
  readonly remove: (item: T) => void
  readonly subscribe: (changed: () => void) => () => void
}

export function listStore<T>(): ListStore<T> {
  let items: readonly T[] = []
  const listeners = new Set<() => void>()
  const set = (next: readonly T[]) => {
    items = next
    for (const changed of listeners) changed()
  }
  return {
    items: () => items,
    add: item => set([...items, item]),
    remove: item => set(items.filter(other => other !== item)),
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
