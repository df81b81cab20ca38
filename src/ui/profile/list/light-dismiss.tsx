'use client'
import { useEffect, useRef, type ReactNode } from 'react'

interface Props {
  readonly className: string | undefined
  /** A `summary` and its content. */
  readonly children: ReactNode
}

/** A `details` used as a dropdown. Script closes it on Escape, an outside click, or when focus leaves. */
export function LightDismiss({ className, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = () => {
      if (details.current) details.current.open = false
    }
    const turn = ({ target }: Event) => {
      if (target instanceof Node && !details.current?.contains(target)) close()
    }
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      close()
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', turn)
    document.addEventListener('focusin', turn)
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('pointerdown', turn)
      document.removeEventListener('focusin', turn)
      document.removeEventListener('keydown', press)
    }
  }, [])
  return (
    <details ref={details} className={className}>
      {children}
    </details>
  )
}
