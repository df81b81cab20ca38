import type { ApiUnavailable, TaggedError } from '#domain/shared/api-errors.ts'
import { createLockedState } from './locked-state.ts'
import { noAttempt } from './submission-context.ts'
import { onError, setupSubmission } from './submission-setup.ts'

const offlineError: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'offline' }
const unreachableError: ApiUnavailable = { _tag: 'ApiUnavailable', reason: 'unreachable' }

const createIdentifyingState = <F, I, E extends TaggedError>() =>
  setupSubmission<F, I, E>().createStateConfig({
    // On a page restored from the back/forward cache, the read may never settle. Later reads and writes hold a lock,
    // which keeps a page out of that cache.
    on: { 'page.restored': 'editing' },
    invoke: {
      src: 'readSenderId',
      input: ({ context: { isNewSender, visitor } }) => ({ isNewSender, visitor }),
      onDone: [
        {
          guard: { type: 'isSenderUnreadable', params: ({ event }) => event.output },
          target: 'editing',
          actions: { type: 'setFailure', params: { failure: unreachableError } },
        },
        {
          guard: { type: 'isOtherAuthor', params: ({ event }) => event.output },
          target: 'editing',
          actions: [
            { type: 'setSenderId', params: ({ event }) => event.output },
            { type: 'setFailure', params: { failure: { _tag: 'OtherAuthor' } } },
          ],
        },
        { target: 'locked', actions: { type: 'setSenderId', params: ({ event }) => event.output } },
      ],
      onError,
    },
  })

/** Asks outside the lock, so that other tabs do not wait. */
const createAskingState = <F, I, E extends TaggedError>() =>
  setupSubmission<F, I, E>().createStateConfig({
    id: 'asking',
    invoke: {
      src: 'confirmResend',
      onDone: [
        {
          guard: ({ event }) => event.output,
          target: 'locked',
          actions: 'setConfirmedSentAt',
        },
        { target: 'editing', actions: { type: 'setFailure', params: { failure: { _tag: 'NotSentAgain' } } } },
      ],
      onError,
    },
  })

const createSendingState = <F, I, E extends TaggedError>() =>
  setupSubmission<F, I, E>().createStateConfig({
    initial: 'editing',
    states: {
      editing: { id: 'editing', on: { submitted: { guard: 'mayTry', target: 'starting', actions: 'startAttempt' } } },
      starting: {
        always: [
          { guard: 'maySend', target: 'identifying' },
          {
            guard: 'isOffline',
            target: 'editing',
            actions: { type: 'setFailure', params: { failure: offlineError } },
          },
          { target: 'signing in' },
        ],
      },
      'signing in': {
        invoke: {
          src: 'signIn',
          onDone: [
            {
              guard: ({ event }) => event.output,
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
              guard: ({ event }) => event.output,
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
      sent: { id: 'sent', entry: 'dropSentDrafts' },
    },
    on: {
      'sent.found': { target: '.sent', actions: ['setFoundSubmission', 'markDelivered'] },
    },
  })

const createTextState = <F, I, E extends TaggedError>() =>
  setupSubmission<F, I, E>().createStateConfig({
    initial: 'settled',
    states: {
      settled: {
        always: { guard: 'hasOffer', target: 'offered' },
        on: { 'draft.discarded': { actions: 'discardDraft' } },
      },
      offered: {
        on: {
          'draft.adopted': { target: 'settled', actions: ['dropAnonymousDraft', 'adoptDraft'] },
          'draft.discarded': { target: 'settled', actions: ['dropOfferedDraft', 'discardDraft'] },
          'draft.declined': { target: 'settled', actions: 'declineDraft' },
        },
      },
    },
    on: { 'user.known': { guard: 'isNewAuthor', target: '.settled', actions: 'assignAuthor' } },
  })

export const createSubmissionMachine = <F, I, E extends TaggedError>() =>
  setupSubmission<F, I, E>().createMachine({
    id: 'submission',
    context: ({ input }) => ({ ...input, ...noAttempt, sent: null }),
    type: 'parallel',
    states: { sending: createSendingState<F, I, E>(), text: createTextState<F, I, E>() },
  })
