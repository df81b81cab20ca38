import { assign, fromPromise, setup } from 'xstate'
import type { AccountPurpose, NewAccount, Verification } from '#domain/registration/registration.ts'
import type { User } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import type { SessionNotKept } from '#application/session/require-session.ts'
import { typed } from '#application/typed.ts'
import type { Errors } from '#application/use-cases.ts'
import {
  isLetterRecent,
  noLetter,
  emptyRegistration,
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

export const registrationSetup = setup({
  types: {
    context: typed<RegistrationContext>({
      clock: Date.now,
      storedStep: 'email',
      purpose: 'find',
      ...emptyRegistration,
      ...noFailure,
    }),
    events: typed<RegistrationEvent>({ type: 'resend.requested' }),
    input: typed<RegistrationInput>({ clock: Date.now, stored: null, isVerified: false }),
  },
  actors: {
    requestCode: fromPromise<Letter, string>(() => {
      throw new Error('No actor: requesting a code')
    }),
    verifyCode: fromPromise<Outcome<User, Errors['verifyCode'] | SessionNotKept>, Verification>(() => {
      throw new Error('No actor: verifying a code')
    }),
    createAccount: fromPromise<Outcome<User, Errors['createAccount'] | SessionNotKept>, NewAccount>(() => {
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
    setPurpose: assign((_, purpose: AccountPurpose) => ({ purpose })),
    keepPurpose: (_args, _created: { readonly user: User; readonly purpose: AccountPurpose }) => {
      throw new Error('No action: keeping the purpose of an account')
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
})
