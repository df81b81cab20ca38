import { useEffect, useState } from 'react'

const changes = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const

/** Whether the pointer or the focus is on something. */
export function useHoverOrFocus(element: HTMLElement): boolean {
  const [lookedAt, setLookedAt] = useState(false)
  useEffect(() => {
    let [pointer, focus] = [false, false]
    const look = ({ type }: Event) => {
      if (type.startsWith('pointer')) pointer = type === 'pointerenter'
      else focus = type === 'focusin'
      setLookedAt(pointer || focus)
    }
    for (const change of changes) element.addEventListener(change, look)
    return () => {
      for (const change of changes) element.removeEventListener(change, look)
    }
  }, [element])
  return lookedAt
}
