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

type EmptyProps = Omit<Props, 'heading'> & {
  /** Undefined if the heading of the section suffices. */
  readonly heading?: string
}

/** An empty state: why nothing is here, and the next steps. */
export function EmptyBlock({ heading, text, children }: EmptyProps) {
  return (
    <div className={classNames('card', styles['block'])}>
      {heading !== undefined && <h2>{heading}</h2>}
      {text !== undefined && <p className="second">{text}</p>}
      <div className={styles['actions']}>{children}</div>
    </div>
  )
}

/** The main content failed to load. The red icon and the wording set it apart from an empty state. */
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

/** A secondary block failed to load: one line in its place. */
export function FailedLine({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <div className={classNames('card', styles['line'], styles['sign'])}>
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

interface ReloadProps {
  readonly text: string
  readonly retry: string
  readonly href: string
}

/** A failed block with a link that reloads the page: works without script. */
export function RetryLine({ text, retry, href }: ReloadProps) {
  return (
    <FailedLine text={text}>
      <RetryLink kind="quiet" text={retry} href={href} />
    </FailedLine>
  )
}

/** A missing fact rather than a block: a sentence with a link that reloads the page. */
export const RetryText = ({ text, retry, href }: ReloadProps) => (
  <p className="small second">
    {text}.{' '}
    <a className="link" href={href}>
      {retry}
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
