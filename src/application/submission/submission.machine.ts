import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { onError } from './failed-actor.ts'
import { createLockedState } from './locked-state.ts'
import { nothingSent, type Tagged } from './submission-context.ts'
import { setupSubmission } from './submission-setup.ts'

const unreadable: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'unreachable' }

/** Sends only for the author of the text. */
const createIdentifyingState = <F, I, E extends Tagged>() =>
  setupSubmission<F, I, E>().createStateConfig({
    invoke: {
      src: 'readSenderId',
      input: ({ context: { isNewSender, visitor } }) => ({ isNewSender, visitor }),
      onDone: [
        {
          guard: { type: 'isUnreadable', params: ({ event }) => event.output },
          target: 'editing',
          actions: { type: 'setFailure', params: { failure: unreadable } },
        },
        {
          guard: { type: 'isOther', params: ({ event }) => event.output },
          target: 'editing',
          actions: { type: 'setFailure', params: { failure: { _tag: 'OtherAuthor' } } },
        },
        { target: 'locked', actions: { type: 'setSender', params: ({ event }) => event.output } },
      ],
      onError,
    },
  })

/** Outside the lock, so that other tabs do not wait for the reply. */
const createAskingState = <F, I, E extends Tagged>() =>
  setupSubmission<F, I, E>().createStateConfig({
    id: 'asking',
    invoke: {
      src: 'confirmAgain',
      onDone: [
        {
          guard: { type: 'isTrue', params: ({ event }) => event.output },
          target: 'locked',
          actions: 'agree',
        },
        { target: 'editing', actions: { type: 'setFailure', params: { failure: { _tag: 'NotSentAgain' } } } },
      ],
      onError,
    },
  })

/** Signs in first, and again after an expired session; sends once. */
const createSendingState = <F, I, E extends Tagged>() =>
  setupSubmission<F, I, E>().createStateConfig({
    initial: 'editing',
    states: {
      editing: { id: 'editing', on: { submitted: { guard: 'mayTry', target: 'starting', actions: 'begin' } } },
      starting: { always: [{ guard: 'isSignedIn', target: 'identifying' }, { target: 'signing in' }] },
      'signing in': {
        invoke: {
          src: 'signIn',
          onDone: [
            {
              guard: { type: 'isTrue', params: ({ event }) => event.output },
              target: 'identifying',
              actions: 'setNewSender',
            },
            { target: 'editing', actions: { type: 'setFailure', params: { failure: { _tag: 'NotSignedIn' } } } },
          ],
          onError,
        },
      },
      'signing in again': {
        id: 'signing in again',
        entry: 'setSignedInAgain',
        invoke: {
          src: 'signIn',
          onDone: [
            {
              guard: { type: 'isTrue', params: ({ event }) => event.output },
              target: 'identifying',
              actions: 'setNewSender',
            },
            { target: 'editing' },
          ],
          onError,
        },
      },
      identifying: createIdentifyingState<F, I, E>(),
      locked: createLockedState<F, I, E>(),
      asking: createAskingState<F, I, E>(),
      sent: { id: 'sent', entry: 'dropSent', on: { submitted: { target: 'starting', actions: 'begin' } } },
    },
    on: { 'sent.found': { target: '.sent', actions: 'setFound' } },
  })

/** The ownership of the text, and offered drafts. */
const createTextState = <F, I, E extends Tagged>() =>
  setupSubmission<F, I, E>().createStateConfig({
    initial: 'settled',
    states: {
      settled: { always: { guard: 'hasOffer', target: 'offered' }, on: { 'draft.discarded': { actions: 'discard' } } },
      offered: {
        on: {
          'draft.adopted': { target: 'settled', actions: ['dropStrangers', 'adopt'] },
          'draft.discarded': { target: 'settled', actions: ['dropOffered', 'discard'] },
          'draft.declined': { target: 'settled', actions: 'decline' },
        },
      },
    },
    on: { 'user.known': { guard: 'isNewAuthor', target: '.settled', actions: 'continueText' } },
  })

/** A form that needs no sign-in to fill in. It is sent once, even from several tabs. */
export const createSubmissionMachine = <F, I, E extends Tagged>() =>
  setupSubmission<F, I, E>().createMachine({
    id: 'submission',
    context: ({ input }) => ({ ...input, ...nothingSent, sent: null }),
    type: 'parallel',
    states: { sending: createSendingState<F, I, E>(), text: createTextState<F, I, E>() },
  })
