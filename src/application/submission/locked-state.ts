import type { Outcome } from '#application/outcome.ts'
import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { SubmissionContext } from './submission-context.ts'
import { onError, setupSubmission } from './submission-setup.ts'

const requireInput = <I>({ input }: { readonly input: I | null }): I => {
  if (input === null) throw new Error('Nothing was submitted')
  return input
}

const requireFailure = <E>(outcome: Outcome<unknown, E>) => {
  if (outcome.ok) throw new Error('The attempt did not fail')
  return { failure: outcome.error }
}

const requireFailedAttempt = <F, I, E extends TaggedError>(context: SubmissionContext<F, I, E>) => {
  const { writeError, senderId } = context
  if (writeError === null) throw new Error('The write returned no error')
  return { input: requireInput(context), failure: writeError, senderId }
}

const createWritingState = <F, I, E extends TaggedError>() =>
  setupSubmission<F, I, E>().createStateConfig({
    invoke: {
      src: 'write',
      input: ({ context }) => ({ input: requireInput(context) }),
      onDone: [
        {
          guard: ({ event }) => event.output.ok,
          target: '#sent',
          actions: [{ type: 'setSent', params: ({ context }) => context.clock() }, 'markDelivered'],
        },
        {
          guard: 'mayCheckDelivery',
          target: 'checking',
          actions: [{ type: 'setWriteError', params: ({ event }) => requireFailure(event.output) }, 'markUndelivered'],
        },
        {
          target: 'failed',
          actions: [{ type: 'setWriteError', params: ({ event }) => requireFailure(event.output) }, 'markUndelivered'],
        },
      ],
      onError,
    },
  })

const createDeliveryCheckState = <F, I, E extends TaggedError>() =>
  setupSubmission<F, I, E>().createStateConfig({
    invoke: {
      src: 'wasDelivered',
      input: ({ context }) => requireFailedAttempt(context),
      onDone: [
        {
          guard: ({ event }) => event.output === true,
          target: '#sent',
          // The earlier attempt was delivered, not this one.
          actions: [{ type: 'setSent', params: ({ context }) => context.mark?.sentAt }, 'markDelivered'],
        },
        { target: 'failed', actions: { type: 'setPossiblyDelivered', params: ({ event }) => event.output } },
      ],
      onError,
    },
  })

export const createLockedState = <F, I, E extends TaggedError>() =>
  setupSubmission<F, I, E>().createStateConfig({
    id: 'locked',
    invoke: { src: 'lock', onError },
    initial: 'waiting',
    states: {
      waiting: { on: { 'lock.acquired': 'reading' } },
      reading: {
        // Another tab may have sent the form while this one waited.
        invoke: {
          src: 'readMark',
          onDone: { target: 'comparing', actions: { type: 'setMark', params: ({ event }) => event.output } },
          onError,
        },
      },
      comparing: {
        always: [
          {
            guard: 'isSentAlready',
            target: '#sent',
            actions: { type: 'setSent', params: ({ context }) => context.mark?.sentAt },
          },
          { guard: 'mustAsk', target: '#asking' },
          { target: 'marking' },
        ],
      },
      marking: {
        invoke: {
          src: 'beginMark',
          input: ({ context: { input, senderId } }) => ({ input, senderId }),
          onDone: { target: 'writing', actions: { type: 'setAttempt', params: ({ event }) => event.output } },
          onError,
        },
      },
      writing: createWritingState<F, I, E>(),
      checking: createDeliveryCheckState<F, I, E>(),
      failed: { always: [{ guard: 'mustSignInAgain', target: '#signing in again' }, { target: '#editing' }] },
    },
  })
