import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'

interface Options {
  readonly field: RefObject<HTMLInputElement | null>
  /** Id of the listbox or grid. */
  readonly id: string
  /** A key for each option, in order; without options the list stays closed. The active option stays active when others change. */
  readonly keys: readonly string[]
  readonly onChoose: (index: number) => void
  /** The options do not match the typed text yet; Enter waits until they do. */
  readonly isStale?: boolean
  /** The list may have options before anything is typed, and opens on a key, a press or a request. */
  readonly startsClosed?: boolean
  /** Only options are valid: Enter never submits text that matches none. */
  readonly optionsOnly?: {
    readonly isHalfTyped: boolean
    readonly isChosen: boolean
    /** Index of the option that Enter chooses without an arrow key: the only or clearly best match; -1 if there is none. */
    readonly best: number
  }
  /** Options laid out as a grid that is always open. Without it they are a list that pops up below the field. */
  readonly grid?: Grid
}

interface Grid {
  readonly columns: number
  /** Makes the first option active until an arrow key moves on, so that Enter takes it. */
  readonly startsActive: boolean
}

/**
 * Keyboard and ARIA of an editable combobox (WAI-ARIA APG). Focus stays in the field; `aria-activedescendant` names the
 * active option. Listens to the field itself, which may be server-rendered and hydrated long before.
 */
export function useCombobox(options: Options) {
  const { field, id, keys, onChoose, isStale = false, startsClosed = false, optionsOnly, grid } = options
  const count = keys.length
  const [isRequested, setIsRequested] = useState(!startsClosed)
  const [activeKey, setActiveKey] = useState<string>()
  const open = count > 0 && (isRequested || grid !== undefined)
  const activeIndex = activeKey === undefined ? (grid?.startsActive ? 0 : -1) : keys.indexOf(activeKey)
  const active = open ? activeIndex : -1
  const setEnterPending = useDeferredEnter(isStale, () => active >= 0 && onChoose(active))

  const choose = (event: KeyboardEvent) => {
    if (isStale && grid?.startsActive && activeKey === undefined) {
      event.preventDefault()
      setEnterPending(true)
      return
    }
    const chosen = active < 0 && optionsOnly?.isHalfTyped ? optionsOnly.best : active
    const isWaiting = chosen < 0 && optionsOnly !== undefined && (open || optionsOnly.isHalfTyped)
    setIsRequested(isWaiting && !optionsOnly.isChosen)
    if (chosen >= 0 || isWaiting) event.preventDefault()
    if (chosen >= 0) onChoose(chosen)
  }
  const move = (event: KeyboardEvent) => {
    // Before the first move these keys edit the typed text.
    if (grid?.startsActive && activeKey === undefined && textKeys.has(event.key)) return
    const to = grid ? moveInGrid(event.key, active, count, grid.columns) : moveInList(event.key, active, count)
    if (to === undefined) return
    event.preventDefault()
    setIsRequested(true)
    if (!event.altKey || grid) setActiveKey(keys[to])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Enter') choose(event)
    else if (event.key !== 'Escape') move(event)
    else if (open && !grid) {
      event.preventDefault()
      setIsRequested(false)
      setActiveKey(undefined)
    }
  }

  useFieldEvents(field, {
    beforeEach: () => setEnterPending(false),
    keydown: onKeyDown,
    input: () => {
      setIsRequested(true)
      setActiveKey(undefined)
    },
    blur: () => setIsRequested(false),
    pointerdown: () => setIsRequested(true),
  })
  useComboboxAria({ field, id, open, active, isGrid: grid !== undefined })

  return {
    open,
    active,
    request: () => setIsRequested(true),
    close: () => setIsRequested(false),
    /** Makes an option active, or none. */
    activate: (index?: number) => setActiveKey(index === undefined ? undefined : keys[index]),
    getOptionId: (index: number) => getOptionId(id, index),
  }
}

/** Defers an Enter pressed while the options are stale until they are current. */
function useDeferredEnter(isStale: boolean, handleEnter: () => void): (isPending: boolean) => void {
  const isPending = useRef(false)
  const handleNow = useEffectEvent(handleEnter)
  useEffect(() => {
    if (isStale || !isPending.current) return
    isPending.current = false
    handleNow()
  }, [isStale])
  return pending => void (isPending.current = pending)
}

interface FieldEvents {
  readonly beforeEach: () => void
  readonly keydown: (event: KeyboardEvent) => void
  readonly input: () => void
  readonly blur: () => void
  readonly pointerdown: () => void
}

/** Listens to the field itself, with the handlers of the last render. */
function useFieldEvents(field: RefObject<HTMLInputElement | null>, handlers: FieldEvents): void {
  const keydown = useEffectEvent((event: KeyboardEvent) => {
    handlers.beforeEach()
    handlers.keydown(event)
  })
  const handleOther = useEffectEvent(({ type }: Event) => {
    handlers.beforeEach()
    if (type === 'input' || type === 'blur' || type === 'pointerdown') handlers[type]()
  })
  useEffect(() => {
    const input = field.current
    const types = ['input', 'blur', 'pointerdown'] as const
    input?.addEventListener('keydown', keydown)
    for (const type of types) input?.addEventListener(type, handleOther)
    return () => {
      input?.removeEventListener('keydown', keydown)
      for (const type of types) input?.removeEventListener(type, handleOther)
    }
  }, [field])
}

export const getOptionId = (id: string, index: number) => `${id}-${index}`

interface ComboboxState extends Pick<Options, 'field' | 'id'> {
  readonly open: boolean
  readonly active: number
  readonly isGrid: boolean
}

function useComboboxAria({ field, id, open, active, isGrid }: ComboboxState): void {
  useEffect(() => {
    const attributes: Readonly<Record<string, string | undefined>> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': isGrid ? 'grid' : undefined,
      'aria-expanded': String(open),
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': active < 0 ? undefined : getOptionId(id, active),
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, value)
    }
  }, [field, id, open, active, isGrid])
}

const textKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])

/** The next index in a list. Wraps around through the field (-1). Undefined for other keys. */
function moveInList(key: string, at: number, count: number): number | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  return step === undefined || count === 0 ? undefined : ((at + 1 + step + count + 1) % (count + 1)) - 1
}

const gridMoves: Readonly<Record<string, (at: number, last: number, columns: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: at => Math.max(at - 1, 0),
  ArrowDown: (at, last, columns) => {
    if (at < 0) return 0
    const isLastRow = Math.floor(at / columns) === Math.floor(last / columns)
    // A key that does nothing would seem broken where all matches are in one row.
    return Math.min(at + (isLastRow ? 1 : columns), last)
  },
  ArrowUp: (at, _last, columns) => (at < columns ? -1 : at - columns),
  Home: () => 0,
  End: (_at, last) => last,
}

/** The next index in a grid in row order; -1 is the field above the first row. Undefined for other keys. */
export const moveInGrid = (key: string, at: number, count: number, columns: number): number | undefined =>
  count === 0 ? undefined : gridMoves[key]?.(at, count - 1, columns)
