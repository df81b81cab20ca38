import type { Clock } from '#application/session/countdown.ts'
import type { DraftOwner } from '#application/shared/drafts.ts'
import type { SentAttempt, SentMark } from '#application/shared/sent-marks.ts'
import type { DraftableForm, InputState, SubmissionStart } from './start-submission.ts'
import type { SendingError } from './submission-errors.ts'

export interface SentSubmission<I> {
  readonly input: I
  /** Unix time in milliseconds. */
  readonly sentAt: number
  /** The sender's user id; undefined if it could not be read. */
  readonly senderId: number | undefined
}

export interface SubmissionInput<F> {
  readonly clock: Clock
  readonly draftable: DraftableForm<F>
  readonly start: SubmissionStart<F>
  /** Whether the form can check that an earlier attempt arrived, and therefore sends again without asking. */
  readonly canCheckDelivery: boolean
}

export interface SubmittedForm<F, I> {
  readonly fields: F
  readonly input: I
  /** Undefined while the user's id is not known. */
  readonly visitor: DraftOwner | undefined
}

export interface SubmissionAttempt<F, I, E> {
  /** Of the last attempt; the visitor may have changed the form since. */
  readonly fields: F | null
  readonly input: I | null
  /** The author of the text when the attempt started; null if typed while signed out or if the author is unknown. */
  readonly author: number | null
  /** The visitor when the form was submitted; undefined if the user's id was not known yet. */
  readonly visitor: DraftOwner | undefined
  /** Whether the visitor signed in during the attempt, possibly as a different user. */
  readonly isNewSender: boolean
  readonly hasSignedInAgain: boolean
  readonly senderId: number | undefined
  readonly mark: SentMark | undefined
  readonly attempt: SentAttempt | null
  /** The `sentAt` of the uncertain mark. Set once the visitor agreed to send again despite it. */
  readonly confirmedSentAt: number | null
  readonly writeError: E | null
  /** The error that the form shows for the last attempt. */
  readonly failure: E | SendingError | null
  /** Unix time in milliseconds before which no attempt is allowed. */
  readonly retryAt: number | null
}

export interface SubmissionContext<F, I, E> extends SubmissionInput<F>, SubmissionAttempt<F, I, E> {
  readonly sent: SentSubmission<I> | null
}

export type SubmissionEvent<F, I> =
  | ({ readonly type: 'submitted' } & SubmittedForm<F, I>)
  | { readonly type: 'lock.acquired' }
  | { readonly type: 'page.restored' }
  /** A check that the visitor started has found that the last attempt was delivered. */
  | { readonly type: 'sent.found'; readonly sent: SentSubmission<I> }
  /** `initialFields`: the initial fields for this user. */
  | ({ readonly type: 'user.known'; readonly id: number; readonly initialFields: F } & InputState)
  | { readonly type: 'draft.adopted' | 'draft.discarded' | 'draft.declined' }

export interface WriteInput<I> {
  readonly input: I
}

/** The API may have refused it because an earlier attempt arrived. */
export interface FailedAttempt<I, E> extends WriteInput<I> {
  readonly failure: E
  readonly senderId: number | undefined
}

export const noAttempt = {
  fields: null,
  input: null,
  author: null,
  visitor: undefined,
  isNewSender: false,
  hasSignedInAgain: false,
  senderId: undefined,
  mark: undefined,
  attempt: null,
  confirmedSentAt: null,
  writeError: null,
  failure: null,
  retryAt: null,
}
