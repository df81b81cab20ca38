'use client'
import { useEffect, useRef } from 'react'
import { getIndicator, throttleMs, type Navigation } from './loading-progress.ts'

/** Hidden from screen readers, for which the new page is announced instead. */
export function LoadingIndicator({ active }: { readonly active: boolean }) {
  const bar = useRef<HTMLDivElement>(null)
  const navigation = useRef<Navigation>(undefined)

  useEffect(() => {
    const now = performance.now()
    const last = navigation.current
    if (active) navigation.current = { startedAt: now }
    else if (last) navigation.current = { ...last, finishedAt: now }

    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      if (!bar.current || !navigation.current) return
      const { visible, width, done } = getIndicator(navigation.current, performance.now())
      bar.current.style.inlineSize = `${width}%`
      bar.current.style.opacity = visible ? '1' : '0'
      if (done) return
      // Frames without a visible change would delay the render of the page.
      if (visible) frame = requestAnimationFrame(show)
      else timer = setTimeout(show, throttleMs)
    }
    show()
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [active])

  return <div ref={bar} className="loading-indicator" aria-hidden="true" />
}
