'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'

let isFirstScreenOnly = false

/**
 * Decides whether a soft navigation renders the first screen only. It does on phones, unless the target may be further
 * down: a URL with a hash, or Back and Forward (no URL), where the browser restores the scroll position.
 */
export function prepareNavigation(href = '#'): void {
  isFirstScreenOnly = !href.includes('#') && matchMedia('(width < 48em)').matches
  // Removing a focused element makes the browser restyle the old page. Focus that the browser shows is kept.
  if (isFirstScreenOnly) document.querySelector<HTMLElement>(':focus:not(:focus-visible)')?.blur()
}

/**
 * Content below the first screen of a phone. Documents always contain it; a soft navigation renders it after the first
 * screen has been painted (docs/decisions/first-screen.md).
 */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  // `useDeferredValue` would not defer, because Next's router already renders pages in a deferred render.
  const [isDeferred, setIsDeferred] = useState(isFirstScreenOnly)
  useEffect(() => startTransition(() => setIsDeferred(false)), [])
  return isDeferred ? null : children
}
