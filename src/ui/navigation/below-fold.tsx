'use client'

import { startTransition, useEffect, useState, type ReactNode } from 'react'

let isFirstScreenOnly = false

/** Back and Forward have no `href`. Like a hash, they may scroll below the first screen. */
export function prepareNavigation(href = '#'): void {
  isFirstScreenOnly = !href.includes('#') && matchMedia('(width < 48em)').matches
  // Removing a focused element makes the browser restyle the old page.
  if (isFirstScreenOnly) document.querySelector<HTMLElement>(':focus:not(:focus-visible)')?.blur()
}

/** On phones, a soft navigation renders this after the first paint (docs/decisions/first-screen-first.md). */
export function BelowFold({ children }: { readonly children: ReactNode }) {
  // `useDeferredValue` would not defer, because Next's router already renders pages in a deferred render.
  const [isDeferred, setIsDeferred] = useState(isFirstScreenOnly)
  useEffect(() => startTransition(() => setIsDeferred(false)), [])
  return isDeferred ? null : children
}
