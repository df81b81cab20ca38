import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Outcome } from '#application/outcome.ts'
import { getRetryAt } from '#application/session/countdown.ts'
import type { SentAttempt, SentContent, SentMark } from '#application/shared/sent-marks.ts'
import { declareType } from '#application/declare-type.ts'
import { throwMissing } from '#application/throw-missing.ts'
import { mayHaveArrived, type ApiUnavailable, type TaggedError } from '#domain/shared/api-errors.ts'
import { isDeepEqual } from '#domain/shared/three-way-merge.ts'
import { continueSubmission } from './start-submission.ts'
import {
  noAttempt,
  type SubmissionAttempt,
  type FailedAttempt,
  type SubmissionContext,
  type SubmissionEvent,
  type SubmissionInput,
  type WriteInput,
} from './submission-context.ts'
import type { PossiblyDelivered, SendingError } from './submission-errors.ts'

const isSignedOut = ({ _tag }: TaggedError) => _tag === 'NotSignedIn' || _tag === 'SessionExpired'

/** The visitor's earlier mark, if its delivery is uncertain, or if its input matches but a sender is unknown. */
function findUncertainMark(context: Pick<SubmissionContext<unknown, unknown, unknown>, 'mark' | 'input' | 'senderId'>) {
  const { mark, input, senderId } = context
  if (!mark || mark.isFromOtherUser(senderId)) return undefined
  return !mark.isCertain || mark.matches({ input, senderId }) === 'maybe' ? mark : undefined
}

function isSentAlready({ mark, input, senderId }: SubmissionContext<unknown, unknown, unknown>): boolean {
  return mark !== undefined && mark.isCertain && mark.matches({ input, senderId }) === true
}

const setupActors = <F, I, E extends TaggedError>() =>
  setup({
    types: {
      context: declareType<SubmissionContext<F, I, E>>(),
      events: declareType<SubmissionEvent<F, I>>(),
      input: declareType<SubmissionInput<F>>(),
    },
    actors: {
      signIn: fromPromise<boolean>(throwMissing('actor: signing in')),
      readSenderId: fromPromise<number | undefined, Pick<SubmissionAttempt<F, I, E>, 'isNewSender' | 'visitor'>>(
        throwMissing('actor: reading the sender'),
      ),
      /** Sends `lock.acquired` once no other tab sends this form; stopping it releases the lock. */
      lock: fromCallback(throwMissing('actor: locking other tabs out')),
      readMark: fromPromise<SentMark | undefined>(throwMissing('actor: reading the mark')),
      beginMark: fromPromise<SentAttempt, SentContent>(throwMissing('actor: marking an attempt')),
      write: fromPromise<Outcome<unknown, E>, WriteInput<I>>(throwMissing('actor: sending')),
      wasDelivered: fromPromise<boolean | PossiblyDelivered, FailedAttempt<I, E>>(
        throwMissing('actor: checking an earlier attempt'),
      ),
      confirmResend: fromPromise<boolean>(throwMissing('actor: confirming another attempt')),
    },
  })

const setupDraft = <F, I, E extends TaggedError>() =>
  setupActors<F, I, E>().extend({
    actions: {
      assignAuthor: assign(({ context, event }) => {
        if (event.type !== 'user.known') return {}
        const { id, initialFields, isTyped, isHalfTyped } = event
        const draftable = { ...context.draftable, initialFields }
        return { draftable, start: continueSubmission(draftable, { ...context.start, isTyped, isHalfTyped }, id) }
      }),
      dropAnonymousDraft: ({ context: { draftable, start } }) => {
        if (start.offer?.owner === null || start.previousOwner === null) draftable.drafts.drop(draftable.name, null)
      },
      dropOfferedDraft: ({ context: { draftable, start } }) => {
        if (start.offer) draftable.drafts.drop(draftable.name, start.offer.owner)
      },
      adoptDraft: assign(({ context: { start } }) => {
        const { author, initialFields, offer } = start
        return offer
          ? { start: { author, initialFields, draft: offer.fields, offer: undefined, fieldsToFill: offer.fields } }
          : {}
      }),
      discardDraft: assign(({ context: { start } }) => {
        const { author, initialFields, previousOwner, offer } = start
        return {
          start: {
            author,
            initialFields,
            draft: undefined,
            offer: undefined,
            previousOwner,
            storesInput: offer !== undefined,
          },
        }
      }),
      declineDraft: assign(({ context: { start } }) => ({
        // Filling the fields again would overwrite what the visitor has typed since.
        start: { ...start, offer: undefined, fieldsToFill: undefined },
      })),
      /** Keeps a draft with other text: typed in another tab, after this form was left, or earlier by the same user. */
      dropSentDrafts: ({ context: { draftable, fields, start } }) => {
        const { name, drafts } = draftable
        for (const owner of [start.author, start.previousOwner])
          if (owner !== undefined && isDeepEqual(drafts.read(name, owner), fields)) drafts.drop(name, owner)
      },
    },
    guards: {
      isNewAuthor: ({ context, event }) =>
        event.type === 'user.known' && event.id !== context.start.author && context.sent === null,
      hasOffer: ({ context }) => context.start.offer !== undefined,
    },
  })

