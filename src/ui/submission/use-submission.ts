import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Outcome } from '#application/outcome.ts'
import type { DraftOwner } from '#application/shared/drafts.ts'
import type { Draftable } from '#application/submission/start-submission.ts'
import type { Sent } from '#application/submission/submission-context.ts'
import { mayHaveArrived } from '#domain/shared/api-errors.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSession, type SignInRequest } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import type { FormRecords } from './form-dialog.ts'
import { useStartedForm } from './use-started-form.ts'
import { isSending, startSubmissionActor, submit, type CheckDelivery } from './submission-actor.ts'
import { useVisitor } from './use-visitor.ts'

interface Tagged {
  readonly _tag: string
}

interface Options<F extends FieldValues, I, E extends Tagged> extends Omit<Draftable<F>, 'drafts'> {
  readonly records: Pick<FormRecords, 'drafts' | 'sentMarks'>
  /** Field names, to which the API's field errors are matched. */
  readonly fields: readonly Path<F>[]
  readonly toInput: (fields: F) => I
  readonly write: (input: I) => Promise<Outcome<unknown, E>>
  /** Runs even after unmounting; for caches. */
  readonly onSent?: (sent: Sent<I>) => void
  readonly wasDelivered?: CheckDelivery<I, E>
  /** For strangers; by default they register to find specialists. */
  readonly request?: SignInRequest
}

/**
 * A form that needs no sign-in to fill in. Input is stored on the device. Submitting asks a signed-out visitor to sign in, then
 * sends the form once. See README.md.
 */
export function useSubmission<F extends FieldValues, I, E extends Tagged>(options: Options<F, I, E>) {
  const { name, toInput, onSent, fields: names } = options
  const { drafts, sentMarks } = options.records
  const { id, hasExpired } = useVisitor()
  const actor = useSubmissionActor(options, id)
  const { form, drop, ...start } = useStartedForm(actor, { ...options, drafts }, id, hasExpired)
  const snapshot = useSelector(actor, now => now)
  const { logger } = useFailures()
  const isBusy = isSending(snapshot)
  const { sent, input: attempted, retryAt } = snapshot.context
  const failure = isBusy ? null : snapshot.context.failure
  const refusal = failure ? getRefusal(names, failure) : ''
  const finish = (done: Sent<I>) => {
    drop()
    onSent?.(done)
  }
  const send = form.handleSubmit(async fields => {
    const ended = await submit(actor, toInput(fields), id)
    if (ended?.context.sent) return finish(ended.context.sent)
    const failed = ended?.context.failure
    if (!failed) return
    // Never log user input.
    if (!visitorDecisions.includes(failed._tag))
      logger.error('sending a form failed', { form: name.split(':')[0], error: failed._tag })
    if (isFieldErrors(failed)) showFieldErrors(form, names, failed)
  })
  return {
    form,
    ...start,
    // The fields show their own errors. A summary that appears later would take the focus.
    failure: failure && isFieldErrors(failure) && isOfFieldsOnly(failure, refusal) ? null : failure,
    retryAt: isBusy ? null : retryAt,
    isBusy,
    /** The API's messages that belong to no field of this form. */
    refusal,
    /** There was no answer, but the request may have arrived. */
    isUncertain: failure !== null && (mayHaveArrived(failure) || failure._tag === 'NotSentAgain'),
    sent,
    /** Input of the last attempt; the fields may have changed since. */
    attempted,
    /** For a visitor who has found the last attempt published. */
    foundSent: (senderId: number) => {
      if (!attempted) return
      const found = { input: attempted, at: sentMarks.last(name)?.at ?? Date.now(), senderId }
      actor.send({ type: 'sent.found', sent: found })
      finish(found)
    },
    submit: async () => {
      if (isBusy) return
      // Remaining API errors would block the next attempt.
      form.clearErrors()
      await send()
    },
  }
}

function useSubmissionActor<F extends FieldValues, I, E extends Tagged>(
  { name, records, empty, isFields, write, wasDelivered, request = { purpose: 'find' } }: Options<F, I, E>,
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
        draftable: { drafts: records.drafts, name, empty, isFields },
        marks: records.sentMarks,
        session,
        request,
        readSenderId: async (isNewSender, known) => {
          if (!isNewSender && typeof known === 'number') return known
          const own = await viewOwnProfile()
          return own.ok ? own.value.user.id : undefined
        },
        write,
        confirmAgain: async () => (await confirm(t('submission:again', { returnObjects: true }))) === true,
        wasDelivered,
      },
      visitor,
    ),
  )
  return actor
}

interface FieldErrors extends Tagged {
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly message: string
}

/** Outcomes that the visitor chose, which are not logged as errors. */
const visitorDecisions: readonly string[] = ['NotSignedIn', 'SessionExpired', 'OtherAuthor', 'NotSentAgain']

const getMessage = (failure: Tagged): string =>
  'message' in failure && typeof failure.message === 'string' ? failure.message : ''

const isFieldErrors = (failure: Tagged): failure is FieldErrors => failure._tag === 'FieldErrors'

const isOfFieldsOnly = ({ fields }: FieldErrors, refusal: string): boolean =>
  refusal === '' && Object.keys(fields).length > 0

function showFieldErrors<F extends FieldValues>(
  form: UseFormReturn<F>,
  names: readonly Path<F>[],
  { fields }: FieldErrors,
): void {
  for (const name of names) {
    const refusal = fields[name]?.join(' ')
    if (refusal !== undefined) form.setError(name, { type: 'refused', message: refusal })
  }
}

function getRefusal(names: readonly string[], failure: Tagged): string {
  if (!isFieldErrors(failure)) return getMessage(failure)
  const { fields, message } = failure
  const others = Object.entries(fields).flatMap(([name, texts]) => (names.includes(name) ? [] : texts))
  return [...new Set([...(message === '' ? [] : [message]), ...others])].join(' ')
}
