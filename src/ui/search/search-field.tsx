'use client'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import type { SearchTexts } from './search-texts.ts'

const loadSuggestions = () => import('./suggestions.tsx').then(module => module.Suggestions)
const Suggestions = createLazyIsland(loadSuggestions)

interface Props {
  readonly locale: Locale
  readonly query: string
  readonly label: string
  readonly texts: SearchTexts
}

export function SearchField({ locale, query, label, texts }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [hasBeenFocused, setHasBeenFocused] = useState(false)
  useEffect(() => {
    // The field may have been focused before hydration.
    if (document.activeElement === field.current) setHasBeenFocused(true)
  }, [])
  return (
    <>
      <input
        ref={field}
        type="search"
        name="search"
        defaultValue={query}
        aria-label={label}
        placeholder={label}
        // Equals `maxSearchLength`, as a test checks. An import would add its module to a chunk that most pages load.
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => setHasBeenFocused(true)}
      />
      {hasBeenFocused && (
        <Suspense fallback={null}>
          <Suggestions field={field} locale={locale} texts={texts} />
        </Suspense>
      )}
    </>
  )
}
