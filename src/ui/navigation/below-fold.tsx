'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'

let isFirstScreenOnly = false

/**
 * Notes what a soft navigation renders first. On a phone it is the first screen, unless somewhere else in the page is gone to,
 * which has to be there at once: an address with a hash, or Back and Forward (no address), where the browser scrolls.
 */
export function noteNavigation(href = '#'): void {
  isFirstScreenOnly = !href.includes('#') && matchMedia('(width < 48em)').matches
  // An element that goes with the focus makes the browser style the page that is left once more. Whoever sees the focus keeps it.
  if (isFirstScreenOnly) document.querySelector<HTMLElement>(':focus:not(:focus-visible)')?.blur()
}

/**
 * What a phone shows only once it is scrolled. It is part of every document; a soft navigation renders it after the first
 * screen has been painted (docs/decisions/first-screen.md).
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  // `useDeferredValue` would not wait: Next's router renders pages in a deferred render of its own.
  const [isWaiting, setWaiting] = useState(isFirstScreenOnly)
  useEffect(() => startTransition(() => setWaiting(false)), [])
  return isWaiting ? null : children
}
