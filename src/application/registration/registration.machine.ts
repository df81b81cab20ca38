import { and, assign, fromPromise, setup } from 'xstate'
import type { NewAccount, Verification } from '#domain/registration/registration.ts'
import { isRegistered, type User } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import { typed } from '#application/typed.ts'
import type { Errors } from '#application/use-cases.ts'
import {
  isLetterRecent,
  noLetter,
  emptyRegistration,
  createResumedContext,
  toFailure,
  noFailure,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationFailure,
  type RegistrationInput,
} from './registration-context.ts'
import { isAhead, mayResend, type StoredRegistration } from './stored-registration.ts'

type Letter = Outcome<string, Errors['requestCode']>
type Stored = StoredRegistration | null

/** Registration by e-mail: address, code, account. Passwords and codes never enter the context. */
export const registrationMachine = setup({
  types: {
    context: typed<RegistrationContext>({ clock: Date.now, storedStep: 'email', ...emptyRegistration, ...noFailure }),
    events: typed<RegistrationEvent>({ type: 'resend.requested' }),
    input: typed<RegistrationInput>({ clock: Date.now, stored: null, isVerified: false }),
  },
  actors: {
    requestCode: fromPromise<Letter, string>(() => {
      throw new Error('No actor: requesting a code')
    }),
    verifyCode: fromPromise<Outcome<User, Errors['verifyCode']>, Verification>(() => {
      throw new Error('No actor: verifying a code')
    }),
    createAccount: fromPromise<Outcome<User, Errors['createAccount']>, NewAccount>(() => {
      throw new Error('No actor: creating an account')
    }),
  },
  actions: {
    clearFailure: assign(noFailure),
    abandon: assign({ ...emptyRegistration, ...noFailure }),
    setEmail: assign(({ context }, email: string) => ({
      ...noFailure,
      email,
      ...(email !== context.email && noLetter),
    })),
    /** A letter that could not be sent leaves the latest one valid. */
    setLetter: assign(({ context }, letter: Letter) => ({
      ...toFailure(letter, context.clock),
      ...(letter.ok && { uuid: letter.value, sentAt: context.clock() }),
    })),
    setFailure: assign(({ context }, outcome: Outcome<unknown, RegistrationFailure>) =>
      toFailure(outcome, context.clock),
    ),
    clearLetter: assign(noLetter),
    adoptStored: assign((_, stored: Stored) =>
      stored
        ? { storedStep: stored.step, email: stored.email, uuid: stored.uuid, sentAt: stored.sentAt, ...noFailure }
        : {},
    ),
    abandonVerification: () => {
      throw new Error('No action: giving up a verification')
    },
  },
  guards: {
    mayTry: ({ context }) => context.retryAt === null || context.clock() >= context.retryAt,
    mayResend: ({ context }) => mayResend(context.sentAt, context.clock),
    isLetterRecent: ({ context }, email: string) => isLetterRecent(context, email),
    isNewer: ({ context }, { step, stored }: { step: StoredRegistration['step']; stored: Stored }) =>
      stored !== null && isAhead({ ...context, step }, stored),
    isStoredStep: ({ context }, step: StoredRegistration['step']) => context.storedStep === step,
    isDone: (_, { ok }: { readonly ok: boolean }) => ok,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => createResumedContext(input),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: { type: 'isStoredStep', params: 'account' }, target: 'account' },
        { guard: { type: 'isStoredStep', params: 'code' }, target: 'code' },
        { target: 'email' },
      ],
    },
    email: {
      on: {
        'email.submitted': [
          // The letter of the last minute is still valid.
          {
            guard: { type: 'isLetterRecent', params: ({ event }) => event.email },
            target: 'code',
            actions: 'clearFailure',
          },
          {
            guard: 'mayTry',
            target: 'requesting',
            actions: { type: 'setEmail', params: ({ event }) => event.email },
          },
        ],
        'registration.abandoned': { actions: 'abandon' },
      },
    },
    requesting: {
      invoke: {
        src: 'requestCode',
        input: ({ context }) => context.email,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'code',
            actions: { type: 'setLetter', params: ({ event }) => event.output },
          },
          { target: 'email', actions: { type: 'setLetter', params: ({ event }) => event.output } },
        ],
      },
    },
    code: {
      on: {
        'code.submitted': { guard: 'mayTry', target: 'verifying' },
        'resend.requested': { guard: and(['mayTry', 'mayResend']), target: 'resending' },
        'address.rejected': { target: 'email', actions: 'clearFailure' },
        'registration.abandoned': { target: 'email', actions: 'abandon' },
        'stored.changed': [
          { guard: ({ event }) => event.stored === null, target: 'email', actions: 'abandon' },
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ step: 'code', stored: event.stored }) },
            target: 'resuming',
            actions: { type: 'adoptStored', params: ({ event }) => event.stored },
          },
        ],
      },
    },
    resending: {
      entry: 'clearFailure',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => context.email,
        onDone: { target: 'code', actions: { type: 'setLetter', params: ({ event }) => event.output } },
      },
    },
    verifying: {
      entry: 'clearFailure',
      invoke: {
        src: 'verifyCode',
        input: ({ context, event }) => {
          if (event.type !== 'code.submitted') throw new Error('No code to verify')
          return { uuid: context.uuid, code: event.code }
        },
        onDone: [
          { guard: ({ event: { output } }) => output.ok && isRegistered(output.value), target: 'known' },
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'account' },
          { target: 'code', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    account: {
      on: {
        'account.submitted': { guard: 'mayTry', target: 'creating' },
        'registration.abandoned': { target: 'email', actions: ['abandon', 'abandonVerification'] },
        'stored.changed': {
          guard: { type: 'isNewer', params: ({ event }) => ({ step: 'account', stored: event.stored }) },
          actions: { type: 'adoptStored', params: ({ event }) => event.stored },
        },
      },
    },
    creating: {
      entry: 'clearFailure',
      invoke: {
        src: 'createAccount',
        input: ({ event }) => {
          if (event.type !== 'account.submitted') throw new Error('No account to create')
          return event.account
        },
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'finished' },
          // The verification has expired.
          {
            guard: ({ event: { output } }) => !output.ok && output.error._tag === 'NotSignedIn',
            target: 'email',
            actions: ['clearLetter', { type: 'setFailure', params: ({ event }) => event.output }],
          },
          { target: 'account', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    finished: { type: 'final' },
    /** The address already had an account: the visitor is signed in to it. */
    known: { type: 'final' },
  },
})
