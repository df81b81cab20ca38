import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** False on the server and in the render that hydrates its HTML. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
