import { useEffect, useRef, type KeyboardEvent } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './city-picker.module.css'
import type { CityPickerTexts } from './city-picker-texts.ts'
import { moveInGrid } from '#ui/kit/fields/use-combobox.ts'
import { largest, type Notch } from './city-search.ts'

interface Props {
  readonly notches: readonly Notch[]
  /** Undefined while a search is typed. */
  readonly chosen: Notch | undefined
  readonly texts: CityPickerTexts
  readonly panelId: string
  readonly onChoose: (notch: Notch) => void
  /** Arrow down: focus moves to the list below. */
  readonly onLeave: () => void
}

/** The letter index; on phones a strip that scrolls sideways. One tab stop with arrow keys. */
export function PickerLetters({ notches, chosen, texts, panelId, onChoose, onLeave }: Props) {
  const strip = useRef<HTMLDivElement>(null)
  const at = Math.max(0, chosen === undefined ? 0 : notches.indexOf(chosen))
  useEffect(() => {
    strip.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      onLeave()
      return
    }
    const to = event.key === 'ArrowUp' ? undefined : moveInGrid(event.key, at, notches.length, 1)
    const notch = to === undefined ? undefined : notches[to]
    if (to === undefined || notch === undefined) return
    event.preventDefault()
    onChoose(notch)
    strip.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <div ref={strip} className={styles['letters']} role="tablist" aria-label={texts.letters} tabIndex={-1}>
      {notches.map((notch, index) => (
        <button
          key={index}
          className={classNames(typeof notch !== 'string' && styles['word'])}
          type="button"
          role="tab"
          aria-selected={notch === chosen}
          aria-controls={panelId}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onChoose(notch)}
          onKeyDown={onKeyDown}
        >
          {wordOf(notch, texts)}
        </button>
      ))}
    </div>
  )
}

const wordOf = (notch: Notch, texts: CityPickerTexts): string => {
  if (notch === largest) return texts.largest
  return notch ?? texts.other
}
