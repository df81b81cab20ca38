import { useEffect, useState, type RefObject } from 'react'
import { parseSearch } from '#domain/profile/profile-filters.ts'

const pause = 150

/** The text in the field: as typed, and debounced. */
export function useTyped(field: RefObject<HTMLInputElement | null>): {
  readonly now: string
  readonly settled: string
} {
  const read = () => parseSearch(field.current?.value ?? '')
  const [now, setNow] = useState(read)
  const [settled, setSettled] = useState(now)
  useEffect(() => {
    const input = field.current
    const note = () => setNow(parseSearch(input?.value ?? ''))
    input?.addEventListener('input', note)
    // Typed while this chunk was loading.
    note()
    return () => input?.removeEventListener('input', note)
  }, [field])
  useEffect(() => {
    const timer = setTimeout(() => setSettled(now), pause)
    return () => clearTimeout(timer)
  }, [now])
  return { now, settled }
}
