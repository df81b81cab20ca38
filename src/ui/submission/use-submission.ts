import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Outcome } from '#application/outcome.ts'
import type { DraftOwner } from '#application/shared/drafts.ts'
import type { DraftableForm } from '#application/submission/start-submission.ts'
import type { SentSubmission } from '#application/submission/submission-context.ts'
import { isFieldErrors, mayHaveArrived, type FieldErrors, type TaggedError } from '#domain/shared/api-errors.ts'
import { useFailureTools } from '#ui/failure/failure-tools.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSession, type SignInRequest } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import type { FormRecords } from './form-dialog.ts'
import { useResultAfterLeaving } from './use-result-after-leaving.ts'
import { useReopenOffer } from './use-reopen-offer.ts'
import { useStartedForm } from './use-started-form.ts'
import { isSending, startSubmissionActor, submit, type CheckDelivery } from './submission-actor.ts'
import { useMissingStep, useVisitor } from './use-visitor.ts'

interface Options<F extends FieldValues, I, E extends TaggedError> extends Omit<DraftableForm<F>, 'drafts'> {
  readonly records: Pick<FormRecords, 'drafts' | 'sentMarks'>
  /** Must equal the names in `FieldErrors`, which are the domain's, not the API's. */
  readonly fields: readonly Path<F>[]
  readonly toInput: (fields: F) => I
  readonly write: (input: I) => Promise<Outcome<unknown, E>>
  /** Runs even after unmounting, so that it can update caches. */
  readonly onSent?: (sent: SentSubmission<I>) => void
  readonly wasDelivered?: CheckDelivery<I, E>
  readonly request: SignInRequest
  readonly reopen: () => void
}

export function useSubmission<F extends FieldValues, I, E extends TaggedError>(options: Options<F, I, E>) {
  const { name, toInput, onSent, fields: fieldNames, request } = options
  const { drafts, sentMarks } = options.records
  const { id, hasSessionExpired } = useVisitor()
  const missingStep = useMissingStep(request)
  const actor = useSubmissionActor(options, id)
  const { form, dropDraft, ...draftState } = useStartedForm(actor, { ...options, drafts }, id, hasSessionExpired)
  const snapshot = useSelector(actor, state => state)
  const isBusy = isSending(snapshot)
  const { sent, input: attemptedInput, retryAt } = snapshot.context
  const failure = isBusy ? null : snapshot.context.failure
  const { author } = snapshot.context.start
  useReopenOffer({
    draftName: name,
    isUnsent: failure?._tag === 'ApiUnavailable' && 'reason' in failure && failure.reason === 'offline',
    // A form that is being sent gets no offer, because `useResultAfterLeaving` shows its result.
    hasDraft: () => !isSending(actor.getSnapshot()) && author !== undefined && drafts.read(name, author) !== undefined,
    reopen: options.reopen,
  })
  const resultAfterLeaving = useResultAfterLeaving(options.reopen)
  const reportFailure = useFailureReport(name, resultAfterLeaving)
  const finishSubmission = (sentSubmission: SentSubmission<I>) => {
    dropDraft()
    if (resultAfterLeaving.hasLeft()) resultAfterLeaving.showSuccess()
    onSent?.(sentSubmission)
  }
  const send = form.handleSubmit(async fields => {
    const endState = await submit(actor, { fields, input: toInput(fields), visitor: id })
    if (endState?.context.sent) return finishSubmission(endState.context.sent)
    const sendFailure = endState?.context.failure
    if (!sendFailure) return
    if (!visitorDecisions.includes(sendFailure._tag)) reportFailure(sendFailure)
    if (isFieldErrors(sendFailure)) showFieldErrors(form, fieldNames, sendFailure)
  })
  return {
    form,
    ...draftState,
    ...describeFailure(fieldNames, failure),
    retryAt: isBusy ? null : retryAt,
    isBusy,
    missingStep,
    sent,
    /** The fields may have changed since the last attempt. */
    attemptedInput,
    markAsSent: (senderId: number) => {
      if (!attemptedInput) return
      const sentSubmission = { input: attemptedInput, sentAt: sentMarks.getLast(name)?.sentAt ?? Date.now(), senderId }
      actor.send({ type: 'sent.found', sent: sentSubmission })
      finishSubmission(sentSubmission)
    },
    submit: async () => {
      if (isBusy) return
      // Remaining API errors would block the next attempt.
      form.clearErrors()
      await send()
    },
  }
}

