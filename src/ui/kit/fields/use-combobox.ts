import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { findNextIndex } from './find-next-index.ts'

interface Options {
  readonly field: RefObject<HTMLInputElement | null>
  /** The id of the listbox or grid. */
  readonly id: string
  /** A key for each option, in order. The active option stays active while its key is among them. */
  readonly keys: readonly string[]
  readonly onChoose: (index: number) => void
  /** The options do not match the typed text yet. Enter on the default option waits until they do. */
  readonly isStale?: boolean
  /** For a list that may have options before the visitor types. */
  readonly startsClosed?: boolean
  /** Only options are valid: Enter never submits text that matches no option. */
  readonly optionsOnly?: {
    /** The field has typed text that was not chosen as an option. */
    readonly isHalfTyped: boolean
    readonly isChosen: boolean
    /** The option that Enter chooses without an arrow key; -1 if there is none. */
    readonly bestIndex: number
  }
  /** The options are in a grid that is always open, instead of a list that pops up. */
  readonly grid?: Grid
}

interface Grid {
  readonly columns: number
  /** The first option is active by default, so that Enter chooses it. */
  readonly startsActive: boolean
}

/** An editable combobox (WAI-ARIA APG). It adds native listeners, because another component may render the field. */
export function useCombobox(options: Options) {
  const { field, id, keys, onChoose, isStale = false, startsClosed = false, optionsOnly, grid } = options
  const [isRequested, setIsRequested] = useState(!startsClosed)
  const isOpen = keys.length > 0 && (isRequested || grid !== undefined)
  const [activeIndex, isActiveByDefault, activate] = useActiveOption(keys, isOpen, grid?.startsActive)
  const setEnterPending = useDeferredEnter(isStale, () => activeIndex >= 0 && onChoose(activeIndex))

  const handleEnterKey = (event: KeyboardEvent) => {
    if (isStale && isActiveByDefault) {
      event.preventDefault()
      setEnterPending(true)
      return
    }
    const chosenIndex = activeIndex < 0 && optionsOnly?.isHalfTyped ? optionsOnly.bestIndex : activeIndex
    const isChoicePending = chosenIndex < 0 && optionsOnly !== undefined && (isOpen || optionsOnly.isHalfTyped)
    setIsRequested(isChoicePending && !optionsOnly.isChosen)
    if (chosenIndex >= 0 || isChoicePending) event.preventDefault()
    if (chosenIndex >= 0) onChoose(chosenIndex)
  }
  const handleNavigationKey = (event: KeyboardEvent) => {
    // Until the Up or Down arrow key is pressed, these keys move the caret in the typed text.
    if (isActiveByDefault && textKeys.has(event.key)) return
    const newIndex = findNextIndex(event.key, activeIndex, keys.length, grid?.columns)
    if (newIndex === undefined) return
    event.preventDefault()
    setIsRequested(true)
    if (!event.altKey || grid) activate(newIndex)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Enter') handleEnterKey(event)
    else if (event.key !== 'Escape') handleNavigationKey(event)
    else if (isOpen && !grid) {
      event.preventDefault()
      setIsRequested(false)
      activate()
    }
  }

  useFieldEvents(field, {
    beforeHandler: () => setEnterPending(false),
    keydown: onKeyDown,
    input: () => {
      setIsRequested(true)
      activate()
    },
    blur: () => setIsRequested(false),
    pointerdown: () => setIsRequested(true),
  })
  useComboboxAria({ field, id, isOpen, activeIndex, isGrid: grid !== undefined })

  return {
    isOpen,
    activeIndex,
    openList: () => setIsRequested(true),
    closeList: () => setIsRequested(false),
    activate,
    getOptionId: (index: number) => getOptionId(id, index),
  }
}

function useActiveOption(
  keys: readonly string[],
  isOpen: boolean,
  startsActive = false,
): readonly [activeIndex: number, isActiveByDefault: boolean, activate: (index?: number) => void] {
  const [activeKey, setActiveKey] = useState<string>()
  const isActiveByDefault = startsActive && activeKey === undefined
  const indexOfActiveKey = activeKey === undefined ? -1 : keys.indexOf(activeKey)
  const activeIndex = isOpen ? (isActiveByDefault ? 0 : indexOfActiveKey) : -1
  return [activeIndex, isActiveByDefault, index => setActiveKey(index === undefined ? undefined : keys[index])]
}

function useDeferredEnter(isStale: boolean, handleEnter: () => void): (isPending: boolean) => void {
  const isPending = useRef(false)
  const handlePendingEnter = useEffectEvent(handleEnter)
  useEffect(() => {
    if (isStale || !isPending.current) return
    isPending.current = false
    handlePendingEnter()
  }, [isStale])
  return isNowPending => void (isPending.current = isNowPending)
}

interface FieldEvents {
  readonly beforeHandler: () => void
  readonly keydown: (event: KeyboardEvent) => void
  readonly input: () => void
  readonly blur: () => void
  readonly pointerdown: () => void
}

function useFieldEvents(field: RefObject<HTMLInputElement | null>, handlers: FieldEvents): void {
  const keydown = useEffectEvent((event: KeyboardEvent) => {
    handlers.beforeHandler()
    handlers.keydown(event)
  })
  const handleOther = useEffectEvent(({ type }: Event) => {
    handlers.beforeHandler()
    if (type === 'input' || type === 'blur' || type === 'pointerdown') handlers[type]()
  })
  useEffect(() => {
    const input = field.current
    const types = ['input', 'blur', 'pointerdown'] as const
    const listeners = new AbortController()
    const { signal } = listeners
    input?.addEventListener('keydown', keydown, { signal })
    for (const type of types) input?.addEventListener(type, handleOther, { signal })
    return () => listeners.abort()
  }, [field])
}

export const getOptionId = (id: string, index: number) => `${id}-${index}`

interface ComboboxState extends Pick<Options, 'field' | 'id'> {
  readonly isOpen: boolean
  readonly activeIndex: number
  readonly isGrid: boolean
}

function useComboboxAria({ field, id, isOpen, activeIndex, isGrid }: ComboboxState): void {
  useEffect(() => {
    const attributes: Readonly<Record<string, string | undefined>> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': isGrid ? 'grid' : undefined,
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeIndex < 0 ? undefined : getOptionId(id, activeIndex),
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, value)
    }
  }, [field, id, isOpen, activeIndex, isGrid])
}

const textKeys = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End'])
