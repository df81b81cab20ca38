import { createActor, fromCallback, fromPromise, waitFor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import type { Outcome } from '#application/outcome.ts'
import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { Clock } from '#application/session/countdown.ts'
import { maySend } from '#application/session/session-hint.ts'
import type { DraftOwner } from '#application/shared/drafts.ts'
import type { SentMarks } from '#application/shared/sent-marks.ts'
import { startSubmission, type DraftableForm } from '#application/submission/start-submission.ts'
import type { PossiblyDelivered } from '#application/submission/submission-errors.ts'
import type { SubmittedForm } from '#application/submission/submission-context.ts'
import { createSubmissionMachine } from '#application/submission/submission.machine.ts'
import type { SessionTools, SignInRequest } from '#ui/session/session-context.tsx'
import { runWithTabLock } from './run-with-tab-lock.ts'

/** Checks whether the API refused an attempt because an earlier one arrived. */
export type CheckDelivery<I, E> = (
  input: I,
  failure: E,
  senderId: number | undefined,
) => Promise<boolean | PossiblyDelivered>

interface Options<F, I, E> {
  readonly clock: Clock
  readonly draftable: DraftableForm<F>
  readonly marks: SentMarks
  readonly session: Pick<SessionTools, 'watch' | 'signIn'>
  readonly request: SignInRequest
  readonly readSenderId: (isNewSender: boolean, visitor: DraftOwner | undefined) => Promise<number | undefined>
  readonly write: (input: I) => Promise<Outcome<unknown, E>>
  readonly confirmResend: () => Promise<boolean>
  readonly wasDelivered?: CheckDelivery<I, E> | undefined
}

export type SubmissionActor<F, I, E extends TaggedError> = ActorRefFrom<
  ReturnType<typeof createSubmissionMachine<F, I, E>>
>
export type SubmissionSnapshot<F, I, E extends TaggedError> = SnapshotFrom<
  ReturnType<typeof createSubmissionMachine<F, I, E>>
>

/** The actor continues after unmounting, because a sent request must be marked. */
export function startSubmissionActor<F, I, E extends TaggedError>(
  { clock, draftable, marks, session, request, ...ports }: Options<F, I, E>,
  visitor: DraftOwner | undefined,
): SubmissionActor<F, I, E> {
  const { name } = draftable
  const machine = createSubmissionMachine<F, I, E>().provide({
    guards: { maySend: () => maySend(session.watch.getHint(), request), isOffline: () => !navigator.onLine },
    actors: {
      signIn: fromPromise(() => session.signIn(request)),
      readSenderId: fromPromise(({ input }) => ports.readSenderId(input.isNewSender, input.visitor)),
      lock: fromCallback(({ sendBack }) => holdLock(name, () => sendBack({ type: 'lock.acquired' }))),
      readMark: fromPromise(() => Promise.resolve(marks.getLast(name))),
      beginMark: fromPromise(({ input }) => Promise.resolve(marks.beginAttempt(name, input))),
      write: fromPromise(({ input }) => ports.write(input.input)),
      wasDelivered: fromPromise(({ input: { input, failure, senderId } }) =>
        Promise.resolve(ports.wasDelivered?.(input, failure, senderId) ?? false),
      ),
      confirmResend: fromPromise(() => ports.confirmResend()),
    },
  })
  const input = {
    clock,
    draftable,
    start: startSubmission(draftable, visitor),
    canCheckDelivery: ports.wasDelivered !== undefined,
  }
  return createActor(machine, { input }).start()
}

/** Holds the lock from `onAcquired` until the returned function is called. */
function holdLock(name: string, onAcquired: () => void): () => void {
  let release: () => void = () => undefined
  const releasePromise = new Promise<void>(resolve => (release = resolve))
  void runWithTabLock(name, () => {
    onAcquired()
    return releasePromise
  })
  return release
}

export const isSending = ({ value }: { readonly value: { readonly sending: unknown } }): boolean =>
  value.sending !== 'editing' && value.sending !== 'sent'

/** Resolves to undefined at once if another attempt is in flight, the form was sent or a rate limit applies. */
export async function submit<F, I, E extends TaggedError>(
  actor: SubmissionActor<F, I, E>,
  submittedForm: SubmittedForm<F, I>,
): Promise<SubmissionSnapshot<F, I, E> | undefined> {
  const event = { type: 'submitted' as const, ...submittedForm }
  if (!actor.getSnapshot().can(event)) return undefined
  actor.send(event)
  return waitFor(actor, snapshot => !isSending(snapshot))
}
