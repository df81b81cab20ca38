import type { ReactNode } from 'react'
import { BareDotMap } from '#ui/city/map/bare-dot-map.tsx'
import styles from './error-view.module.css'

interface ErrorFrameProps {
  readonly heading: string
  readonly text: string
  readonly message: string
  readonly detail?: string | undefined
  readonly errorIdText?: string | undefined
  readonly actions: ReactNode
  readonly aside?: ReactNode
}

export function ErrorFrame({ heading, text, message, detail, errorIdText, actions, aside }: ErrorFrameProps) {
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
        {errorIdText !== undefined && <p className="small quiet">{errorIdText}</p>}
      </div>
      <div>
        {aside}
        <BareDotMap className={styles['map']} />
      </div>
    </div>
  )
}
