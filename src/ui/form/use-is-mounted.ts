import { useEffect, useRef, type RefObject } from 'react'

/** Tells the callbacks of a late response whether the component is still mounted. */
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
