import { useCallback, useState } from 'react'

const step = 240

/** How many of a long list are in the page: as many as somebody has come near. The last one's `ref` is `near`. */
export function useShownPart(
  list: unknown,
  active: number,
): { readonly shown: number; readonly near: (last: Element | null) => (() => void) | undefined } {
  const [part, setPart] = useState({ list, shown: step })
  const shown = Math.max(part.list === list ? part.shown : step, active + 1)
  const near = useCallback(
    (last: Element | null) => {
      if (!last || typeof IntersectionObserver === 'undefined') return undefined
      const observer = new IntersectionObserver(entries => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setPart({ list, shown: shown + step })
      })
      observer.observe(last)
      return () => observer.disconnect()
    },
    [list, shown],
  )
  return { shown, near }
}
