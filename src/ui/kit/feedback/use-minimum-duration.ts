import { useEffect, useRef, useState } from 'react'

/** A skeleton stays invisible for this long (skeleton.module.css), in ms … */
const invisibleMs = 200
/** … and once visible, is shown for at least this long. */
const minimumVisibleMs = 400

/** Extends a pending state just enough that its skeleton never flashes up. */
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
