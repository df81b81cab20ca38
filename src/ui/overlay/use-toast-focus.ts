import { useCallback, useEffect, useRef } from 'react'
import { focusMain, focusNear, focusRegion, noScrollOptions } from '#ui/kit/focus/focus-near.ts'

export const toastKey = 'F6'

export function useToastFocus(host: HTMLElement): () => void {
  const previousFocus = useRef<HTMLElement>(null)
  const returnFocus = useCallback(() => {
    const { activeElement } = document
    if (!host.contains(activeElement)) return
    // The visitor may have scrolled meanwhile. Only a control with a visible focus has to be in view.
    const options = activeElement?.matches(':focus-visible') ? {} : noScrollOptions
    if (previousFocus.current) focusNear(previousFocus.current, options)
    else if (!host.parentElement || !focusRegion(host.parentElement, noScrollOptions)) focusMain(noScrollOptions)
  }, [host])
  useEffect(() => {
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      // `relatedTarget` is null when the visitor returns from another window.
      if (relatedTarget instanceof HTMLElement && !host.contains(relatedTarget)) previousFocus.current = relatedTarget
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== toastKey) return
      event.preventDefault()
      if (host.contains(document.activeElement)) returnFocus()
      else host.querySelector('button')?.focus()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    host.addEventListener('focusin', onFocusIn, { signal })
    addEventListener('keydown', onKeyDown, { signal })
    return () => listeners.abort()
  }, [host, returnFocus])
  return returnFocus
}