export const setupSubmission = <F, I, E extends TaggedError>() =>
  setupDraft<F, I, E>().extend({
    actions: {
      startAttempt: assign(({ context, event }) => {
        if (event.type !== 'submitted') return {}
        const { fields, input, visitor } = event
        return { ...noAttempt, fields, input, visitor, author: context.start.author ?? null }
      }),
      setNewSender: assign({ isNewSender: true }),
      setSenderId: assign((_, senderId: number | undefined) => ({ senderId })),
      setMark: assign((_, mark: SentMark | undefined) => ({ mark })),
      setAttempt: assign((_, attempt: SentAttempt) => ({ attempt })),
      setConfirmedSentAt: assign(({ context }) => ({ confirmedSentAt: context.mark?.sentAt ?? null })),
      setFailure: assign(({ context }, { failure }: { readonly failure: E | SendingError }) => ({
        failure,
        retryAt: getRetryAt(failure, context.clock()),
      })),
      setSignedInAgain: assign({ hasSignedInAgain: true }),
      setWriteError: assign(({ context }, { failure }: { readonly failure: E }) => ({
        writeError: failure,
        failure,
        retryAt: getRetryAt(failure, context.clock()),
      })),
      setPossiblyDelivered: assign((_, result: boolean | PossiblyDelivered) =>
        typeof result === 'object' ? { failure: result } : {},
      ),
      setSent: assign(({ context: { input, senderId } }, sentAt: number | undefined) =>
        input === null || sentAt === undefined ? {} : { sent: { input, senderId, sentAt }, failure: null },
      ),
      setFoundSubmission: assign(({ event }) =>
        event.type === 'sent.found' ? { sent: event.sent, failure: null } : {},
      ),
      markDelivered: ({ context: { attempt, sent } }) => attempt?.markDelivered(sent?.sentAt, sent?.senderId),
      markUndelivered: ({ context: { attempt, writeError } }) => {
        if (writeError && !mayHaveArrived(writeError)) attempt?.markUndelivered()
      },
    },
    guards: {
      maySend: throwMissing('guard: checking whether the visitor may send'),
      isOffline: throwMissing('guard: checking whether the device is offline'),
      mayTry: ({ context }) => context.retryAt === null || context.clock() >= context.retryAt,
      isSenderUnreadable: ({ context }, senderId: number | undefined) =>
        context.author !== null && senderId === undefined,
      isOtherAuthor: ({ context }, senderId: number | undefined) =>
        context.author !== null && senderId !== context.author,
      isSentAlready: ({ context }) => isSentAlready(context),
      mustAsk: ({ context }) => {
        const uncertainMark = context.canCheckDelivery ? undefined : findUncertainMark(context)
        return uncertainMark !== undefined && uncertainMark.sentAt !== context.confirmedSentAt
      },
      mayCheckDelivery: ({ context }) => context.canCheckDelivery && findUncertainMark(context) !== undefined,
      mustSignInAgain: ({ context: { failure, hasSignedInAgain } }) =>
        failure !== null && isSignedOut(failure) && !hasSignedInAgain,
    },
  })

const unexpectedError: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'failed' }

/** Handles an actor that threw. The submission may have arrived, so its sent mark stays uncertain. */
export const onError = {
  target: '#editing',
  actions: { type: 'setFailure', params: { failure: unexpectedError } },
} as const
