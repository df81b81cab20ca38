'use client'
import { useEffect } from 'react'

/** The siblings of an element and of all its ancestors. */
function outsideOf(element: Element): readonly Element[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  return [...[...parent.children].filter(other => other !== element), ...outsideOf(parent)]
}

/** Makes the page inert behind a full-screen popover, and closes it once the screen is wide enough for a side column. */
export function InertBackground({ id, wide }: { readonly id: string; readonly wide: string }) {
  useEffect(() => {
    const sheet = document.getElementById(id)
    if (!sheet) return undefined
    let behind: readonly Element[] = []
    const cover = () => {
      // Opened before hydration it tells of it afterwards: what is inert by then is still to be freed.
      if (behind.length > 0) return
      behind = outsideOf(sheet).filter(element => !element.hasAttribute('inert'))
      for (const element of behind) element.setAttribute('inert', '')
      sheet.querySelector('button')?.focus()
    }
    const uncover = () => {
      for (const element of behind) element.removeAttribute('inert')
      behind = []
    }
    const opened = ({ newState }: ToggleEvent) => {
      if (newState === 'open') cover()
    }
    // Focus returns to the opener before the popover closes: it must not be inert by then.
    const closing = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') uncover()
    }
    const query = matchMedia(wide)
    const shut = () => {
      if (query.matches && behind.length > 0) sheet.hidePopover()
    }
    // Opened before hydration.
    if ('popover' in sheet && sheet.matches(':popover-open')) cover()
    sheet.addEventListener('toggle', opened)
    sheet.addEventListener('beforetoggle', closing)
    query.addEventListener('change', shut)
    return () => {
      uncover()
      sheet.removeEventListener('toggle', opened)
      sheet.removeEventListener('beforetoggle', closing)
      query.removeEventListener('change', shut)
    }
  }, [id, wide])
  return null
}
