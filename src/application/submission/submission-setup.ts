import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Outcome } from '#application/outcome.ts'
import { getRetryAt } from '#application/session/countdown.ts'
import type { SentAttempt, SentContent, SentMark } from '#application/shared/sent-marks.ts'
import { typeOnly } from '#application/typed.ts'
import { mayHaveArrived } from '#domain/shared/api-errors.ts'
import { continueSubmission } from './start-submission.ts'
import {
  nothingSent,
  type Attempted,
  type Refused,
  type SubmissionContext,
  type SubmissionEvent,
  type SubmissionInput,
  type Tagged,
  type Written,
} from './submission-context.ts'
import type { PerhapsThere, SendingError } from './submission-errors.ts'

const throwMissingActor = (what: string) => () => {
  throw new Error(`No actor: ${what}`)
}

const isSignedOut = ({ _tag }: Tagged) => _tag === 'NotSignedIn' || _tag === 'SessionExpired'

/** The earlier attempt, if it may have arrived or may have sent the same text. */
function findUncertainMark(context: Pick<SubmissionContext<unknown, unknown, unknown>, 'mark' | 'input' | 'senderId'>) {
  const { mark, input, senderId } = context
  return mark && (!mark.isCertain || mark.isOf({ input, senderId }) === 'maybe') ? mark : undefined
}

function isSentAlready({ mark, input, senderId }: SubmissionContext<unknown, unknown, unknown>): boolean {
  return mark !== undefined && mark.isCertain && mark.isOf({ input, senderId }) === true
}
const setupActors = <F, I, E extends Tagged>() =>
  setup({
    types: {
      context: typeOnly<SubmissionContext<F, I, E>>(),
      events: typeOnly<SubmissionEvent<F, I>>(),
      input: typeOnly<SubmissionInput<F>>(),
    },
    actors: {
      signIn: fromPromise<boolean>(throwMissingActor('signing in')),
      /** Undefined if it can't be read. */
      readSenderId: fromPromise<number | undefined, Pick<Attempted<I, E>, 'isNewSender' | 'visitor'>>(
        throwMissingActor('reading the sender'),
      ),
      /** Sends `lock.acquired` once no other tab sends this form; stopping it releases the lock. */
      lock: fromCallback(throwMissingActor('locking other tabs out')),
      readMark: fromPromise<SentMark | undefined>(throwMissingActor('reading the mark')),
      beginMark: fromPromise<SentAttempt, SentContent>(throwMissingActor('marking an attempt')),
      write: fromPromise<Outcome<unknown, E>, Written<I>>(throwMissingActor('sending')),
      wasDelivered: fromPromise<boolean | PerhapsThere, Refused<I, E>>(
        throwMissingActor('looking for an earlier attempt'),
      ),
      confirmAgain: fromPromise<boolean>(throwMissingActor('asking before sending again')),
    },
  })

const setupText = <F, I, E extends Tagged>() =>
  setupActors<F, I, E>().extend({
    actions: {
      continueText: assign(({ context, event }) => {
        if (event.type !== 'user.known') return {}
        const { id, empty, isTyped } = event
        const draftable = { ...context.draftable, empty }
        return { draftable, start: continueSubmission(draftable, { ...context.start, isTyped }, id) }
      }),
      dropStrangers: ({ context: { draftable, start } }) => {
        if (start.offer?.owner === null || start.typedBy === null) draftable.drafts.drop(draftable.name, null)
      },
      dropOffered: ({ context: { draftable, start } }) => {
        if (start.offer) draftable.drafts.drop(draftable.name, start.offer.owner)
      },
      adopt: assign(({ context: { start } }) => {
        const { author, empty, offer } = start
        return offer ? { start: { author, empty, draft: offer.fields, offer: undefined, fill: offer.fields } } : {}
      }),
      discard: assign(({ context: { start } }) => {
        const { author, empty, typedBy, offer } = start
        return {
          start: { author, empty, draft: undefined, offer: undefined, typedBy, isContinued: offer !== undefined },
        }
      }),
      decline: assign(({ context: { start } }) => ({ start: { ...start, offer: undefined } })),
    },
    guards: {
      isNewAuthor: ({ context, event }) =>
        event.type === 'user.known' && event.id !== context.start.author && context.sent === null,
      hasOffer: ({ context }) => context.start.offer !== undefined,
    },
  })

export const setupSubmission = <F, I, E extends Tagged>() =>
  setupText<F, I, E>().extend({
    actions: {
      begin: assign(({ context, event }) =>
        event.type === 'submitted'
          ? { ...nothingSent, input: event.input, visitor: event.visitor, author: context.start.author ?? null }
          : {},
      ),
      setNewSender: assign({ isNewSender: true }),
      setSender: assign((_, senderId: number | undefined) => ({ senderId })),
      setMark: assign((_, mark: SentMark | undefined) => ({ mark })),
      setAttempt: assign((_, attempt: SentAttempt) => ({ attempt })),
      agree: assign(({ context }) => ({ agreedAt: context.mark?.at ?? null })),
      setFailure: assign(({ context }, { failure }: { readonly failure: E | SendingError }) => ({
        failure,
        retryAt: getRetryAt(failure, context.clock()),
      })),
      setSignedInAgain: assign({ hasSignedInAgain: true }),
      setRefused: assign(({ context }, { failure }: { readonly failure: E }) => ({
        refused: failure,
        failure,
        retryAt: getRetryAt(failure, context.clock()),
      })),
      setPerhaps: assign((_, found: boolean | PerhapsThere) => (typeof found === 'object' ? { failure: found } : {})),
      setSent: assign(({ context: { input, senderId } }, at: number | undefined) =>
        input === null || at === undefined ? {} : { sent: { input, senderId, at }, failure: null },
      ),
      setFound: assign(({ event }) => (event.type === 'sent.found' ? { sent: event.sent, failure: null } : {})),
      markArrived: ({ context: { attempt, sent } }) => attempt?.arrived(sent?.at),
      markMissed: ({ context: { attempt, refused } }) => {
        if (refused && !mayHaveArrived(refused)) attempt?.missed()
      },
      /** Keeps a stranger's draft that is not in these fields. */
      dropSent: ({ context: { draftable, start } }) => {
        for (const owner of [start.author, start.typedBy])
          if (owner !== undefined) draftable.drafts.drop(draftable.name, owner)
      },
    },
    guards: {
      isSignedIn: () => {
        throw new Error('No guard: being signed in')
      },
      isTrue: (_, value: boolean | PerhapsThere) => value === true,
      isDone: (_, { ok }: { readonly ok: boolean }) => ok,
      mayTry: ({ context }) => context.retryAt === null || context.clock() >= context.retryAt,
      isUnreadable: ({ context }, senderId: number | undefined) => context.author !== null && senderId === undefined,
      isOther: ({ context }, senderId: number | undefined) => context.author !== null && senderId !== context.author,
      isSentAlready: ({ context }) => isSentAlready(context),
      mustAsk: ({ context }) => {
        const inDoubt = context.canCheckDelivery ? undefined : findUncertainMark(context)
        return inDoubt !== undefined && inDoubt.at !== context.agreedAt
      },
      mayCheckDelivery: ({ context }) => context.canCheckDelivery && findUncertainMark(context) !== undefined,
      mustSignInAgain: ({ context: { failure, hasSignedInAgain } }) =>
        failure !== null && isSignedOut(failure) && !hasSignedInAgain,
    },
  })
