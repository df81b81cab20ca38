import type { ReactNode } from 'react'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { circleExclamationPoint, rotateCw } from '#ui/kit/display/page-icons.ts'
import styles from './notice.module.css'
import { ButtonLink } from '#ui/kit/actions/button.tsx'

interface Props {
  readonly heading: string
  readonly text?: string
  readonly children: ReactNode
}

type EmptyProps = Omit<Props, 'heading' | 'text'> & {
  readonly heading?: string
  readonly text?: ReactNode
}

export function EmptyBlock({ heading, text, children }: EmptyProps) {
  return (
    <div className={classNames('card', styles['block'])}>
      {heading !== undefined && <h2>{heading}</h2>}
      {text !== undefined && <p className="muted">{text}</p>}
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}

export function FailedBlock({ heading, text, children }: Props) {
  return (
    <div className={classNames('card', styles['block'], styles['failed'])}>
      <Icon path={circleExclamationPoint} className={styles['icon']} />
      <h2>{heading}</h2>
      {text !== undefined && <p className="muted">{text}</p>}
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}

export function FailedLine({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classNames('card', styles['line'], styles['failedLine'])}>
      <Icon path={circleExclamationPoint} className={styles['icon']} />
      <p>{text}</p>
      {children}
    </div>
  )
}

export function NoteLine({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={classNames('card', styles['line'])}>
      <p>{text}</p>
      {children}
    </div>
  )
}

interface RetryLineProps {
  readonly text: ReactNode
  readonly retryText: string
  readonly href: string
}

export function RetryLine({ text, retryText, href }: RetryLineProps) {
  return (
    <FailedLine text={text}>
      <RetryLink kind="quiet" text={retryText} href={href} />
    </FailedLine>
  )
}

export const RetryText = ({ text, retryText, href }: RetryLineProps) => (
  <p className="small muted">
    {text}.{' '}
    <a className="link" href={href}>
      {retryText}
    </a>
  </p>
)

interface RetryProps {
  readonly kind: 'primary' | 'quiet'
  readonly large?: boolean
  readonly text: string
  readonly href: string
}

export function RetryLink({ kind, large = false, text, href }: RetryProps) {
  return (
    <ButtonLink kind={kind} large={large} href={href}>
      <Icon path={rotateCw} />
      {text}
    </ButtonLink>
  )
}
