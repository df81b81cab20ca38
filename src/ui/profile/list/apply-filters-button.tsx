'use client'
import { useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { ListScope } from './count-matches.ts'

interface Props {
  readonly locale: Locale
  readonly scope: ListScope
  readonly total: number | null
  readonly text: string
  readonly className: string
}

export function ApplyFiltersButton({ locale, scope, total, text, className }: Props) {
  const { countProfiles } = useUseCases()
  const button = useRef<HTMLButtonElement>(null)
  const [count, setCount] = useState(total)
  const { cityId, category } = scope
  useEffect(() => {
    const form = button.current?.form
    if (!form) return undefined
    let abortController = new AbortController()
    const recount = async () => {
      abortController.abort()
      abortController = new AbortController()
      const { signal } = abortController
      setCount(null)
      const matchCount = await import('./count-matches.ts')
        .then(module => module.countMatches(countProfiles, form, { cityId, category }, signal))
        .catch(() => null)
      if (!signal.aborted) setCount(matchCount)
    }
    const onInput = () => void recount()
    form.addEventListener('input', onInput)
    return () => {
      abortController.abort()
      form.removeEventListener('input', onInput)
    }
  }, [countProfiles, cityId, category])
  return (
    <button ref={button} className={className} type="submit">
      {text} {count !== null && <span className="js-only">{formatNumber(locale, count)}</span>}
    </button>
  )
}
