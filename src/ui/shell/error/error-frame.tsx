import type { ReactNode } from 'react'
import { BareDotMap } from '#ui/city/map/bare-dot-map.tsx'
import styles from './error-view.module.css'

export interface ErrorFrameProps {
  readonly heading: string
  readonly text: string
  /** The specified message, in English. */
  readonly message: string
  /** In English. */
  readonly detail?: string | undefined
  /** Error id, for finding it in the log. */
  readonly number?: string | undefined
  readonly actions: ReactNode
  readonly aside?: ReactNode
}

export function ErrorFrame({ heading, text, message, detail, number, actions, aside }: ErrorFrameProps) {
  return (
    <div className={`container ${styles['error']}`}>
      <div>
        <h1 className="display">{heading}</h1>
        <p className="lead">{text}</p>
        <p className={styles['actions']}>{actions}</p>
        <p className={`small quiet ${styles['message']}`} lang="en">
          {message}
        </p>
        {detail !== undefined && (
          <p className="small quiet" lang="en">
            {detail}
          </p>
        )}
        {number !== undefined && <p className="small quiet">{number}</p>}
      </div>
      <div>
        {aside}
        <BareDotMap className={styles['map']} />
      </div>
    </div>
  )
}