function useFailureReport(formName: string, { hasLeft, showFailure }: ReturnType<typeof useResultAfterLeaving>) {
  const { logger } = useFailureTools()
  return ({ _tag }: TaggedError) => {
    // Never log user input.
    logger.error('sending a form failed', { form: formName.split(':')[0], error: _tag })
    if (hasLeft()) showFailure()
  }
}

function useSubmissionActor<F extends FieldValues, I, E extends TaggedError>(
  { name, records, initialFields, isFields, write, wasDelivered, request }: Options<F, I, E>,
  visitor: DraftOwner | undefined,
) {
  const { t } = useTranslation(['submission'])
  const session = useSession()
  const { confirm } = useOverlays()
  const { viewOwnProfile } = useUseCases()
  const [actor] = useState(() =>
    startSubmissionActor<F, I, E>(
      {
        clock: Date.now,
        draftable: { drafts: records.drafts, name, initialFields, isFields },
        marks: records.sentMarks,
        session,
        request,
        readSenderId: async (isNewSender, visitorId) => {
          if (!isNewSender && typeof visitorId === 'number') return visitorId
          const outcome = await viewOwnProfile()
          // Tries once more, because the visitor's records of sent forms need the id.
          const lastOutcome = outcome.ok ? outcome : await viewOwnProfile()
          return lastOutcome.ok ? lastOutcome.value.user.id : undefined
        },
        write,
        confirmResend: async () => (await confirm(t('submission:again', { returnObjects: true }))) === true,
        wasDelivered,
      },
      visitor,
    ),
  )
  useEffect(() => listenForRestores(() => actor.send({ type: 'page.restored' })), [actor])
  return actor
}

const visitorDecisions: readonly string[] = ['NotSignedIn', 'SessionExpired', 'OtherAuthor', 'NotSentAgain']

const getMessage = (failure: TaggedError): string =>
  'message' in failure && typeof failure.message === 'string' ? failure.message : ''

const hasOnlyFieldErrors = ({ fields }: FieldErrors, apiMessage: string): boolean =>
  apiMessage === '' && Object.keys(fields).length > 0

function showFieldErrors<F extends FieldValues>(
  form: UseFormReturn<F>,
  fieldNames: readonly Path<F>[],
  { fields }: FieldErrors,
): void {
  for (const name of fieldNames) {
    const fieldMessage = fields[name]?.join(' ')
    if (fieldMessage !== undefined) form.setError(name, { type: 'refused', message: fieldMessage })
  }
}

function describeFailure<E extends TaggedError>(fieldNames: readonly string[], failure: E | null) {
  const apiMessage = failure ? getApiMessage(fieldNames, failure) : ''
  return {
    // The fields show their own errors. A summary that appears later would take the focus.
    failure: failure && isFieldErrors(failure) && hasOnlyFieldErrors(failure, apiMessage) ? null : failure,
    apiMessage,
    isUncertain: failure !== null && (mayHaveArrived(failure) || failure._tag === 'NotSentAgain'),
  }
}

function getApiMessage(fieldNames: readonly string[], failure: TaggedError): string {
  if (!isFieldErrors(failure)) return getMessage(failure)
  const { fields, message } = failure
  const otherMessages = Object.entries(fields).flatMap(([name, texts]) => (fieldNames.includes(name) ? [] : texts))
  return [...new Set([...(message === '' ? [] : [message]), ...otherMessages])].join(' ')
}
