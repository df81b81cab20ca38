'use client'
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { search } from '#ui/kit/display/page-icons.ts'
import { createLazyIsland } from '#ui/lazy-island.tsx'
import styles from './cities.module.css'
import type { CityFilterTexts } from './city-filter-texts.ts'
import { CitySkeletons } from './city-skeletons.tsx'

const loadResults = () => import('./city-filter-results.tsx').then(module => module.CityFilterResults)
const CityFilterResults = createLazyIsland(loadResults)

interface Props {
  readonly locale: Locale
  readonly texts: CityFilterTexts
  readonly letters: ReactNode
  readonly children: ReactNode
}

/** CSS shows the `:target`, or else the featured cities, whose link is the first. */
function markCurrentLink(panel: Element | null, isFiltering: boolean) {
  const links = [...(panel?.querySelectorAll<HTMLAnchorElement>('nav a[href^="#"]') ?? [])]
  const currentLink = isFiltering ? undefined : (links.find(({ hash }) => hash === location.hash) ?? links[0])
  for (const link of links) link.ariaCurrent = link === currentLink ? 'true' : null
}

export function CityFilterField({ locale, texts, letters, children }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [typedText, setTypedText] = useState('')

  useEffect(() => {
    // The field may have text from before hydration.
    if (field.current?.value) setTypedText(field.current.value)
    const panelElement = panel.current
    const clearFilter = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('a[href^="#"]') && field.current)) return
      field.current.value = ''
      setTypedText('')
    }
    panelElement?.addEventListener('click', clearFilter)
    return () => panelElement?.removeEventListener('click', clearFilter)
  }, [])

  const isFiltering = typedText.trim() !== ''
  useEffect(() => {
    const updateCurrentLink = () => markCurrentLink(panel.current, isFiltering)
    updateCurrentLink()
    addEventListener('hashchange', updateCurrentLink)
    return () => removeEventListener('hashchange', updateCurrentLink)
  }, [isFiltering])
  return (
    <>
      <label className={styles['field']}>
        <span className="visually-hidden">{texts.label}</span>
        <Icon path={search} />
        <input
          ref={field}
          type="search"
          name="city"
          placeholder={texts.label}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => void loadResults().catch(() => undefined)}
          onInput={event => setTypedText(event.currentTarget.value)}
        />
      </label>
      <div ref={panel} className={`card ${styles['panel']} ${isFiltering ? styles['filtering'] : ''}`}>
        {letters}
        {isFiltering && (
          <Suspense fallback={<CitySkeletons />}>
            <CityFilterResults locale={locale} texts={texts} typedText={typedText} />
          </Suspense>
        )}
        <div className={styles['sections']} hidden={isFiltering}>
          {children}
        </div>
      </div>
    </>
  )
}
