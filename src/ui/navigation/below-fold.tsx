'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'

let isFirstScreenOnly = false

/**
 * Decides what a soft navigation renders first. On phones that is the first screen, unless the target may be further down:
 * an address with a hash, or Back and Forward (no address), where the browser restores the scroll position.
 */
export function noteNavigation(href = '#'): void {
  isFirstScreenOnly = !href.includes('#') && matchMedia('(width < 48em)').matches
  // Removing a focused element makes the browser restyle the old page. Visible focus stays.
  if (isFirstScreenOnly) document.querySelector<HTMLElement>(':focus:not(:focus-visible)')?.blur()
}

/**
 * Content below the first screen of a phone. Documents always contain it; a soft navigation renders it after the first
 * screen has been painted (docs/decisions/first-screen.md).
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  // `useDeferredValue` would not wait, because Next's router already renders pages in a deferred render.
  const [isWaiting, setWaiting] = useState(isFirstScreenOnly)
  useEffect(() => startTransition(() => setWaiting(false)), [])
  return isWaiting ? null : children
}
