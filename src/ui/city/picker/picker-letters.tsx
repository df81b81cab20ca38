import { useEffect, useRef, type KeyboardEvent } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './city-picker.module.css'
import type { CityPickerTexts } from './city-picker-texts.ts'
import { moveInGrid } from '#ui/kit/fields/use-combobox.ts'
import { largest, type IndexEntry } from './city-search.ts'

interface Props {
  readonly entries: readonly IndexEntry[]
  /** Undefined while a search is typed. */
  readonly chosen: IndexEntry | undefined
  readonly texts: CityPickerTexts
  readonly panelId: string
  readonly onChoose: (entry: IndexEntry) => void
  /** Called on arrow down. */
  readonly onLeave: () => void
}

/** A tab list with a roving tab stop; on phones it scrolls sideways. */
export function PickerLetters({ entries, chosen, texts, panelId, onChoose, onLeave }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const at = Math.max(0, chosen === undefined ? 0 : entries.indexOf(chosen))
  useEffect(() => {
    strip.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onLeave()
      return
    }
    const to = event.key === 'ArrowUp' ? undefined : moveInGrid(event.key, at, entries.length, 1)
    const entry = to === undefined ? undefined : entries[to]
    if (to === undefined || entry === undefined) return
    event.preventDefault()
    onChoose(entry)
    strip.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div ref={strip} className={styles['letters']} role="tablist" aria-label={texts.letters} tabIndex={-1}>
      {entries.map((entry, index) => (
        <button
          key={index}
          id={getTabId(panelId, index)}
          className={classNames(typeof entry !== 'string' && styles['word'])}
          type="button"
          role="tab"
          aria-selected={entry === chosen}
          aria-controls={panelId}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(entry)}
          onKeyDown={onKeyDown}
        >
          {getEntryLabel(entry, texts)}
        </button>
      ))}
    </div>
  )
}

/** Names the panel. */
export const getTabId = (panelId: string, index: number): string => `${panelId}-tab-${index}`

const getEntryLabel = (entry: IndexEntry, texts: CityPickerTexts): string => {
  if (entry === largest) return texts.largest
  return entry ?? texts.other
}
