import type { ComponentProps } from 'react'

interface Props extends Omit<ComponentProps<'a'>, 'target'> {
  readonly href: string
  readonly newTabText: string
}

export function NewTabLink({ newTabText, children, ...nativeProps }: Props) {
  return (
    <a {...nativeProps} target="_blank">
      {children}
      <span className="visually-hidden"> ({newTabText})</span>
    </a>
  )
}
