import type { Clock } from '#application/session/countdown.ts'
import type { DraftOwner } from '#application/shared/drafts.ts'
import type { SentAttempt, SentMark } from '#application/shared/sent-marks.ts'
import type { Draftable, Start } from './start-submission.ts'
import type { SendingError } from './submission-errors.ts'

export interface Tagged {
  readonly _tag: string
}

export interface Sent<I> {
  readonly input: I
  /** Milliseconds. */
  readonly at: number
  /** Undefined if it could not be read. */
  readonly senderId: number | undefined
}

export interface SubmissionInput<F> {
  readonly clock: Clock
  readonly draftable: Draftable<F>
  readonly start: Start<F>
  /** Whether the form can check that an earlier attempt arrived: then it sends again without asking. */
  readonly canCheckDelivery: boolean
}

export interface Attempted<I, E> {
  /** Input of the last attempt; the fields may have changed since. */
  readonly input: I | null
  /** The author when it was submitted; null for a stranger. */
  readonly author: number | null
  readonly visitor: DraftOwner | undefined
  readonly isNewSender: boolean
  readonly hasSignedInAgain: boolean
  readonly senderId: number | undefined
  /** The mark of the previous attempt. */
  readonly mark: SentMark | undefined
  readonly attempt: SentAttempt | null
  /** Time of the uncertain mark after which the visitor agreed to send again. */
  readonly agreedAt: number | null
  /** The API's error for the last attempt. */
  readonly refused: E | null
  /** Why the last attempt failed. */
  readonly failure: E | SendingError | null
  /** No attempt before this time. */
  readonly retryAt: number | null
}

export interface SubmissionContext<F, I, E> extends SubmissionInput<F>, Attempted<I, E> {
  readonly sent: Sent<I> | null
}

export type SubmissionEvent<F, I> =
  | { readonly type: 'submitted'; readonly input: I; readonly visitor: DraftOwner | undefined }
  | { readonly type: 'lock.acquired' }
  /** For a visitor who has found the last attempt published. */
  | { readonly type: 'sent.found'; readonly sent: Sent<I> }
  /** The signed-in user's id has been read. `empty`: the initial fields for this user. */
  | { readonly type: 'user.known'; readonly id: number; readonly empty: F; readonly isTyped: boolean }
  | { readonly type: 'draft.adopted' | 'draft.discarded' | 'draft.declined' }

export interface Written<I> {
  readonly input: I
}

/** An attempt that the API refused, though an earlier one may have arrived. */
export interface Refused<I, E> extends Written<I> {
  readonly failure: E
  readonly senderId: number | undefined
}

export const nothingSent = {
  input: null,
  author: null,
  visitor: undefined,
  isNewSender: false,
  hasSignedInAgain: false,
  senderId: undefined,
  mark: undefined,
  attempt: null,
  agreedAt: null,
  refused: null,
  failure: null,
  retryAt: null,
}
