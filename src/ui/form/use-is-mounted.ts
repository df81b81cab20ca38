import { useEffect, useRef, type RefObject } from 'react'

/** Tells the callbacks of a late response whether the visitor still sees the component. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
