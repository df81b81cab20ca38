import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface Combobox {
  readonly field: RefObject<HTMLInputElement | null>
  /** Of the list. */
  readonly id: string
  /** How many options there are; none: nothing opens. */
  readonly count: number
  readonly follow: (index: number) => void
}

const optionId = (id: string, index: number) => `${id}-${index}`

/** The keys and states of a field with a list below it, as the ARIA practices have them. The focus stays in the field. */
export function useCombobox({ field, id, count, follow }: Combobox) {
  const [wanted, setWanted] = useState(true)
  const [at, setActive] = useState(-1)
  const open = wanted && count > 0
  const active = open && at < count ? at : -1

  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event
    if (event.isComposing) return
    if (key === 'Escape' && open) {
      event.preventDefault()
      setWanted(false)
      setActive(-1)
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      // From the field to the first or the last, and past either end back to the field.
      if (!event.altKey) setActive(((active + 1 + step + count + 1) % (count + 1)) - 1)
      setWanted(true)
    } else if (key === 'Enter') {
      setWanted(false)
      if (active < 0) return
      event.preventDefault()
      follow(active)
    }
  })
  const type = useEffectEvent(() => {
    setWanted(true)
    setActive(-1)
  })
  const close = () => setWanted(false)

  useEffect(() => {
    const input = field.current
    const leave = () => setWanted(false)
    const turn = () => setWanted(true)
    input?.addEventListener('keydown', press)
    input?.addEventListener('input', type)
    input?.addEventListener('blur', leave)
    input?.addEventListener('pointerdown', turn)
    return () => {
      input?.removeEventListener('keydown', press)
      input?.removeEventListener('input', type)
      input?.removeEventListener('blur', leave)
      input?.removeEventListener('pointerdown', turn)
    }
  }, [field])

  useEffect(() => {
    const states: Readonly<Record<string, string | undefined>> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': active < 0 ? undefined : optionId(id, active),
    }
    for (const [name, value] of Object.entries(states)) {
      if (value === undefined) field.current?.removeAttribute(name)
      else field.current?.setAttribute(name, value)
    }
  }, [field, id, open, active])

  return { open, active, close, idOf: (index: number) => optionId(id, index) }
}
