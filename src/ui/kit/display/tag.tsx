import type { ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from './icon.tsx'
import { circleCheck } from './icons.ts'
import styles from './tag.module.css'

interface Props {
  readonly isGood?: boolean
  readonly children: ReactNode
}

export function Tag({ isGood = false, children }: Props) {
  return (
    <span className={classNames(styles['tag'], isGood && styles['good'])}>
      {isGood && <Icon path={circleCheck} />}
      {children}
    </span>
  )
}
