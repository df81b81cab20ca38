import { useRef, type ReactNode } from 'react'
import { Button } from '#ui/kit/actions/button.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { FieldError } from '#ui/kit/fields/field.tsx'
import type { FieldLine } from './error-lines.ts'
import { useErrorTitle } from './use-error-title.ts'
import { formatCountdown, useCountdown } from './use-countdown.ts'

interface Failure {
  readonly _tag: string
  /** Set by `ApiUnavailable`. */
  readonly reason?: string
  /** The API's message, which takes precedence over the form's text, except for a countdown. Empty if there is none. */
  readonly message?: string
}

/** Texts by error tag; `failed` provides the defaults. */
export interface FailureTexts {
  /** Without `text`, used only with a message from the API. */
  readonly [tag: string]: { readonly heading?: string; readonly text?: string } | undefined
  readonly failed: { readonly heading?: string; readonly text: string }
  /** `again` replaces `text` once the rate limit has ended. */
  readonly TooManyRequests: { readonly heading?: string; readonly text: string; readonly again?: string }
}

/** Reasons of `ApiUnavailable` with texts of their own. */
const tagByReason: ReadonlyMap<string | undefined, string> = new Map([
  ['refused', 'Refused'],
  ['offline', 'Offline'],
])

export const getShownTag = ({ _tag, reason }: Failure): string => tagByReason.get(reason) ?? _tag

export function getFailureText(
  failure: Failure,
  texts: FailureTexts,
  seconds = 0,
): { readonly heading?: string; readonly text: string } {
  const { failed, TooManyRequests: tooMany } = texts
  const { message = '' } = failure
  const _tag = getShownTag(failure)
  if (_tag === 'TooManyRequests') {
    const wait = seconds > 0 ? tooMany.text : (tooMany.again ?? tooMany.text)
    return { ...failed, ...tooMany, text: message === '' ? wait : `${message} ${wait}` }
  }
  const own = texts[_tag] ?? (_tag === 'NotSignedIn' ? texts['SessionExpired'] : undefined)
  const text = message === '' ? own?.text : message
  return text === undefined ? failed : { ...failed, ...own, text }
}

interface Shown {
  readonly failure: Failure | null
  readonly retryAt: number | null
  /** `time`: what remains of the rate limit, as '1:05'. */
  readonly texts: (time: string) => FailureTexts
}

function useFailureText({ failure, retryAt, texts }: Shown) {
  const seconds = useCountdown(retryAt)
  return failure ? { ...getFailureText(failure, texts(formatCountdown(seconds)), seconds), seconds } : undefined
}

interface SummaryProps extends Shown {
  /** Field errors, shown instead of the failure text. */
  readonly lines: readonly FieldLine[]
  /** Heading above the lines. */
  readonly heading: string
  readonly attempt: number
  /** The title of the page while it has errors: 'Ошибка: {{title}}'. Undefined in a dialog. */
  readonly pageTitle?: string
  readonly children?: ReactNode
}

export function FormSummary({ lines, heading, attempt, pageTitle, children, ...shown }: SummaryProps) {
  const message = useFailureText(shown)
  const isOfFields = lines.length > 0
  useErrorTitle(isOfFields || message !== undefined, pageTitle)
  return (
    <ErrorSummary heading={isOfFields ? heading : (message?.heading ?? '')} errors={lines} attempt={attempt}>
      {isOfFields
        ? (shown.failure?._tag === 'FieldErrors' && shown.failure.message) || undefined
        : message && (
            <>
              <p>{message.text}</p>
              {children}
            </>
          )}
    </ErrorSummary>
  )
}

interface ActionProps {
  readonly text: string
  readonly onPress: () => void
}

/** A press may remove this button, so it moves the focus to the submit button. */
export function SummaryButton({ text, onPress }: ActionProps) {
  const button = useRef<HTMLButtonElement>(null)
  const focusSubmit = () => {
    const buttons = [...(button.current?.form?.elements ?? [])].filter(each => each instanceof HTMLButtonElement)
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

interface LineProps extends Shown {
  readonly id: string
  readonly children?: ReactNode
}

export function FailureLine({ id, children, ...shown }: LineProps) {
  const message = useFailureText(shown)
  // A countdown would be announced every second.
  const text = message && message.seconds > 0 ? <span aria-live="off">{message.text}</span> : message?.text
  return (
    <FieldError id={id} text={text}>
      {children}
    </FieldError>
  )
}
