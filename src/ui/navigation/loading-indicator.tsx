'use client'
import { useEffect, useRef } from 'react'
import { getIndicator, throttleMs, type Navigation } from './loading-progress.ts'

interface Props {
  readonly active: boolean
  readonly text: string
}

/** CSS shows the bar and its text, for screen readers; before hydration as well (`data-waiting`). */
export function LoadingIndicator({ active, text }: Props) {
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
      bar.current.toggleAttribute('data-shown', visible)
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

  return (
    <div ref={bar} className="loading-indicator" role="status">
      <span className="unseen" hidden>
        {text}
      </span>
    </div>
  )
}
