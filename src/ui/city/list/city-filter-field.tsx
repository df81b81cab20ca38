'use client'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { search } from '#ui/kit/display/page-icons.ts'
import { lazyIsland } from '#ui/lazy-island.tsx'
import styles from './cities.module.css'
import type { CityFilterTexts } from './city-filter-texts.ts'
import { CitySkeletons } from './city-skeletons.tsx'

const loadResults = () => import('./city-filter-results.tsx').then(file => file.CityFilterResults)
const CityFilterResults = lazyIsland(loadResults)

interface Props {
  readonly locale: Locale
  readonly texts: CityFilterTexts
  readonly letters: ReactNode
  /** Shown while the field is empty. */
  readonly children: ReactNode
}

/** Styles show the section of the address; this says which letter it is. */
function markLetter(panel: Element | null, isFiltering: boolean) {
  const links = [...(panel?.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]') ?? [])]
  // Without a letter in the address the first section is shown.
  const chosen = isFiltering ? undefined : (links.find(({ hash }) => hash === location.hash) ?? links[0])
  for (const link of links) link.ariaCurrent = link === chosen ? 'true' : null
}

/** The code for the results loads on focus. */
export function CityFilterField({ locale, texts, letters, children }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')

  useEffect(() => {
    // Typed before hydration.
    if (field.current?.value) setTyped(field.current.value)
    const shown = panel.current
    const clearFilter = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('a[href^="#"]') && field.current)) return
      field.current.value = ''
      setTyped('')
    }
    shown?.addEventListener('click', clearFilter)
    return () => shown?.removeEventListener('click', clearFilter)
  }, [])

  const isFiltering = typed.trim() !== ''
  useEffect(() => {
    const mark = () => markLetter(panel.current, isFiltering)
    mark()
    addEventListener('hashchange', mark)
    return () => removeEventListener('hashchange', mark)
  }, [isFiltering])
  return (
    <>
      <label className={styles['field']}>
        <span className="unseen">{texts.label}</span>
        <Icon path={search} />
        <input
          ref={field}
          type="search"
          name="city"
          placeholder={texts.label}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void loadResults().catch(() => undefined)}
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <div ref={panel} className={`card ${styles['panel']} ${isFiltering ? styles['filtering'] : ''}`}>
        {letters}
        {isFiltering && (
          <Suspense fallback={<CitySkeletons />}>
            <CityFilterResults locale={locale} texts={texts} typed={typed} />
          </Suspense>
        )}
        <div className={styles['sections']} hidden={isFiltering}>
          {children}
        </div>
      </div>
    </>
  )
}
