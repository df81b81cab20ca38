import type { ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './dot-map.module.css'

interface Props {
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export function BareDotMap({ className, children }: Props) {
  return (
    <div className={classNames(styles['map'], className)} aria-hidden="true">
      {children}
    </div>
  )
}
