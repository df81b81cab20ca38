import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { RegistrationEvent, RegistrationFailure } from '#application/registration/registration-context.ts'
import type { RegistrationSnapshot } from '#application/registration/registration-snapshot.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'
import styles from './wizard.module.css'

/** Props of every step. */
export interface StepProps {
  readonly locale: Locale
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
  readonly failure: RegistrationFailure
  readonly retryAt: number | null
}

/** Why a step failed, unless single fields are to blame. */
export function StepError({ failure, retryAt }: Props) {
  const { t } = useTranslation(['registration'])
  const seconds = useCountdown(retryAt)
  if (failure._tag === 'TooManyRequests')
    return (
      <ErrorSummary heading={t('registration:errors.tooMany')} attempt={0}>
        {seconds > 0
          ? t('registration:errors.tooManyText', { time: clockText(seconds) })
          : t('registration:errors.again')}
      </ErrorSummary>
    )
  if (failure._tag === 'NotSignedIn')
    return (
      <ErrorSummary heading={t('registration:errors.unverified')} attempt={0}>
        {t('registration:errors.unverifiedText')}
      </ErrorSummary>
    )
  const said = failure._tag === 'FieldErrors' ? failure.message : ''
  return (
    <ErrorSummary
      heading={said === '' ? t('registration:errors.failed') : t('registration:errors.refused')}
      attempt={0}
    >
      {said === '' ? t('registration:errors.failedText') : said}
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
