import { assign, fromPromise, setup } from 'xstate'
import type { AccountPurpose, NewAccount, Verification } from '#domain/registration/registration.ts'
import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import type { User } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import type { SessionNotStored } from '#application/session/require-session.ts'
import { declareType } from '#application/declare-type.ts'
import { throwMissing } from '#application/throw-missing.ts'
import type { UseCaseErrors } from '#application/use-cases.ts'
import {
  wasEmailSentRecently,
  noVerificationEmail,
  emptyRegistration,
  toFailure,
  toRequestFailure,
  noFailure,
  noRequestLimit,
  type RegistrationContext,
  type RegistrationEvent,
  type RegistrationFailure,
  type RegistrationInput,
} from './registration-context.ts'
import { shouldAdopt, mayResend, type StoredRegistration } from './stored-registration.ts'

interface CodeRequestResult {
  readonly email: string
  readonly outcome: Outcome<string, UseCaseErrors['requestCode']>
}

interface SignOutInput {
  readonly email: string
  readonly isSameEmail: boolean
}

export const registrationSetup = setup({
  types: {
    context: declareType<RegistrationContext>(),
    events: declareType<RegistrationEvent>(),
    input: declareType<RegistrationInput>(),
  },
  actors: {
    requestCode: fromPromise<CodeRequestResult, string>(throwMissing('actor: requesting a code')),
    verifyCode: fromPromise<Outcome<User, UseCaseErrors['verifyCode'] | SessionNotStored>, Verification>(
      throwMissing('actor: verifying a code'),
    ),
    createAccount: fromPromise<Outcome<User, UseCaseErrors['createAccount'] | SessionNotStored>, NewAccount>(
      throwMissing('actor: creating an account'),
    ),
    readUser: fromPromise<Outcome<User, unknown>>(throwMissing('actor: reading the user')),
    signOut: fromPromise<Outcome<void, ApiUnavailable | TooManyRequests>, SignOutInput>(
      throwMissing('actor: signing out'),
    ),
  },
  actions: {
    clearFailure: assign(noFailure),
    clearRequestLimit: assign(noRequestLimit),
    abandon: assign({ ...emptyRegistration, ...noFailure, ...noRequestLimit }),
    /** After a failed request, even for another address, the latest verification email stays valid. */
    setVerificationEmail: assign(({ context }, { email, outcome }: CodeRequestResult) => ({
      ...toRequestFailure(outcome, context.clock),
      ...(outcome.ok && { email, uuid: outcome.value, sentAt: context.clock() }),
    })),
    setFailure: assign(({ context }, outcome: Outcome<unknown, RegistrationFailure>) =>
      toFailure(outcome, context.clock),
    ),
    setAccountUnknown: assign((_, isAccountUnknown: boolean) => ({ isAccountUnknown })),
    clearVerificationEmail: assign(noVerificationEmail),
    adoptStoredRegistration: assign((_, stored: StoredRegistration | null) => {
      if (!stored) return {}
      const { step: resumedStep, ...storedEmail } = stored
      return { resumedStep, ...storedEmail, ...noFailure, ...noRequestLimit }
    }),
    setPurpose: assign((_, purpose: AccountPurpose) => ({ purpose })),
    storePurpose: (_args, _params: { readonly user: User; readonly purpose: AccountPurpose }) => {
      throw new Error('Missing action: storePurpose')
    },
  },
  guards: {
    mayTry: ({ context }) => context.retryAt === null || context.clock() >= context.retryAt,
    mayRequest: ({ context }) => context.clock() >= Math.max(context.retryAt ?? 0, context.requestRetryAt ?? 0),
    mayResend: ({ context }) => mayResend(context.sentAt, context.clock),
    wasEmailSentRecently: ({ context }, email: string) => wasEmailSentRecently(context, email),
    shouldAdopt: (
      { context },
      { step, stored }: { step: StoredRegistration['step']; stored: StoredRegistration | null },
    ) => stored !== null && shouldAdopt({ ...context, step }, stored),
    isResumedStep: ({ context }, step: StoredRegistration['step']) => context.resumedStep === step,
  },
})
