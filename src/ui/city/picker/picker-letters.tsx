import { useEffect, useRef, type KeyboardEvent } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './city-picker.module.css'
import type { CityPickerTexts } from './city-picker-texts.ts'
import { findNextIndex } from '#ui/kit/fields/find-next-index.ts'
import { featuredEntry, type IndexEntry } from './use-city-search.ts'

interface Props {
  readonly locale: Locale
  readonly entries: readonly IndexEntry[]
  readonly chosenEntry: IndexEntry | undefined
  readonly texts: CityPickerTexts
  readonly featuredLabel: string
  readonly panelId: string
  readonly onChoose: (entry: IndexEntry) => void
  readonly onArrowDown: () => void
}

export function PickerLetters({
  locale,
  entries,
  chosenEntry,
  texts,
  featuredLabel,
  panelId,
  onChoose,
  onArrowDown,
}: Props) {
  const tabList = useRef<HTMLDivElement>(null)
  const chosenIndex = Math.max(0, chosenEntry === undefined ? 0 : entries.indexOf(chosenEntry))
  useEffect(() => {
    tabList.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosenIndex])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onArrowDown()
      return
    }
    const newIndex = event.key === 'ArrowUp' ? undefined : findNextIndex(event.key, chosenIndex, entries.length, 1)
    const entry = newIndex === undefined ? undefined : entries[newIndex]
    if (newIndex === undefined || entry === undefined) return
    event.preventDefault()
    onChoose(entry)
    tabList.current?.querySelectorAll('button')[newIndex]?.focus()
  }
  return (
    <div ref={tabList} className={styles['letters']} role="tablist" aria-label={texts.citiesByLetter} tabIndex={-1}>
      {entries.map((entry, index) => (
        <button
          key={index}
          id={getTabId(panelId, index)}
          className={classNames(typeof entry !== 'string' && styles['word'])}
          type="button"
          role="tab"
          aria-selected={entry === chosenEntry}
          aria-controls={panelId}
          tabIndex={index === chosenIndex ? 0 : -1}
          onClick={() => onChoose(entry)}
          onKeyDown={onKeyDown}
        >
          {entry === featuredEntry ? featuredLabel : markRussian(locale, entry ?? texts.otherCities)}
        </button>
      ))}
    </div>
  )
}

export const getTabId = (panelId: string, index: number): string => `${panelId}-tab-${index}`
