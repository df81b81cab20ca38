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
import { useSession } from '#ui/session/session-context.tsx'
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
  /** The fields by name, for the API's errors: its names are the domain's. */
  readonly fields: readonly Path<F>[]
  readonly toInput: (fields: F) => I
  readonly write: (input: I) => Promise<Outcome<unknown, E>>
  /** Runs even if the form is gone by then: for cached data. */
  readonly onSent?: (sent: Sent<I>) => void
  /** Checks whether the API refused it because this person's earlier attempt arrived. */
  readonly wasDelivered?: CheckDelivery<I, E>
}

/**
 * A form that anybody may fill in. What is typed is kept on the device; sending it asks a stranger to sign in on the spot, and then
 * sends it, once. See README.md.
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
    // Nothing that was typed goes into the log.
    if (!visitorDecisions.includes(failed._tag))
      logger.error('sending a form failed', { form: name.split(':')[0], error: failed._tag })
    if (isFieldErrors(failed)) showFieldErrors(form, names, failed)
  })
  return {
    form,
    ...start,
    // Refused fields tell it themselves, until they change: a summary that came then would take the focus.
    failure: failure && isFieldErrors(failure) && isOfFieldsOnly(failure, refusal) ? null : failure,
    retryAt: isBusy ? null : retryAt,
    isBusy,
    /** The API's words about what is no field of this form. */
    refusal,
    /** No answer came: it may have arrived all the same. */
    isUncertain: failure !== null && (mayHaveArrived(failure) || failure._tag === 'NotSentAgain'),
    /** What was sent, and when; null before. */
    sent,
    /** What was last sent, or was tried to; the fields may have changed since. */
    attempted,
    /** The visitor has found the last attempt published. */
    foundSent: (senderId: number) => {
      if (!attempted) return
      const found = { input: attempted, at: sentMarks.last(name)?.at ?? Date.now(), senderId }
      actor.send({ type: 'sent.found', sent: found })
      finish(found)
    },
    submit: async () => {
      if (isBusy) return
      // Errors of the API would hold the next attempt back.
      form.clearErrors()
      await send()
    },
  }
}

/** The machine of this form, with what it needs of the page. */
function useSubmissionActor<F extends FieldValues, I, E extends Tagged>(
  { name, records, empty, isFields, write, wasDelivered }: Options<F, I, E>,
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

/** Nothing went wrong: they closed the sign-in, signed in as somebody else, or did not send it again. */
const visitorDecisions: readonly string[] = ['NotSignedIn', 'SessionExpired', 'OtherAuthor', 'NotSentAgain']

const getMessage = (failure: Tagged): string =>
  'message' in failure && typeof failure.message === 'string' ? failure.message : ''

const isFieldErrors = (failure: Tagged): failure is FieldErrors => failure._tag === 'FieldErrors'

const isOfFieldsOnly = ({ fields }: FieldErrors, refusal: string): boolean =>
  refusal === '' && Object.keys(fields).length > 0

/** Shows what the API refuses beside its fields. */
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

/** What the API says about no field of the form. */
function getRefusal(names: readonly string[], failure: Tagged): string {
  if (!isFieldErrors(failure)) return getMessage(failure)
  const { fields, message } = failure
  const others = Object.entries(fields).flatMap(([name, texts]) => (names.includes(name) ? [] : texts))
  return [...new Set([...(message === '' ? [] : [message]), ...others])].join(' ')
}
