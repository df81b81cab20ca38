import { useRef, type ReactNode } from 'react'
import { Button } from '#ui/kit/actions/button.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { FieldError } from '#ui/kit/fields/field.tsx'
import type { FieldLine } from './error-lines.ts'
import { formatCountdown, useCountdown } from './use-countdown.ts'

interface Failure {
  readonly _tag: string
  /** Of `ApiUnavailable`. */
  readonly reason?: string
  /** The API's own words: they come before the form's. Empty if it gave none. */
  readonly message?: string
}

/** Texts of a failed write by the error's tag; what a tag leaves out comes from `failed`. */
export interface FailureTexts {
  /** No text of its own: shown only with a message of the API. */
  readonly [tag: string]: { readonly heading?: string; readonly text?: string } | undefined
  readonly failed: { readonly heading?: string; readonly text: string }
  /** `again` once the rate limit is over. */
  readonly TooManyRequests: { readonly heading?: string; readonly text: string; readonly again?: string }
}

/** Not each API that gives no usable answer is silent: one that refuses, and a device without a connection, have words of their own. */
const tagByReason: ReadonlyMap<string | undefined, string> = new Map([
  ['refused', 'Refused'],
  ['offline', 'Offline'],
])

/** The tag whose text describes a failure. */
export const getShownTag = ({ _tag, reason }: Failure): string => tagByReason.get(reason) ?? _tag

/** What to tell about a failed write. */
export function getFailureText(
  failure: Failure,
  texts: FailureTexts,
  seconds = 0,
): { readonly heading?: string; readonly text: string } {
  const { failed, TooManyRequests: tooMany } = texts
  const { message = '' } = failure
  const _tag = getShownTag(failure)
  if (_tag === 'TooManyRequests')
    return { ...failed, ...tooMany, text: seconds > 0 ? tooMany.text : (tooMany.again ?? tooMany.text) }
  const own = texts[_tag] ?? (_tag === 'NotSignedIn' ? texts['SessionExpired'] : undefined)
  const text = message === '' ? own?.text : message
  return text === undefined ? failed : { ...failed, ...own, text }
}

interface Shown {
  readonly failure: Failure | null
  readonly retryAt: number | null
  /** The texts of the form; `time` is the time left of a rate limit. */
  readonly texts: (time: string) => FailureTexts
}

function useFailureText({ failure, retryAt, texts }: Shown) {
  const seconds = useCountdown(retryAt)
  return failure ? getFailureText(failure, texts(formatCountdown(seconds)), seconds) : undefined
}

interface SummaryProps extends Shown {
  /** Errors of single fields: shown instead of the failure, with the API's message if it gave one. */
  readonly lines: readonly FieldLine[]
  /** Over the lines. */
  readonly heading: string
  readonly attempt: number
  /** What the visitor can do about it. */
  readonly children?: ReactNode
}

/** Why a form was not sent, at its top: the fields to blame, otherwise the failure. */
export function FormSummary({ lines, heading, attempt, children, ...shown }: SummaryProps) {
  const message = useFailureText(shown)
  const isOfFields = lines.length > 0
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

/** A button of the summary, which may go away with the press: the focus moves to the button that sends the form. */
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
  /** What the visitor can do about it. */
  readonly children?: ReactNode
}

/** Why a card was not saved, in one line. */
export function FailureLine({ id, children, ...shown }: LineProps) {
  return (
    <FieldError id={id} text={useFailureText(shown)?.text}>
      {children}
    </FieldError>
  )
}
