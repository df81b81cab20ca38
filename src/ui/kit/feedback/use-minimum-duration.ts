import { useEffect, useRef, useState } from 'react'

/** Skeletons are invisible at first (skeleton.module.css). */
const invisibleMs = 200
const minimumVisibleMs = 400

/** Extends a pending state so that a visible skeleton stays for at least 400 ms. */
export function useMinimumDuration(isPending: boolean): boolean {
  const since = useRef(0)
  const [isHeld, setIsHeld] = useState(isPending)
  if (isPending && !isHeld) setIsHeld(true)
  useEffect(() => {
    if (isPending) {
      since.current = performance.now()
      return undefined
    }
    const elapsedMs = performance.now() - since.current
    const remainingMs = elapsedMs < invisibleMs ? 0 : Math.max(0, invisibleMs + minimumVisibleMs - elapsedMs)
    const timer = setTimeout(() => setIsHeld(false), remainingMs)
    return () => clearTimeout(timer)
  }, [isPending])
  return isPending || isHeld
}
