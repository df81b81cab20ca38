'use client'
import { useEffect } from 'react'

/** All that stands beside an element and beside what holds it. */
function outsideOf(element: Element): readonly Element[] {
  const parent = element.parentElement
  if (!parent || element === document.body) return []
  return [...[...parent.children].filter(other => other !== element), ...outsideOf(parent)]
}

/** While a popover lies over the whole page, nothing behind it is reached; where it has room beside the page, it is shut. */
export function InertBehind({ id, wide }: { readonly id: string; readonly wide: string }) {
  useEffect(() => {
    const sheet = document.getElementById(id)
    if (!sheet) return undefined
    let behind: readonly Element[] = []
    const cover = () => {
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
    // The focus goes back to the opener before the popover is gone: it must be reached by then.
    const closing = ({ newState }: ToggleEvent) => {
      if (newState === 'closed') uncover()
    }
    const query = matchMedia(wide)
    const shut = () => {
      if (query.matches && behind.length > 0) sheet.hidePopover()
    }
    // Opened while the page slept.
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
