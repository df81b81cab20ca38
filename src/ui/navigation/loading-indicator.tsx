'use client'
import { useEffect, useRef } from 'react'
import { getIndicator, showDelayMs, type Navigation } from './loading-progress.ts'

/** CSS shows the bar if it has `data-shown` or, before hydration, if the root element has `data-waiting`. */
export function LoadingIndicator({ isActive, text }: { readonly isActive: boolean; readonly text: string }) {
  const bar = useRef<HTMLDivElement>(null)
  const navigation = useRef<Navigation>(undefined)

  useEffect(() => {
    const now = performance.now()
    const lastNavigation = navigation.current
    if (isActive) navigation.current = { startedAt: now }
    else if (lastNavigation) navigation.current = { ...lastNavigation, finishedAt: now }

    let frame = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const updateBar = () => {
      if (!bar.current || !navigation.current) return
      const { isVisible, width, isDone } = getIndicator(navigation.current, performance.now())
      bar.current.style.inlineSize = `${width}%`
      bar.current.toggleAttribute('data-shown', isVisible)
      if (isDone) return
      // Frames without a visible change would delay the render of the page.
      if (isVisible) frame = requestAnimationFrame(updateBar)
      else timer = setTimeout(updateBar, showDelayMs)
    }
    updateBar()
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [isActive])

  return (
    <div ref={bar} className="loading-indicator" role="status">
      <span className="visually-hidden" hidden>
        {text}
      </span>
    </div>
  )
}
