import { assign, fromPromise, setup } from 'xstate'
import type { OwnProfile } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import { retryAt, type Clock } from '#application/session/countdown.ts'
import { typed } from '#application/typed.ts'
import type { CheckedEdit, EditFailure } from './check-edit.ts'

/** One attempt to save the form. */
interface Attempt {
  /** Reads again and compares. */
  readonly check: () => Promise<Outcome<CheckedEdit, EditFailure>>
  /** Writes it, merged with what was just read. */
  readonly save: (theirs: OwnProfile) => Promise<Outcome<OwnProfile | null, EditFailure>>
}

interface EditContext {
  readonly clock: Clock
  readonly attempt: Attempt | null
  /** Why the last attempt failed; null once another starts. */
  readonly failure: EditFailure | null
  /** No attempt before this time. */
  readonly retryAt: number | null
  /** What the API had just before the write. */
  readonly theirs: OwnProfile | null
  /** Fields changed on both sides. */
  readonly conflicts: readonly string[]
  /** What the API has now; null if it could not be read again. */
  readonly saved: OwnProfile | null
}

type EditEvent =
  { readonly type: 'submitted' | 'settled'; readonly attempt: Attempt } | { readonly type: 'conflict.left' }

const noFailure = { failure: null, retryAt: null }
const nothing = { attempt: null, ...noFailure, theirs: null, conflicts: [], saved: null }

/**
 * Saving changes to the own profile: read again, compare, settle conflicts, write. Nothing is overwritten unseen, and
 * what was typed stays in the form.
 */
export const editMachine = setup({
  types: {
    context: typed<EditContext>({ clock: Date.now, ...nothing }),
    events: typed<EditEvent>({ type: 'conflict.left' }),
    input: typed<{ readonly clock: Clock }>({ clock: Date.now }),
  },
  actors: {
    check: fromPromise<Outcome<CheckedEdit, EditFailure>, EditContext>(({ input }) => attemptOf(input).check()),
    save: fromPromise<Outcome<OwnProfile | null, EditFailure>, EditContext>(({ input }) =>
      attemptOf(input).save(theirsOf(input)),
    ),
  },
  actions: {
    begin: assign((_, attempt: Attempt) => ({ ...nothing, attempt })),
    reset: assign(nothing),
    setFailure: assign(({ context }, outcome: Outcome<unknown, EditFailure>) =>
      outcome.ok ? {} : { failure: outcome.error, retryAt: retryAt(outcome.error, context.clock()) },
    ),
    setTheirs: assign((_, outcome: Outcome<CheckedEdit, EditFailure>) =>
      outcome.ok ? { theirs: outcome.value.theirs, conflicts: outcome.value.conflicts } : {},
    ),
    setSaved: assign((_, saved: OwnProfile | null) => ({ saved })),
  },
  guards: {
    mayTry: ({ context }) => context.retryAt === null || context.clock() >= context.retryAt,
    isDone: (_, { ok }: { readonly ok: boolean }) => ok,
    isSaved: (_, outcome: Outcome<CheckedEdit, EditFailure>) => outcome.ok && outcome.value.isSaved,
    isContested: (_, outcome: Outcome<CheckedEdit, EditFailure>) => outcome.ok && outcome.value.conflicts.length > 0,
  },
}).createMachine({
  id: 'edit',
  context: ({ input }) => ({ clock: input.clock, ...nothing }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        submitted: {
          guard: 'mayTry',
          target: 'checking',
          actions: { type: 'begin', params: ({ event }) => event.attempt },
        },
      },
    },
    checking: {
      invoke: {
        src: 'check',
        input: ({ context }) => context,
        onDone: [
          {
            // An earlier attempt whose answer was lost, or nothing was changed.
            guard: { type: 'isSaved', params: ({ event }) => event.output },
            target: 'saved',
            actions: {
              type: 'setSaved',
              params: ({ event }) => (event.output.ok ? event.output.value.theirs : null),
            },
          },
          {
            guard: { type: 'isContested', params: ({ event }) => event.output },
            target: 'contested',
            actions: { type: 'setTheirs', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'saving',
            actions: { type: 'setTheirs', params: ({ event }) => event.output },
          },
          { target: 'editing', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    contested: {
      on: {
        settled: { target: 'checking', actions: { type: 'begin', params: ({ event }) => event.attempt } },
        'conflict.left': { target: 'editing', actions: 'reset' },
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: 'isDone', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'setSaved', params: ({ event }) => (event.output.ok ? event.output.value : null) },
          },
          { target: 'editing', actions: { type: 'setFailure', params: ({ event }) => event.output } },
        ],
      },
    },
    saved: { type: 'final' },
  },
})

function attemptOf({ attempt }: EditContext): Attempt {
  if (!attempt) throw new Error('Nothing was submitted')
  return attempt
}

function theirsOf({ theirs }: EditContext): OwnProfile {
  if (!theirs) throw new Error('Nothing was read before saving')
  return theirs
}
