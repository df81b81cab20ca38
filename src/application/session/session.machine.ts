import { assign, fromPromise, setup } from 'xstate'
import type { ApiUnavailable, TooManyRequests, TaggedError } from '#domain/shared/api-errors.ts'
import type { Credentials } from '#domain/user/credentials.ts'
import type { User } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import { declareType } from '#application/declare-type.ts'
import { throwMissing } from '#application/throw-missing.ts'
import type { UseCaseErrors } from '#application/use-cases.ts'
import { getRetryAt, type Clock } from './countdown.ts'
import { getUserHint } from './get-user-hint.ts'
import { hasSession } from './has-session.ts'
import type { SessionNotStored } from './require-session.ts'
import type { SessionHint } from './session-hint.ts'

interface SessionContext {
  readonly clock: Clock
  readonly hint: SessionHint | undefined
  readonly failure: TaggedError | null
  /** Unix time in milliseconds before which no sign-in is allowed. */
  readonly retryAt: number | null
}

type SessionEvent =
  | { readonly type: 'credentials.submitted'; readonly credentials: Credentials }
  | { readonly type: 'sign-out.requested' }
  | { readonly type: 'login.opened' }
  /** Another use-case or tab has started or ended the session. */
  | { readonly type: 'hint.changed'; readonly hint: SessionHint | undefined }
  /** The browser has restored the page from its back/forward cache. A pending request may never settle. */
  | { readonly type: 'page.restored' }

type SessionInput = Pick<SessionContext, 'clock' | 'hint'>

export const sessionMachine = setup({
  types: {
    context: declareType<SessionContext>(),
    events: declareType<SessionEvent>(),
    input: declareType<SessionInput>(),
  },
  actors: {
    signIn: fromPromise<Outcome<User, UseCaseErrors['signIn'] | SessionNotStored>, Credentials>(
      throwMissing('actor: signing in'),
    ),
    signOut: fromPromise<Outcome<void, ApiUnavailable | TooManyRequests>>(throwMissing('actor: signing out')),
  },
  actions: {
    setHint: assign(({ event }) => (event.type === 'hint.changed' ? { hint: event.hint } : {})),
    clearFailure: assign({ failure: null, retryAt: null }),
    setFailure: assign(({ context }, outcome: Outcome<unknown, TaggedError>) =>
      outcome.ok ? {} : { failure: outcome.error, retryAt: getRetryAt(outcome.error, context.clock()) },
    ),
    setSignedIn: assign((_, outcome: Outcome<User, unknown>) =>
      outcome.ok ? { hint: getUserHint(outcome.value) } : {},
    ),
    setSignedOut: assign({ hint: undefined }),
    announce: throwMissing('action: announcing a change of the session'),
  },
  guards: {
    mayTry: ({ context }) => context.retryAt === null || context.clock() >= context.retryAt,
    isExpired: ({ context }) => context.hint === 'expired',
    hasSession: ({ context }) => hasSession(context.hint),
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, failure: null, retryAt: null }),
  initial: 'unknown',
  on: {
    'credentials.submitted': { guard: 'mayTry', target: '.signing in' },
    'hint.changed': { target: '.unknown', actions: 'setHint' },
    // Keeps the failure while a rate limit applies.
    'login.opened': { guard: 'mayTry', actions: 'clearFailure' },
  },
  states: {
    unknown: {
      always: [
        { guard: 'isExpired', target: 'expired' },
        { guard: 'hasSession', target: 'signed in' },
        { target: 'signed out' },
      ],
    },
    'signed out': {},
    'signing in': {
      entry: 'clearFailure',
      // A hint that arrives meanwhile does not end the attempt. It applies if the attempt fails.
      on: { 'credentials.submitted': {}, 'hint.changed': { actions: 'setHint' }, 'page.restored': 'unknown' },
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'credentials.submitted') throw new Error('No credentials')
          return event.credentials
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'unknown',
            actions: [{ type: 'setSignedIn', params: ({ event }) => event.output }, 'announce'],
          },
          { target: 'unknown', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    'signed in': { on: { 'sign-out.requested': 'signing out' } },
    'signing out': {
      entry: 'clearFailure',
      on: { 'credentials.submitted': {}, 'hint.changed': { actions: 'setHint' }, 'page.restored': 'unknown' },
      invoke: {
        src: 'signOut',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'unknown',
            actions: ['setSignedOut', 'announce'],
          },
          { target: 'unknown', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    expired: {},
  },
})
