import { useState, type KeyboardEvent, type RefObject } from 'react'
import { moveInGrid } from '#ui/kit/fields/move-in-grid.ts'

const sideways = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

interface Picked {
  /** What the field holds, and how many cities answer. */
  readonly typed: string
  readonly count: number
  readonly list: RefObject<HTMLElement | null>
  readonly open: (index: number) => void
}

/** The keys of the field move through the cities. Until somebody has gone down, ← → Home End belong to the typed text. */
export function usePickerKeys({ typed, count, list, open }: Picked) {
  const [moved, setMoved] = useState<number>()
  const isTyped = typed.trim() !== ''
  // Enter opens the first that answers.
  const active = count === 0 ? -1 : Math.min(moved ?? (isTyped ? 0 : -1), count - 1)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      open(active)
      return
    }
    if (moved === undefined && isTyped && sideways.has(event.key)) return
    const to = moveInGrid(event.key, active, count, columnsOf(list.current))
    if (to === undefined) return
    event.preventDefault()
    setMoved(to < 0 ? undefined : to)
  }
  return { active, onKeyDown, start: () => setMoved(0), reset: () => setMoved(undefined) }
}

const columnsOf = (panel: HTMLElement | null): number => {
  const list = panel?.querySelector('[role=listbox]')
  return list ? Math.max(1, getComputedStyle(list).gridTemplateColumns.split(' ').length) : 1
}
