import type { ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './chip.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { x } from '#ui/kit/display/icons.ts'

interface Content {
  readonly children: ReactNode
  /** How many there are behind it. */
  readonly count?: string
}

interface LinkProps extends Content {
  readonly href: string
  /** The one that is shown now. */
  readonly current?: boolean
}

/** A short way to a part of a list. */
export function Chip({ href, current = false, count, children }: LinkProps) {
  return (
    <a className={classNames(styles['chip'], current && styles['on'])} href={href} aria-current={current || undefined}>
      {children}
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </a>
  )
}

interface Removal {
  /** Said before what it removes: 'Убрать фильтр'. */
  readonly remove: string
  readonly children: ReactNode
}

/** A filter that is on: the whole chip takes it off, by leading to the address without it. Robots are not to follow. */
export function RemovalLink({ remove, href, children }: Removal & { readonly href: string }) {
  return (
    <a className={classNames(styles['chip'], styles['on'])} href={href} rel="nofollow">
      <span className="unseen">{remove}</span> {children}
      <Icon path={x} />
    </a>
  )
}

/** A choice that is made: the whole chip takes it back. */
export function RemovalButton({ remove, onPress, children }: Removal & { readonly onPress: () => void }) {
  return (
    <button className={classNames(styles['chip'], styles['on'])} type="button" onClick={onPress}>
      <span className="unseen">{remove}</span> {children}
      <Icon path={x} />
    </button>
  )
}
