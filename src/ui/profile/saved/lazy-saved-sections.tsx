'use client'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { useSavedList } from './saved-profiles-context.tsx'
import type { SavedSectionsProps } from './saved-sections.tsx'

let LoadedSections: ComponentType<SavedSectionsProps> | undefined

const loadSections = () =>
  loadWithTexts(import('./saved-sections.tsx'), savedTexts).then(
    module => module.SavedSections,
    () => undefined,
  )

/**
 * After the first load, inserts the sections once their place is below the viewport, so that visible content does not
 * shift. Later pages render them at once.
 */
export function LazySavedSections({ locale }: { readonly locale: Locale }) {
  const place = useRef<HTMLDivElement>(null)
  const [Sections, setSections] = useState(() => LoadedSections)
  const isEmpty = useSavedList('favorites').length + useSavedList('recents').length === 0
  useEffect(() => {
    if (isEmpty || Sections) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (LoadedSections && entry && !entry.isIntersecting && entry.boundingClientRect.top > 0)
        setSections(() => LoadedSections)
    })
    const loadAndObserve = async () => {
      LoadedSections = await loadSections()
      if (place.current) observer.observe(place.current)
    }
    void loadAndObserve()
    return () => observer.disconnect()
  }, [isEmpty, Sections])
  return <div ref={place}>{Sections && <Sections locale={locale} />}</div>
}
