import { ViewTransition, type ReactNode } from 'react'

interface Props {
  /** The same on both pages, and once on each. */
  readonly name: string
  readonly children: ReactNode
}

/** What is on this page and on the next one goes from its place here to its place there. Nothing else moves. */
export function SharedElement({ name, children }: Props) {
  return (
    <ViewTransition name={name} default="none" share="auto">
      {children}
    </ViewTransition>
  )
}
