import { ViewTransition, type ReactNode } from 'react'

interface Props {
  /** The same on both pages, and unique on each. */
  readonly name: string
  readonly children: ReactNode
}

export function SharedElement({ name, children }: Props) {
  return (
    <ViewTransition name={name} default="none" share="auto">
      {children}
    </ViewTransition>
  )
}
