import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Outcome } from '#application/outcome.ts'
import type { SentMarks } from '#application/shared/sent-marks.ts'
import { sendOnce, type IsThere, type Sent, type SendingError } from '#application/submission/send-once.ts'
import { mayHaveArrived } from '#domain/shared/api-errors.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { useWrite } from '#ui/form/use-write.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { runInOneTab } from './run-in-one-tab.ts'
import type { FormRecords } from './form-dialog.ts'
import { useStartedForm } from './use-started-form.ts'
import type { Draftable } from '#application/submission/start-submission.ts'
import { useVisitor } from './use-visitor.ts'

interface Tagged {
  readonly _tag: string
}

interface Options<F extends FieldValues, I, E extends Tagged> extends Omit<Draftable<F>, 'drafts'> {
  readonly records: Pick<FormRecords, 'drafts' | 'sentMarks'>
  /** The fields by name, for the API's errors: its names are the domain's. */
  readonly fields: readonly Path<F>[]
  readonly inputOf: (fields: F) => I
  readonly write: (input: I) => Promise<Outcome<unknown, E>>
  /** Runs even if the form is gone by then: for cached data. */
  readonly onSent?: (input: I, sent: Sent) => void
  /** Looks whether the API refused it because it is there already, sent by this person. */
  readonly isThere?: IsThere<I, E>
}

/**
 * A form that anybody may fill in. What is typed is kept on the device; sending it asks a stranger to sign in on the spot, and then
 * sends it, once. See README.md.
 */
export function useSubmission<F extends FieldValues, I, E extends Tagged>(options: Options<F, I, E>) {
  const { name, inputOf, onSent } = options
  const { drafts, sentMarks: marks } = options.records
  const { id, hasExpired } = useVisitor()
  const { form, author, drop, ...start } = useStartedForm({ ...options, drafts }, id, hasExpired)
  const [sent, setSent] = useState<(Sent & { readonly input: I }) | null>(null)
  const send = useSend(options, marks, author ?? null)
  const { logger } = useFailures()
  const [refusal, setRefusal] = useState('')
  const [attempted, setAttempted] = useState<I | null>(null)
  const { run, failure, retryAt, isBusy } = useWrite(send, {
    onSuccess: ({ input, ...done }) => {
      drop()
      onSent?.(input, done)
    },
    onFailure: failed => {
      // Nothing that was typed goes into the log.
      if (!ownDecisions.includes(failed._tag))
        logger.error('sending a form failed', { form: name.split(':')[0], error: failed._tag })
      setRefusal(isFieldErrors(failed) ? showRefused(form, options.fields, failed) : messageOf(failed))
    },
  })
  const submit = form.handleSubmit(fields => {
    const input = inputOf(fields)
    setAttempted(input)
    return run(input, setSent)
  })
  return {
    form,
    ...start,
    // Refused fields tell it themselves, until they change: a summary that came then would take the focus.
    failure: failure && isFieldErrors(failure) && isOfFieldsOnly(failure, refusal) ? null : failure,
    retryAt,
    isBusy,
    /** The API's words about what is no field of this form. */
    refusal,
    /** No answer came: it may have arrived all the same. */
    isUncertain: failure !== null && (mayHaveArrived(failure) || failure._tag === 'NotSentAgain'),
    /** What was sent, and when; null before. */
    sent,
    /** What was last sent, or was tried to; the fields may have changed since. */
    attempted,
    /** Somebody looked, and what was last tried is there. */
    foundSent: (senderId: number) => {
      if (!attempted) return
      const found = { at: marks.last(name)?.at ?? Date.now(), senderId }
      drop()
      onSent?.(attempted, found)
      setSent({ ...found, input: attempted })
    },
    submit: async () => {
      if (isBusy) return
      // Errors of the API would hold the next attempt back.
      form.clearErrors()
      await submit()
    },
  }
}

/** `sendOnce` with what it needs of the page. */
function useSend<F extends FieldValues, I, E extends Tagged>(
  { name, write, isThere }: Options<F, I, E>,
  marks: SentMarks,
  author: number | null,
) {
  const { t } = useTranslation(['submission'])
  const session = useSession()
  const { confirm } = useOverlays()
  const { viewOwnProfile } = useUseCases()
  const visitor = useVisitor().id
  const readSenderId = async (isNew: boolean) => {
    if (!isNew && typeof visitor === 'number') return visitor
    const own = await viewOwnProfile()
    return own.ok ? own.value.user.id : undefined
  }
  const confirmAgain = async () => (await confirm(t('submission:again', { returnObjects: true }))) === true
  return async (input: I): Promise<Outcome<Sent & { readonly input: I }, E | SendingError>> => {
    const sending = { name, author, session, readSenderId, marks, write, runInOneTab, confirmAgain, isThere }
    const outcome = await sendOnce(input, sending)
    return outcome.ok ? { ok: true, value: { ...outcome.value, input } } : outcome
  }
}

interface FieldErrors extends Tagged {
  readonly fields: Readonly<Record<string, readonly string[]>>
  readonly message: string
}

/** Nothing went wrong: they closed the sign-in, signed in as somebody else, or did not send it again. */
const ownDecisions: readonly string[] = ['NotSignedIn', 'SessionExpired', 'OtherAuthor', 'NotSentAgain']

const messageOf = (failure: Tagged): string =>
  'message' in failure && typeof failure.message === 'string' ? failure.message : ''

const isFieldErrors = (failure: Tagged): failure is FieldErrors => failure._tag === 'FieldErrors'

const isOfFieldsOnly = ({ fields }: FieldErrors, refusal: string): boolean =>
  refusal === '' && Object.keys(fields).length > 0

/** Shows what the API refuses beside its fields; returns what it says about none of them. */
function showRefused<F extends FieldValues>(
  form: UseFormReturn<F>,
  names: readonly Path<F>[],
  { fields, message }: FieldErrors,
): string {
  for (const name of names) {
    const refusal = fields[name]?.join(' ')
    if (refusal !== undefined) form.setError(name, { type: 'refused', message: refusal })
  }
  const known: readonly string[] = names
  const others = Object.entries(fields).flatMap(([name, texts]) => (known.includes(name) ? [] : texts))
  return [...new Set([...(message === '' ? [] : [message]), ...others])].join(' ')
}
