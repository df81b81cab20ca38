import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { dialogStack } from '#ui/kit/overlays/modal.ts'

export function createToastHost(className: string | undefined): HTMLElement {
  const host = document.createElement('div')
  host.className = className ?? ''
  return host
}

const barEvents = ['scroll', 'resize', pageShownEvent] as const

/** Moves the host into the topmost modal dialog, because content outside of that dialog is inert. */
export function keepOnTop(host: HTMLElement): () => void {
  const moveToTop = () => {
    const dialog = dialogStack.getTop()
    host.popover = dialog ? null : 'manual'
    const parent = dialog ?? document.body
    if (host.parentElement !== parent) {
      parent.append(host)
      // Browsers do not dispatch these events when an element with the pointer or the focus is moved.
      for (const eventName of ['pointerleave', 'focusout']) host.dispatchEvent(new Event(eventName))
    }
    if (dialog) host.style.bottom = ''
    else {
      if (!host.matches(':popover-open')) host.showPopover()
      placeAboveBars(host)
    }
  }
  const avoidBars = () => placeAboveBars(host)
  moveToTop()
  const unsubscribe = dialogStack.subscribe(moveToTop)
  for (const eventName of barEvents) addEventListener(eventName, avoidBars, { passive: true })
  // Attributes of the root show and hide bars, such as the cookie banner.
  const rootObserver = new MutationObserver(avoidBars)
  rootObserver.observe(document.documentElement, { attributes: true })
  return () => {
    unsubscribe()
    for (const eventName of barEvents) removeEventListener(eventName, avoidBars)
    rootObserver.disconnect()
    host.remove()
  }
}

const marginPx = 12

/** On phones, toasts are at the bottom and must not cover a bar with buttons. */
function placeAboveBars(host: HTMLElement): void {
  if (!host.popover) return
  host.style.bottom = ''
  if (matchMedia('(width >= 48em)').matches) return
  const barsTop = findBarsTop(host, innerHeight)
  if (barsTop < innerHeight) host.style.bottom = `${innerHeight - barsTop + marginPx}px`
}

/** The `min-height` of toast.module.css. No toast fits in a smaller gap between two bars. */
const minToastHeightPx = 52

/** Bars may be stacked, such as the cookie banner above the bar of a profile. */
function findBarsTop(host: HTMLElement, bottom: number): number {
  const bars = [marginPx, minToastHeightPx]
    .flatMap(distancePx => document.elementsFromPoint(innerWidth / 2, bottom - distancePx))
    .filter(element => !host.contains(element) && ['fixed', 'sticky'].includes(getComputedStyle(element).position))
  const top = Math.min(...bars.map(bar => bar.getBoundingClientRect().top))
  // An overlay such as the phone menu is not a bar. With large text, bars can be taller than half the screen.
  return top < bottom && top > innerHeight / 3 ? findBarsTop(host, top) : bottom
}
