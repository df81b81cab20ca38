import { useEffect, useRef, useState } from 'react'

/** A skeleton is seen after this time (its styles wait so long) … */
const unseen = 200
/** … and then at least as long as this. */
const seen = 400

/** Whether something counts as on its way: a little longer than it is, where its skeleton would only flash up. */
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
    const rest = passed < unseen ? 0 : Math.max(0, unseen + seen - passed)
    const timer = setTimeout(() => setHeld(false), rest)
    return () => clearTimeout(timer)
  }, [pending])
  return pending || held
}
