import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { clockText, useCountdown } from '#ui/form/use-countdown.ts'

interface Props {
  readonly by: 'email' | 'phone'
  readonly refusal: { readonly _tag: string }
  readonly retryAt: number | null
}

/** Why signing in failed. Which half of a pair was wrong is never told. */
export function LoginRefusal({ by, refusal, retryAt }: Props) {
  const { t } = useTranslation(['session'])
  const seconds = useCountdown(retryAt)
  if (refusal._tag === 'WrongCredentials')
    return (
      <ErrorSummary heading={by === 'email' ? t('session:wrongEmail') : t('session:wrongPhone')} attempt={0}>
        {t('session:wrongText')}
      </ErrorSummary>
    )
  if (retryAt === null)
    return (
      <ErrorSummary heading={t('session:failed')} attempt={0}>
        {t('session:failedText')}
      </ErrorSummary>
    )
  return (
    <ErrorSummary heading={t('session:tooMany')} attempt={0}>
      {seconds > 0 ? t('session:tooManyText', { time: clockText(seconds) }) : t('session:again')}
    </ErrorSummary>
  )
}
