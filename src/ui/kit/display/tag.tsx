import type { ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from './icon.tsx'
import { circleCheck } from './icons.ts'
import styles from './tag.module.css'

type Kind = 'good' | 'plain' | 'danger'

export function Tag({ kind = 'plain', children }: { readonly kind?: Kind; readonly children: ReactNode }) {
  return (
    <span className={classNames(styles['tag'], kind !== 'plain' && styles[kind])}>
      {kind === 'good' && <Icon path={circleCheck} />}
      {children}
    </span>
  )
}
