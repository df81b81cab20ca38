import type { ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleExclamationPoint } from '#ui/kit/display/icons.ts'
import styles from './notice.module.css'

interface Props {
  readonly heading: string
  readonly text?: string
  /** What to do next. */
  readonly children: ReactNode
}

/** Why there is nothing, and what to do next. */
export function EmptyBlock({ heading, text, children }: Props) {
  return (
    <div className={classNames('card', styles['block'])}>
      <h2>{heading}</h2>
      {text !== undefined && <p className="second">{text}</p>}
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}

/** The main thing of a page did not load: the red icon and words tell it from an empty one. */
export function FailedBlock({ heading, text, children }: Props) {
  return (
    <div className={classNames('card', styles['block'], styles['failed'])}>
      <Icon path={circleExclamationPoint} className={styles['icon']} />
      <h2>{heading}</h2>
      {text !== undefined && <p className="second">{text}</p>}
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}

/** A block beside others did not load: one line in its place; the page lives on. */
export function FailedLine({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={classNames('card', styles['line'])}>
      <Icon path={circleExclamationPoint} className={styles['icon']} />
      <p>{text}</p>
      {children}
    </div>
  )
}

/** A sentence and a way on. */
export function NoteLine({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={classNames('card', styles['line'])}>
      <p>{text}</p>
      {children}
    </div>
  )
}
