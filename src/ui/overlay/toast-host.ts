import { openDialogs } from '#ui/kit/overlays/modal.ts'

/** The host of the visible toasts. */
export function createToastHost(className: string | undefined): HTMLElement {
  const host = document.createElement('div')
  host.className = className ?? ''
  return host
}

/**
 * Content outside an open modal dialog is inert, so the host moves into the topmost one. There it is a row of the dialog, which
 * covers nothing; on a page it is a popover above everything.
 */
export function keepOnTop(host: HTMLElement): () => void {
  const place = () => {
    const dialog = openDialogs.top()
    host.popover = dialog ? null : 'manual'
    const parent = dialog ?? document.body
    if (host.parentElement !== parent) parent.append(host)
    if (dialog) host.style.bottom = ''
    else {
      if (!host.matches(':popover-open')) host.showPopover()
      placeAboveBars(host)
    }
  }
  const keepAboveBars = () => placeAboveBars(host)
  place()
  const unsubscribe = openDialogs.subscribe(place)
  for (const change of ['scroll', 'resize']) addEventListener(change, keepAboveBars, { passive: true })
  return () => {
    unsubscribe()
    for (const change of ['scroll', 'resize']) removeEventListener(change, keepAboveBars)
    host.remove()
  }
}

const marginPx = 12

/** On phones toasts are at the bottom, where they must not cover a bar with buttons. */
function placeAboveBars(host: HTMLElement): void {
  if (!host.popover) return
  host.style.bottom = ''
  if (matchMedia('(width >= 48em)').matches) return
  const bars = document
    .elementsFromPoint(innerWidth / 2, innerHeight - marginPx)
    .filter(element => !host.contains(element) && ['fixed', 'sticky'].includes(getComputedStyle(element).position))
  const top = Math.min(innerHeight, ...bars.map(bar => bar.getBoundingClientRect().top))
  // A full-screen overlay is no bar.
  if (top > innerHeight / 2) host.style.bottom = `${innerHeight - top + marginPx}px`
}
