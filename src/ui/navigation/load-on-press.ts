import { useSyncExternalStore } from 'react'

let pendingPress: symbol | undefined
const listeners = new Set<() => void>()

function setPendingPress(press?: symbol): void {
  pendingPress = press
  for (const notify of listeners) notify()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useIsPressLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => pendingPress !== undefined,
    () => false,
  )

/** Calls neither function if the visitor has left the page, or if a later call has begun, meanwhile. */
export function loadOnPress<Loaded>(
  loading: Promise<Loaded>,
  onLoaded: (loaded: Loaded) => unknown,
  onError: () => unknown,
): void {
  const { pathname } = location
  const press = Symbol()
  const finish = (call: () => unknown) => {
    if (pendingPress !== press) return
    setPendingPress()
    if (location.pathname === pathname) call()
  }
  setPendingPress(press)
  loading.then(
    loaded => finish(() => onLoaded(loaded)),
    () => finish(onError),
  )
}
