import { useEffect, useRef, useState } from 'react'

/** The time for which a skeleton is invisible (skeleton.module.css). */
const invisibleMs = 200
const minimumVisibleMs = 400

/** Extends a pending state, so that a visible skeleton does not flash. */
export function useMinimumDuration(isPending: boolean): boolean {
  const pendingSince = useRef(0)
  const [isExtended, setIsExtended] = useState(isPending)
  if (isPending && !isExtended) setIsExtended(true)
  useEffect(() => {
    if (isPending) {
      pendingSince.current = performance.now()
      return undefined
    }
    const elapsedMs = performance.now() - pendingSince.current
    const remainingMs = elapsedMs < invisibleMs ? 0 : Math.max(0, invisibleMs + minimumVisibleMs - elapsedMs)
    const timer = setTimeout(() => setIsExtended(false), remainingMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isPending || isExtended
}
