import { and } from 'xstate'
import { createResumedContext } from './registration-context.ts'
import { getPurposeParams, hasAccount, isEmailRejected, isSignedOut, mayAccountExist } from './registration-outcomes.ts'
import { registrationSetup } from './registration-setup.ts'

/** Passwords and codes never enter the context. */
export const registrationMachine = registrationSetup.createMachine({
  id: 'registration',
  context: ({ input }) => createResumedContext(input),
  initial: 'resuming',
  states: {
    resuming: {
      always: [
        { guard: { type: 'isResumedStep', params: 'account' }, target: 'account' },
        { guard: { type: 'isResumedStep', params: 'code' }, target: 'code' },
        { target: 'email' },
      ],
    },
    email: {
      on: {
        'email.submitted': [
          // The email sent within the last minute is still valid.
          {
            guard: { type: 'wasEmailSentRecently', params: ({ event }) => event.email },
            target: 'code',
            actions: 'clearFailure',
          },
          { guard: 'mayRequest', target: 'requesting' },
        ],
        'registration.abandoned': { actions: 'abandon' },
      },
    },
    requesting: {
      entry: 'clearFailure',
      on: { 'page.restored': 'email' },
      invoke: {
        src: 'requestCode',
        input: ({ event }) => {
          if (event.type !== 'email.submitted') throw new Error('No email to verify')
          return event.email
        },
        onDone: [
          {
            // After a failed request, the code of an earlier email to this address can be entered. If the API rejects
            // the address, the reason belongs beside its field.
            guard: ({ context: { uuid, email }, event: { output } }) =>
              output.outcome.ok || (uuid !== '' && output.email === email && !isEmailRejected(output.outcome.error)),
            target: 'code',
            actions: { type: 'setVerificationEmail', params: ({ event }) => event.output },
          },
          { target: 'email', actions: { type: 'setVerificationEmail', params: ({ event }) => event.output } },
        ],
      },
    },
    code: {
      on: {
        'code.submitted': { guard: 'mayTry', target: 'verifying' },
        'resend.requested': { guard: and(['mayRequest', 'mayResend']), target: 'resending' },
        'address-change.requested': { target: 'email', actions: ['clearFailure', 'clearRequestLimit'] },
        'registration.abandoned': { target: 'email', actions: 'abandon' },
        'stored.changed': [
          { guard: ({ event }) => event.stored === null, target: 'email', actions: 'abandon' },
          {
            guard: { type: 'shouldAdopt', params: ({ event }) => ({ step: 'code', stored: event.stored }) },
            target: 'resuming',
            actions: { type: 'adoptStoredRegistration', params: ({ event }) => event.stored },
          },
        ],
      },
    },
    resending: {
      entry: 'clearFailure',
      on: { 'page.restored': 'code' },
      invoke: {
        src: 'requestCode',
        input: ({ context }) => context.email,
        onDone: { target: 'code', actions: { type: 'setVerificationEmail', params: ({ event }) => event.output } },
      },
    },
    verifying: {
      tags: 'opening session',
      entry: 'clearFailure',
      on: {
        'page.restored': [
          { guard: ({ event }) => event.isVerified, target: 'account', actions: 'clearRequestLimit' },
          { target: 'code' },
        ],
      },
      invoke: {
        src: 'verifyCode',
        input: ({ context, event }) => {
          if (event.type !== 'code.submitted') throw new Error('No code to verify')
          return { uuid: context.uuid, code: event.code }
        },
        onDone: [
          { guard: ({ event }) => hasAccount(event.output), target: 'accountExists' },
          { guard: ({ event }) => event.output.ok, target: 'account', actions: 'clearRequestLimit' },
          { target: 'code', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    account: {
      on: {
        'account.submitted': {
          guard: 'mayTry',
          target: 'creating',
          actions: { type: 'setPurpose', params: ({ event }) => event.purpose },
        },
        'registration.abandoned': 'abandoning',
        'stored.changed': [
          { guard: ({ event }) => event.stored === null && event.isSignedOut, target: 'email', actions: 'abandon' },
          {
            guard: { type: 'shouldAdopt', params: ({ event }) => ({ step: 'account', stored: event.stored }) },
            actions: { type: 'adoptStoredRegistration', params: ({ event }) => event.stored },
          },
        ],
      },
    },
    creating: {
      tags: 'opening session',
      entry: 'clearFailure',
      // The account may exist by now.
      on: { 'page.restored': 'checking' },
      invoke: {
        src: 'createAccount',
        input: ({ event }) => {
          if (event.type !== 'account.submitted') throw new Error('No account to create')
          return event.account
        },
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'finished',
            actions: { type: 'storePurpose', params: ({ context, event }) => getPurposeParams(event.output, context) },
          },
          // The verification has expired.
          {
            guard: ({ event: { output } }) => !output.ok && isSignedOut(output.error),
            target: 'email',
            actions: ['clearVerificationEmail', { type: 'setFailure', params: ({ event }) => event.output }],
          },
          {
            guard: ({ event: { output } }) => !output.ok && mayAccountExist(output.error),
            target: 'checking',
            actions: { type: 'setFailure', params: ({ event }) => event.output },
          },
          { target: 'account', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    /** Finds out whether the account exists after all. */
    checking: {
      tags: 'opening session',
      on: { 'page.restored': { target: 'checking', reenter: true } },
      invoke: {
        src: 'readUser',
        onDone: [
          {
            // An earlier attempt created the account, maybe with another name and password.
            guard: ({ context, event }) => context.failure?._tag === 'FieldErrors' && hasAccount(event.output),
            target: 'accountExists',
            actions: { type: 'storePurpose', params: ({ context, event }) => getPurposeParams(event.output, context) },
          },
          {
            guard: ({ event }) => hasAccount(event.output),
            target: 'finished',
            actions: { type: 'storePurpose', params: ({ context, event }) => getPurposeParams(event.output, context) },
          },
          { target: 'account', actions: { type: 'setAccountUnknown', params: ({ event }) => !event.output.ok } },
        ],
      },
    },
    /** Signs out, so that the next visitor on this device can't create an account for this email. */
    abandoning: {
      on: { 'page.restored': 'account' },
      invoke: {
        src: 'signOut',
        input: ({ context, event }) => {
          if (event.type !== 'registration.abandoned') throw new Error('No registration to abandon')
          return { email: context.email, isSameEmail: event.isSameEmail === true }
        },
        onDone: [{ guard: ({ event }) => event.output.ok, target: 'email', actions: 'abandon' }, { target: 'account' }],
      },
    },
    finished: { type: 'final' },
    /** The email already belongs to an account, and the visitor is now signed in to it. */
    accountExists: { type: 'final' },
  },
})
