import type { ReactNode } from 'react'
import { Icon } from '#ui/kit/display/icon.tsx'
import { x } from '#ui/kit/display/icons.ts'
import styles from './removable-chip.module.css'

interface Props {
  readonly removeText: string
  readonly href: string
  readonly children: ReactNode
}

/** `nofollow` keeps crawlers out of filtered lists. */
export function RemovableChip({ removeText, href, children }: Props) {
  return (
    <a className={styles['chip']} href={href} rel="nofollow">
      <span className="visually-hidden">{removeText}</span> {children}
      <Icon path={x} />
    </a>
  )
}
