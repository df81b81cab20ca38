import { useRef, type ReactNode } from 'react'
import { Button } from '#ui/kit/actions/button.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { FieldError } from '#ui/kit/fields/field.tsx'
import type { ErrorLine } from './error-lines.ts'
import { useErrorTitle } from './use-error-title.ts'
import { useConnectionNotice, type ConnectionTexts } from './use-connection-notice.ts'
import { formatCountdown, useCountdown } from './use-countdown.ts'

interface Failure {
  readonly _tag: string
  readonly reason?: string
  /** The API's message, which may be empty. It replaces the form's text, but precedes the text of `TooManyRequests`. */
  readonly message?: string
}

/** By error tag; `failed` provides the defaults. */
export interface FailureTexts {
  readonly [tag: string]: { readonly heading?: string; readonly text: string } | undefined
  readonly failed: { readonly heading?: string; readonly text: string }
  /** `again` replaces `text` once the rate limit has ended. */
  readonly TooManyRequests: { readonly heading?: string; readonly text: string; readonly again?: string }
}

const tagByReason: ReadonlyMap<string | undefined, string> = new Map([
  ['refused', 'Refused'],
  ['offline', 'Offline'],
  ['timeout', 'MayHaveArrived'],
  ['broken', 'MayHaveArrived'],
])

export const getTextTag = ({ _tag, reason }: Failure): string => tagByReason.get(reason) ?? _tag

export function getFailureText(
  failure: Failure,
  texts: FailureTexts,
  secondsLeft = 0,
): { readonly heading?: string; readonly text: string } {
  const { failed, TooManyRequests: rateLimitTexts } = texts
  const { message = '' } = failure
  const textTag = getTextTag(failure)
  if (textTag === 'TooManyRequests') {
    const waitText = secondsLeft > 0 ? rateLimitTexts.text : (rateLimitTexts.again ?? rateLimitTexts.text)
    return { ...failed, ...rateLimitTexts, text: message === '' ? waitText : `${message} ${waitText}` }
  }
  const tagTexts = texts[textTag] ?? (textTag === 'NotSignedIn' ? texts['SessionExpired'] : undefined)
  return { ...failed, ...tagTexts, ...(message !== '' && { text: message }) }
}

interface FailureProps {
  readonly failure: Failure | null
  /** Unix time in milliseconds at which the rate limit ends. */
  readonly retryAt: number | null
  /** `time` until the rate limit ends: '1:05'. */
  readonly getTexts: (time: string) => FailureTexts
}

function useFailureText({ failure, retryAt, getTexts }: FailureProps) {
  const secondsLeft = useCountdown(retryAt)
  return failure
    ? { ...getFailureText(failure, getTexts(formatCountdown(secondsLeft)), secondsLeft), secondsLeft }
    : undefined
}

interface FormSummaryProps extends FailureProps {
  readonly lines: readonly ErrorLine[]
  readonly heading: string
  readonly attempt: number
  /** 'Ошибка: {{title}}'. Omitted in a dialog. */
  readonly pageTitle?: string
  /** Omitted by the login form: otherwise every page would contain the URLs of the `form` texts. */
  readonly connection?: ConnectionTexts
  /** Whether submitting the form repeats the failed attempt. */
  readonly canResubmit?: boolean
  readonly children?: ReactNode
}

export function FormSummary({
  lines,
  heading,
  attempt,
  pageTitle,
  connection,
  canResubmit = true,
  children,
  ...failureProps
}: FormSummaryProps) {
  const failureText = useFailureText(failureProps)
  const hasErrorLines = lines.length > 0
  const paragraph = useRef<HTMLParagraphElement>(null)
  const isUnsent = canResubmit && failureProps.failure !== null && getTextTag(failureProps.failure) === 'Offline'
  useConnectionNotice(connection, isUnsent ? () => paragraph.current?.closest('form')?.requestSubmit() : undefined)
  useErrorTitle(hasErrorLines || failureText !== undefined, pageTitle)
  return (
    <ErrorSummary heading={hasErrorLines ? heading : (failureText?.heading ?? '')} errors={lines} attempt={attempt}>
      {hasErrorLines ? (
        // The ref leads to the form, so this element is needed even without text.
        <p ref={paragraph}>{failureProps.failure?._tag === 'FieldErrors' && failureProps.failure.message}</p>
      ) : (
        failureText && (
          <>
            <p ref={paragraph}>{failureText.text}</p>
            {children}
          </>
        )
      )}
    </ErrorSummary>
  )
}

interface SummaryButtonProps {
  readonly text: string
  readonly onPress: () => void
}

/** A press may remove the button, so it moves the focus to the submit button. */
export function SummaryButton({ text, onPress }: SummaryButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const focusSubmit = () => {
    const buttons = [...(button.current?.form?.elements ?? [])].filter(element => element instanceof HTMLButtonElement)
    buttons.find(({ type }) => type === 'submit')?.focus()
  }
  return (
    <Button
      ref={button}
      onPress={() => {
        focusSubmit()
        onPress()
      }}
    >
      {text}
    </Button>
  )
}

interface FailureLineProps extends FailureProps {
  readonly id: string
  readonly children?: ReactNode
}

export function FailureLine({ id, children, ...failureProps }: FailureLineProps) {
  const message = useFailureText(failureProps)
  // A countdown would be announced every second.
  const text = message && message.secondsLeft > 0 ? <span aria-live="off">{message.text}</span> : message?.text
  return (
    <FieldError id={id} text={text}>
      {children}
    </FieldError>
  )
}
