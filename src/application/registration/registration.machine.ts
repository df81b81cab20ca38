import { and, assign, fromPromise, setup } from 'xstate'
import type { NewAccount, Verification } from '#domain/registration/registration.ts'
import { isRegistered, type User } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import { typed } from '#application/typed.ts'
import type { Errors } from '#application/use-cases.ts'
import {
  isLetterUnderWay,
  noLetter,
  nothing,
  resumedContext,
  errorOf,
  noError,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationFailure,
  type RegistrationInput,
} from './registration-context.ts'
import { goesOnWith, mayResend, type StoredRegistration } from './stored-registration.ts'

type Letter = Outcome<string, Errors['requestCode']>
type Stored = StoredRegistration | null

/** From an address to an account: the letter, its code, the account. A password or a code is never a part of its state. */
export const registrationMachine = setup({
  types: {
    context: typed<RegistrationContext>({ clock: Date.now, left: 'email', ...nothing, ...noError }),
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
    calm: assign(noError),
    abandon: assign({ ...nothing, ...noError }),
    noteAddress: assign(({ context }, email: string) => ({
      ...noError,
      email,
      ...(email !== context.email && noLetter),
    })),
    /** The newest letter counts; one that was not sent changes nothing. */
    noteLetter: assign(({ context }, letter: Letter) => ({
      ...errorOf(letter, context.clock),
      ...(letter.ok && { uuid: letter.value, sentAt: context.clock() }),
    })),
    noteTrouble: assign(({ context }, outcome: Outcome<unknown, RegistrationFailure>) =>
      errorOf(outcome, context.clock),
    ),
    forgetLetter: assign(noLetter),
    goOn: assign((_, stored: Stored) =>
      stored ? { left: stored.step, email: stored.email, uuid: stored.uuid, sentAt: stored.sentAt, ...noError } : {},
    ),
    /** The verified e-mail is given up. */
    giveUpVerification: () => {
      throw new Error('No action: giving up a verification')
    },
  },
  guards: {
    mayTry: ({ context }) => context.retryAt === null || context.clock() >= context.retryAt,
    mayResend: ({ context }) => mayResend(context.sentAt, context.clock),
    isUnderWay: ({ context }, email: string) => isLetterUnderWay(context, email),
    isNewer: ({ context }, { step, stored }: { step: StoredRegistration['step']; stored: Stored }) =>
      stored !== null && goesOnWith({ ...context, step }, stored),
    wasLeftAt: ({ context }, step: StoredRegistration['step']) => context.left === step,
    isDone: (_, { ok }: { readonly ok: boolean }) => ok,
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => resumedContext(input),
  initial: 'left',
  states: {
    left: {
      always: [
        { guard: { type: 'wasLeftAt', params: 'account' }, target: 'account' },
        { guard: { type: 'wasLeftAt', params: 'code' }, target: 'code' },
        { target: 'email' },
      ],
    },
    email: {
      on: {
        'email.submitted': [
          // No second letter within a minute.
          { guard: { type: 'isUnderWay', params: ({ event }) => event.email }, target: 'code', actions: 'calm' },
          {
            guard: 'mayTry',
            target: 'requesting',
            actions: { type: 'noteAddress', params: ({ event }) => event.email },
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
            actions: { type: 'noteLetter', params: ({ event }) => event.output },
          },
          { target: 'email', actions: { type: 'noteLetter', params: ({ event }) => event.output } },
        ],
      },
    },
    code: {
      on: {
        'code.submitted': { guard: 'mayTry', target: 'verifying' },
        'resend.requested': { guard: and(['mayTry', 'mayResend']), target: 'resending' },
        'address.rejected': { target: 'email', actions: 'calm' },
        'registration.abandoned': { target: 'email', actions: 'abandon' },
        'stored.changed': [
          { guard: ({ event }) => event.stored === null, target: 'email', actions: 'abandon' },
          {
            guard: { type: 'isNewer', params: ({ event }) => ({ step: 'code', stored: event.stored }) },
            target: 'left',
            actions: { type: 'goOn', params: ({ event }) => event.stored },
          },
        ],
      },
    },
    resending: {
      entry: 'calm',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => context.email,
        onDone: { target: 'code', actions: { type: 'noteLetter', params: ({ event }) => event.output } },
      },
    },
    verifying: {
      entry: 'calm',
      invoke: {
        src: 'verifyCode',
        input: ({ context, event }) => {
          if (event.type !== 'code.submitted') throw new Error('No code to verify')
          return { uuid: context.uuid, code: event.code }
        },
        onDone: [
          { guard: ({ event: { output } }) => output.ok && isRegistered(output.value), target: 'known' },
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'account' },
          { target: 'code', actions: { type: 'noteTrouble', params: ({ event }) => event.output } },
        ],
      },
    },
    account: {
      on: {
        'account.submitted': { guard: 'mayTry', target: 'creating' },
        'registration.abandoned': { target: 'email', actions: ['abandon', 'giveUpVerification'] },
        'stored.changed': {
          guard: { type: 'isNewer', params: ({ event }) => ({ step: 'account', stored: event.stored }) },
          actions: { type: 'goOn', params: ({ event }) => event.stored },
        },
      },
    },
    creating: {
      entry: 'calm',
      invoke: {
        src: 'createAccount',
        input: ({ event }) => {
          if (event.type !== 'account.submitted') throw new Error('No account to create')
          return event.account
        },
        onDone: [
          { guard: { type: 'isDone', params: ({ event }) => event.output }, target: 'finished' },
          // The verification holds no longer: another letter is needed.
          {
            guard: ({ event: { output } }) => !output.ok && output.error._tag === 'NotSignedIn',
            target: 'email',
            actions: ['forgetLetter', { type: 'noteTrouble', params: ({ event }) => event.output }],
          },
          { target: 'account', actions: { type: 'noteTrouble', params: ({ event }) => event.output } },
        ],
      },
    },
    finished: { type: 'final' },
    /** The address had an account before: the person is signed in to it. */
    known: { type: 'final' },
  },
})
