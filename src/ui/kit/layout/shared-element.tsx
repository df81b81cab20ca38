import { ViewTransition, type ReactNode } from 'react'

/** The type of a transition whose elements a frame of the next page has moved already (`profile-frame.ts`). */
export const framed = 'framed'

interface Props {
  /** The same on both pages, and unique on each. */
  readonly name: string
  readonly children: ReactNode
}

/** An element that morphs into its namesake on the next page (view transition). Nothing else animates. */
export function SharedElement({ name, children }: Props) {
  return (
    <ViewTransition name={name} default="none" share={{ [framed]: 'none', default: 'auto' }}>
      {children}
    </ViewTransition>
  )
}
