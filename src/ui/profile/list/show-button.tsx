'use client'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { CountedPlace } from './count-matches.ts'

interface Props {
  readonly locale: Locale
  readonly place: CountedPlace
  /** Number of specialists in the list; null if it failed to load. */
  readonly total: number | null
  readonly text: string
  readonly className: string
}

/** Submits the filters, and says how many specialists match them. Without script it names no number. */
export function ShowButton({ locale, place, total, text, className }: Props) {
  const { countProfiles } = useUseCases()
  const button = useRef<HTMLButtonElement>(null)
  const [count, setCount] = useState(total)
  const { cityId, category } = place
  useEffect(() => {
    const form = button.current?.form
    let request = new AbortController()
    const recount = async () => {
      request.abort()
      request = new AbortController()
      const { signal } = request
      // The number of the former filters would be wrong.
      setCount(null)
      const matches = await import('./count-matches.ts')
        .then(file => file.countMatches(countProfiles, form, { cityId, category }, signal))
        .catch(() => null)
      if (!signal.aborted) setCount(matches)
    }
    const onInput = () => void recount()
    form?.addEventListener('input', onInput)
    return () => {
      request.abort()
      form?.removeEventListener('input', onInput)
    }
  }, [countProfiles, cityId, category])
  return (
    <button ref={button} className={className} type="submit">
      {text} {count !== null && <span className="scripted">{formatNumber(locale, count)}</span>}
    </button>
  )
}
