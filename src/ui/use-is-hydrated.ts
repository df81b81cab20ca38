import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
