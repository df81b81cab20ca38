import { openDialogs } from '#ui/kit/overlays/open-dialogs.ts'

export function toastHost(className: string | undefined): HTMLElement {
  const host = document.createElement('div')
  host.className = className ?? ''
  host.popover = 'manual'
  return host
}

/**
 * Keeps the place of the toasts above everything. While a modal dialog is open nothing outside of it can be reached, so
 * that the place moves into the dialog on top; there, too, it lies above all, in the browser's top layer.
 */
export function keepOnTop(host: HTMLElement): () => void {
  const place = () => {
    const parent = openDialogs.top() ?? document.body
    if (host.parentElement !== parent) parent.append(host)
    // Browsers that know no popover show a plain element that lies above the others.
    if ('showPopover' in host && !host.matches(':popover-open')) host.showPopover()
  }
  place()
  const unsubscribe = openDialogs.subscribe(place)
  return () => {
    unsubscribe()
    host.remove()
  }
}
