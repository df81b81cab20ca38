'use client'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { savedTexts } from '#ui/i18n/loaders/saved.ts'
import { useSavedList } from './saved-lists.tsx'
import type { SavedSectionsProps } from './saved-sections.tsx'

let LoadedSections: ComponentType<SavedSectionsProps> | undefined

const load = () =>
  withTexts(import('./saved-sections.tsx'), savedTexts).then(
    file => file.SavedSections,
    () => undefined,
  )

/**
 * Favourites and recently viewed profiles as blocks of a page. They load after hydration and must not shift visible
 * content: they appear only while their place is below the viewport.
 */
export function SavedBlocks({ locale }: { readonly locale: Locale }) {
  const place = useRef<HTMLDivElement>(null)
  const [Sections, setSections] = useState(() => LoadedSections)
  const isEmpty = useSavedList('favorites').length + useSavedList('recents').length === 0
  useEffect(() => {
    if (isEmpty || Sections) return undefined
    const observer = new IntersectionObserver(([seen]) => {
      if (LoadedSections && seen && !seen.isIntersecting && seen.boundingClientRect.top > 0)
        setSections(() => LoadedSections)
    })
    const begin = async () => {
      LoadedSections = await load()
      if (place.current) observer.observe(place.current)
    }
    void begin()
    return () => observer.disconnect()
  }, [isEmpty, Sections])
  return <div ref={place}>{Sections && <Sections locale={locale} />}</div>
}
