import type { ReactNode, RefObject } from 'react'
import type { RegistrationEvent, RegistrationFailure } from '#application/registration/registration-context.ts'
import { getShownStep, type RegistrationSnapshot } from '#application/registration/registration-snapshot.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { ErrorLine } from '#ui/form/error-lines.ts'
import { FormSummary } from '#ui/form/failure.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import styles from './wizard.module.css'

export interface StepProps {
  readonly locale: Locale
  readonly snapshot: RegistrationSnapshot
  readonly send: (event: RegistrationEvent) => void
  readonly headingRef: RefObject<HTMLHeadingElement | null>
  readonly isInDialog?: boolean | undefined
}

/** The dialog may be open over the registration page, which has the same fields. */
export const getFieldId = (name: string, isInDialog = false): string =>
  `${isInDialog ? 'sign-in' : 'registration'}-${name}`

interface StepHeadProps extends Pick<StepProps, 'headingRef' | 'isInDialog'> {
  readonly title: string | undefined
  readonly children: ReactNode
}

export function StepHead({ headingRef, isInDialog = false, title, children }: StepHeadProps) {
  const Title = isInDialog ? 'h3' : 'h1'
  return (
    <div className={styles['head']}>
      {title !== undefined && (
        <Title ref={headingRef} tabIndex={-1}>
          {title}
        </Title>
      )}
      <p className={styles['lead']}>{children}</p>
    </div>
  )
}

interface SummaryProps extends Pick<StepProps, 'snapshot' | 'isInDialog'> {
  readonly lines: readonly ErrorLine[]
  readonly heading?: string
  readonly attempt: number
  readonly children?: ReactNode
}

export function StepSummary({ lines, heading, snapshot, isInDialog = false, attempt, children }: SummaryProps) {
  const { t } = useTranslation(['registration', 'form'])
  const { retryAt, requestRetryAt, isCodeRequestFailure } = snapshot.context
  const failure = getShownFailure(snapshot)
  const isCodeStep = getShownStep(snapshot) === 'code'
  const isResendLimit = isCodeStep && retryAt === null && requestRetryAt !== null
  return (
    <FormSummary
      lines={lines}
      connection={t('form:connection', { returnObjects: true })}
      // Submitting the code step verifies a code. It does not request one.
      canResubmit={!(isCodeStep && isCodeRequestFailure)}
      {...(!isInDialog && { pageTitle: t('registration:errors.title', { skipInterpolation: true }) })}
      heading={heading ?? (lines.length === 1 ? t('registration:errors.fix') : t('registration:errors.fixAll'))}
      failure={lines.length === 0 ? includeEmailMessage(failure) : failure}
      retryAt={retryAt ?? requestRetryAt}
      attempt={attempt}
      getTexts={time => {
        const texts = t('registration:failure', { returnObjects: true, time })
        return { ...texts, ...(isResendLimit && { TooManyRequests: texts.TooManyEmails }) }
      }}
    >
      {children}
    </FormSummary>
  )
}

/** The code step has no email field, so its summary shows the errors of that field. */
function includeEmailMessage(failure: RegistrationFailure | null): RegistrationFailure | null {
  const emailMessage = getFieldMessage(failure, 'email')
  if (failure?._tag !== 'FieldErrors' || emailMessage === undefined) return failure
  return { ...failure, message: [emailMessage, failure.message].filter(text => text !== '').join(' ') }
}

/** The failure, unless the attempt may still turn out to have succeeded. */
export const getShownFailure = (snapshot: RegistrationSnapshot): RegistrationFailure | null =>
  snapshot.matches('checking') ? null : snapshot.context.failure

export const createMaxLengthRule = (t: Translate<'registration'>, maxLength: number) => ({
  value: maxLength,
  message: t('registration:errors.long', { most: String(maxLength) }),
})

export const getFieldMessage = (failure: RegistrationFailure | null, field: string): string | undefined =>
  failure?._tag === 'FieldErrors' ? failure.fields[field]?.join(' ') : undefined
