import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import type { RegistrationFailure } from '#application/registration/registration-context.ts'
import type { AccountPurpose } from '#domain/registration/registration.ts'
import { trimText } from '#domain/shared/invisible.ts'
import { formatEmail } from '#domain/shared/text.ts'
import { createErrorLines, type ErrorLine } from '#ui/form/error-lines.ts'
import { createSubmitHandler } from '#ui/form/create-submit-handler.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { LinkButton } from '#ui/form/link-button.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { Consents, NameAndPassword, PurposeField, type AccountFields } from './account-fields.tsx'
import { getFieldId, getFieldMessage, getShownFailure, StepHead, StepSummary, type StepProps } from './step.tsx'
import styles from './wizard.module.css'

interface Props extends StepProps {
  readonly form: UseFormReturn<AccountFields>
  readonly purpose?: AccountPurpose | undefined
  readonly hasPendingForm?: boolean
  /** Whether the visitor wanted to sign in to an existing account. */
  readonly wantedSignIn?: boolean
  readonly onSkip?: (() => void) | undefined
}

export function AccountStep({
  locale,
  snapshot,
  send,
  headingRef,
  isInDialog,
  form,
  purpose: knownPurpose,
  hasPendingForm = false,
  wantedSignIn = false,
  onSkip,
}: Props) {
  const { t } = useTranslation(['registration'])
  const { register, formState } = form
  const { email } = snapshot.context
  const isCreating = snapshot.matches('creating') || snapshot.matches('checking')
  const isBusy = isCreating || snapshot.matches('abandoning')
  const { getError, lines } = useAccountErrors(formState.errors, getShownFailure(snapshot), isInDialog)
  const submit = createSubmitHandler(form, ({ name, password, purpose }) => {
    const account = { name: trimText(name), password, agreement: true } as const
    // A submitted purpose is never empty, so 'find' only satisfies the type.
    if (!isBusy) send({ type: 'account.submitted', account, purpose: knownPurpose ?? (purpose || 'find') })
  })
  const abandon = () => send({ type: 'registration.abandoned' })
  return (
    <form className={styles['form']} noValidate onSubmit={submit}>
      {wantedSignIn ? (
        <NoProfileHead
          {...{ snapshot, headingRef, isInDialog, isBusy }}
          mayFinishLater={Boolean(onSkip)}
          onUseOtherAddress={abandon}
        />
      ) : (
        <StepHead {...{ headingRef, isInDialog }} title={t('registration:account.heading')}>
          {onSkip ? t('registration:account.sendLead') : t('registration:account.lead')}
        </StepHead>
      )}
      <AccountSummary {...{ lines, snapshot, send, isInDialog }} attempt={formState.submitCount} />
      {/* Without it, password managers save the name as the username. */}
      {email !== '' && <input type="text" autoComplete="username" value={email} readOnly hidden />}
      <div className={styles['form']} inert={isBusy}>
        <NameAndPassword isInDialog={isInDialog} register={register} getError={getError} />
        {knownPurpose === undefined && (
          <PurposeField isInDialog={isInDialog} register={register} error={getError('purpose')} />
        )}
        <Consents
          {...{ locale, isInDialog }}
          register={register}
          errors={{ agreement: getError('agreement'), consent: getError('consent') }}
        />
      </div>
      <AccountActions
        {...{ isBusy, isCreating, hasPendingForm, onSkip }}
        onStartAgain={wantedSignIn ? undefined : abandon}
      />
    </form>
  )
}

interface AccountSummaryProps extends Pick<StepProps, 'snapshot' | 'send' | 'isInDialog'> {
  readonly lines: readonly ErrorLine[]
  readonly attempt: number
}

function AccountSummary({ lines, snapshot, send, isInDialog, attempt }: AccountSummaryProps) {
  const { t } = useTranslation(['registration'])
  return (
    <StepSummary {...{ lines, snapshot, isInDialog, attempt }}>
      {snapshot.context.isAccountUnknown && (
        <p>
          {t('registration:account.mayExist')}{' '}
          <LinkButton onPress={() => send({ type: 'registration.abandoned', isSameEmail: true })}>
            {t('registration:account.newCode')}
          </LinkButton>
        </p>
      )}
    </StepSummary>
  )
}

function useAccountErrors(
  errors: FieldErrors<AccountFields>,
  failure: RegistrationFailure | null,
  isInDialog: boolean | undefined,
) {
  const { t } = useTranslation(['registration'])
  const getError = (name: keyof AccountFields) => errors[name]?.message ?? getFieldMessage(failure, name)
  const lines = createErrorLines([
    [getFieldId('name', isInDialog), getError('name')],
    [getFieldId('password', isInDialog), getError('password')],
    [getFieldId('purpose', isInDialog), getError('purpose')],
    [
      getFieldId('agreement', isInDialog),
      errors.agreement ? t('registration:errors.agreementLine') : getFieldMessage(failure, 'agreement'),
    ],
    [getFieldId('consent', isInDialog), errors.consent && t('registration:errors.consentLine')],
  ])
  return { getError, lines }
}

interface AccountActionsProps extends Pick<Props, 'hasPendingForm' | 'onSkip'> {
  readonly isBusy: boolean
  readonly isCreating: boolean
  /** Undefined if the head already offers another address. */
  readonly onStartAgain: (() => void) | undefined
}

function AccountActions({ isBusy, isCreating, hasPendingForm, onSkip, onStartAgain }: AccountActionsProps) {
  const { t } = useTranslation(['registration'])
  return (
    <>
      <BusyButton kind="primary" large busy={isCreating} unavailable={isBusy} busyText={t('registration:account.busy')}>
        {hasPendingForm ? t('registration:account.submitAndSend') : t('registration:account.submit')}
      </BusyButton>
      {onSkip && (
        <Button kind="quiet" aria-disabled={isBusy || undefined} onPress={() => !isBusy && onSkip()}>
          {t('registration:account.later')}
        </Button>
      )}
      {onStartAgain && (
        <div className={styles['secondaryActions']}>
          <LinkButton unavailable={isBusy} onPress={onStartAgain}>
            {t('registration:startAgain')}
          </LinkButton>
        </div>
      )}
    </>
  )
}

interface NoProfileProps extends Pick<StepProps, 'snapshot' | 'headingRef' | 'isInDialog'> {
  readonly isBusy: boolean
  readonly mayFinishLater: boolean
  readonly onUseOtherAddress: () => void
}

function NoProfileHead({
  snapshot,
  headingRef,
  isInDialog,
  isBusy,
  mayFinishLater,
  onUseOtherAddress,
}: NoProfileProps) {
  const { t } = useTranslation(['registration'])
  return (
    <StepHead {...{ headingRef, isInDialog }} title={t('registration:account.noProfile')}>
      {t('registration:account.noProfileWith')}{' '}
      <b>
        <bdi>{formatEmail(snapshot.context.email)}</bdi>
      </b>
      . {mayFinishLater ? t('registration:account.sendLead') : t('registration:account.noProfileLead')}{' '}
      <LinkButton unavailable={isBusy} onPress={onUseOtherAddress}>
        {t('registration:account.otherAddress')}
      </LinkButton>
    </StepHead>
  )
}
