import { useEffect, useRef, useState } from 'react'

/** A skeleton stays invisible for this long (skeleton.module.css), in ms … */
const invisible = 200
/** … and once visible, is shown for at least this long. */
const minimum = 400

/** Extends a pending state just enough that its skeleton never flashes up. */
export function useMinimumDuration(pending: boolean): boolean {
  const since = useRef(0)
  const [held, setHeld] = useState(pending)
  if (pending && !held) setHeld(true)
  useEffect(() => {
    if (pending) {
      since.current = performance.now()
      return undefined
    }
    const passed = performance.now() - since.current
    const rest = passed < invisible ? 0 : Math.max(0, invisible + minimum - passed)
    const timer = setTimeout(() => setHeld(false), rest)
    return () => clearTimeout(timer)
  }, [pending])
  return pending || held
}
