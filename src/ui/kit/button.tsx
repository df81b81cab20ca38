import type { ReactNode } from 'react'
import { classNames } from './class-names'
import styles from './button.module.css'

interface Look {
  readonly kind?: 'primary' | 'secondary' | 'quiet'
  readonly large?: boolean
  /** Its text stands on the page's edge: no padding beside it. */
  readonly flush?: boolean
  readonly children: ReactNode
}

export const buttonLook = ({ kind = 'secondary', large = false, flush = false }: Omit<Look, 'children'>) =>
  classNames(styles['button'], styles[kind], large && styles['large'], flush && styles['flush'])

export function ButtonLink({ href, ...of }: Look & { readonly href: string }) {
  return (
    <a className={buttonLook(of)} href={href}>
      {of.children}
    </a>
  )
}

export function Button({ onPress, ...of }: Look & { readonly onPress: () => void }) {
  return (
    <button className={buttonLook(of)} type="button" onClick={onPress}>
      {of.children}
    </button>
  )
}
