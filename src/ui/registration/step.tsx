import type { ReactNode, RefObject } from 'react'
import type { RegistrationEvent, RegistrationFailure } from '#application/registration/registration-context.ts'
import type { RegistrationSnapshot } from '#application/registration/registration-snapshot.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fillText } from '#ui/fill-text.ts'
import type { RegistrationTexts } from '#ui/i18n/registration-texts.ts'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'
import styles from './wizard.module.css'

/** Props of every step. */
export interface StepProps {
  readonly locale: Locale
  readonly texts: RegistrationTexts
  readonly snapshot: RegistrationSnapshot
  readonly send: (event: RegistrationEvent) => void
  readonly heading: RefObject<HTMLHeadingElement | null>
}

/** A button in the look of a text link. */
export function LinkButton({ onPress, children }: { readonly onPress: () => void; readonly children: ReactNode }) {
  return (
    <button className={`link ${styles['textual']}`} type="button" onClick={onPress}>
      {children}
    </button>
  )
}

interface Props {
  readonly texts: RegistrationTexts['errors']
  readonly failure: RegistrationFailure
  readonly retryAt: number | null
}

/** Why a step failed, unless single fields are to blame. */
export function StepError({ texts, failure, retryAt }: Props) {
  const seconds = useCountdown(retryAt)
  if (failure._tag === 'TooManyRequests')
    return (
      <ErrorSummary heading={texts.tooMany} attempt={0}>
        {seconds > 0 ? fillText(texts.tooManyText, { time: clockText(seconds) }) : texts.again}
      </ErrorSummary>
    )
  if (failure._tag === 'NotSignedIn')
    return (
      <ErrorSummary heading={texts.unverified} attempt={0}>
        {texts.unverifiedText}
      </ErrorSummary>
    )
  const said = failure._tag === 'FieldErrors' ? failure.message : ''
  return (
    <ErrorSummary heading={said === '' ? texts.failed : texts.refused} attempt={0}>
      {said === '' ? texts.failedText : said}
    </ErrorSummary>
  )
}

/** The server's message about a field. */
export const messageOf = (failure: RegistrationFailure | null, field: string): string | undefined =>
  failure?._tag === 'FieldErrors' ? failure.fields[field]?.[0] : undefined

export interface FieldLine {
  readonly field: string
  readonly text: string
}

/** The lines of an error summary: fields without an error drop out. */
export const linesOf = (
  errors: readonly (readonly [field: string, text: string | undefined])[],
): readonly FieldLine[] => errors.flatMap(([field, text]) => (text === undefined ? [] : [{ field, text }]))
