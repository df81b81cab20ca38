import type { EditFailure } from '#application/user/check-edit.ts'
import type { ErrorLine } from '#ui/form/error-lines.ts'
import { FormSummary, SummaryButton } from '#ui/form/failure.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useSession, useSessionHint } from '#ui/session/session-context.tsx'

interface Props {
  readonly lines: readonly ErrorLine[]
  readonly failure: EditFailure | null
  readonly retryAt: number | null
  readonly attempt: number
  readonly mayHaveArrivedText?: string
}

export function EditSummary({ lines, failure, mayHaveArrivedText, ...summaryProps }: Props) {
  const { t } = useTranslation(['edit', 'form'])
  const { askToSignIn } = useSession()
  const hint = useSessionHint()
  const isSignedOut = failure?._tag === 'NotSignedIn' || failure?._tag === 'SessionExpired'
  const hasSignedInAgain = isSignedOut && hint === 'signed-in'
  return (
    <FormSummary
      {...summaryProps}
      lines={lines}
      connection={t('form:connection', { returnObjects: true })}
      pageTitle={t('edit:errors.title', { skipInterpolation: true })}
      heading={lines.length === 1 ? t('edit:errors.field') : t('edit:errors.fields')}
      failure={hasSignedInAgain || (failure && hasOnlyFieldErrors(failure)) ? null : failure}
      getTexts={time => {
        const texts = t('edit:failure', { returnObjects: true, time })
        return mayHaveArrivedText === undefined
          ? texts
          : { ...texts, MayHaveArrived: { ...texts.MayHaveArrived, text: mayHaveArrivedText } }
      }}
    >
      {isSignedOut && <SummaryButton text={t('edit:signIn')} onPress={askToSignIn} />}
    </FormSummary>
  )
}

/** Such a failure is shown as lines only, so that the summary disappears once the fields change. */
const hasOnlyFieldErrors = (failure: EditFailure): boolean =>
  failure._tag === 'FieldErrors' && failure.message === '' && Object.keys(failure.fields).length > 0
