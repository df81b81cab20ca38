import { ViewTransition, type ReactNode } from 'react'

interface Props {
  /** The same on both pages, and unique on each. */
  readonly name: string
  readonly children: ReactNode
}

/** An element that morphs into the element of the same name on the next page, and animates at no other time. */
export function SharedElement({ name, children }: Props) {
  return (
    <ViewTransition name={name} default="none" share="auto">
      {children}
    </ViewTransition>
  )
}
