import type { ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './dot-map.module.css'

interface Props {
  readonly className?: string | undefined
  /** Content on top of the dots. */
  readonly children?: ReactNode
}

/** A map with every city of the directory as a dot. Decorative. */
export function BareDotMap({ className, children }: Props) {
  return (
    <div className={classNames(styles['map'], className)} aria-hidden="true">
      {children}
    </div>
  )
}
