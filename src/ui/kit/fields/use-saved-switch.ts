import { useEffect, useRef, useState } from 'react'

/** Saves, and says (in a sentence) why it could not. */
export type SaveSwitch = (on: boolean) => Promise<string | undefined>

/**
 * A switch that is set at once and saved behind it. Presses made meanwhile count: what was wanted last is saved when the
 * call before it is through. What can't be saved goes back to what it was, with the sentence.
 */
export function useSavedSwitch(saved: boolean, save: SaveSwitch) {
  const [on, setOn] = useState(saved)
  const [failure, setFailure] = useState<string>()
  const held = useRef(saved)
  const wanted = useRef(saved)
  const saving = useRef(false)
  useEffect(() => {
    // Saved elsewhere, and read anew.
    if (saving.current) return
    held.current = saved
    wanted.current = saved
    setOn(saved)
  }, [saved])

  const saveWanted = async () => {
    saving.current = true
    let failed: string | undefined
    while (failed === undefined && wanted.current !== held.current) {
      const asked = wanted.current
      failed = await save(asked)
      if (failed === undefined) held.current = asked
    }
    saving.current = false
    if (failed === undefined) return
    wanted.current = held.current
    setOn(held.current)
    setFailure(failed)
  }
  const press = (next: boolean) => {
    wanted.current = next
    setOn(next)
    setFailure(undefined)
    if (!saving.current) void saveWanted()
  }
  return { on, failure, press }
}
