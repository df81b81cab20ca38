import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './button.module.css'

export interface ButtonLook {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger'
  readonly large?: boolean
  readonly small?: boolean
  /** No inline padding. */
  readonly flush?: boolean
}

export const getButtonClass = ({ kind = 'secondary', large = false, small = false, flush = false }: ButtonLook) =>
  classNames(
    styles['button'],
    styles[kind],
    large && styles['large'],
    small && styles['small'],
    flush && styles['flush'],
  )

interface LinkProps extends ButtonLook {
  readonly href: string
  readonly target?: '_self' | undefined
  readonly children: ReactNode
}

export function ButtonLink({ href, target, children, ...look }: LinkProps) {
  return (
    <a className={getButtonClass(look)} href={href} target={target}>
      {children}
    </a>
  )
}

type NativeProps = Omit<ComponentProps<'button'>, 'className' | 'onClick' | 'type'>

export function Button({
  onPress,
  kind = 'secondary',
  large = false,
  small = false,
  flush = false,
  children,
  ...nativeProps
}: ButtonLook & NativeProps & { readonly onPress?: () => void }) {
  return (
    <button {...nativeProps} className={getButtonClass({ kind, large, small, flush })} type="button" onClick={onPress}>
      {children}
    </button>
  )
}
