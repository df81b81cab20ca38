'use client'
import { useEffect } from 'react'

function getOutsideElements(element: Element): readonly Element[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  return [...[...parent.children].filter(other => other !== element), ...getOutsideElements(parent)]
}

/** `wideQuery` matches screens on which the popover `id` is a side column. */
export function InertBackground({ id, wideQuery }: { readonly id: string; readonly wideQuery: string }) {
  useEffect(() => {
    const sheet = document.getElementById(id)
    if (!sheet) return undefined
    // An opened popover focuses this button. Unlike the server's HTML, elements that React creates lack the attribute.
    sheet.querySelector('button')?.setAttribute('autofocus', '')
    let inertElements: readonly Element[] = []
    const makeInert = () => {
      // If the sheet opened just before this effect, its queued `toggle` fires when other elements are already inert.
      if (inertElements.length > 0) return
      inertElements = getOutsideElements(sheet).filter(element => !element.hasAttribute('inert'))
      for (const element of inertElements) element.setAttribute('inert', '')
    }
    const removeInert = () => {
      for (const element of inertElements) element.removeAttribute('inert')
      inertElements = []
    }
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') makeInert()
    }
    // Focus returns to the opener before `toggle` fires, so the opener must not be inert by then.
    const onBeforeToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') removeInert()
    }
    const query = matchMedia(wideQuery)
    // `toggle` fires later than the sheet opens.
    const isOpen = () => 'popover' in sheet && sheet.matches(':popover-open')
    const close = () => {
      if (isOpen()) sheet.hidePopover()
    }
    const closeOnWideScreen = () => {
      if (query.matches) close()
    }
    if (isOpen()) makeInert()
    const listeners = new AbortController()
    const { signal } = listeners
    sheet.addEventListener('toggle', onToggle, { signal })
    sheet.addEventListener('beforetoggle', onBeforeToggle, { signal })
    // Unchanged filters lead to the same URL: React keeps the page, and the sheet would stay open.
    sheet.addEventListener('submit', close, { signal })
    query.addEventListener('change', closeOnWideScreen, { signal })
    return () => {
      removeInert()
      listeners.abort()
    }
  }, [id, wideQuery])
  return null
}
