'use client'
import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  readonly className: string | undefined
  /** A `summary` and its content. */
  readonly children: ReactNode
}

export function LightDismiss({ className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false
    }
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    const listeners = new AbortController()
    const { signal } = listeners
    document.addEventListener('pointerdown', closeFromOutside, { signal })
    document.addEventListener('focusin', closeFromOutside, { signal })
    document.addEventListener('keydown', closeOnEscape, { signal })
    return () => listeners.abort()
  }, [])
  return (
    <details ref={details} className={className}>
      {children}
    </details>
  )
}
