import { assign, fromPromise, setup } from 'xstate'
import type { OwnProfile } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import { getRetryAt, type Clock } from '#application/session/countdown.ts'
import { declareType } from '#application/declare-type.ts'
import { throwMissing } from '#application/throw-missing.ts'
import type { CheckedEdit, EditFailure } from './check-edit.ts'

export interface EditedFields<F> {
  /** The API's fields with which `mine` is compared: as read when typing began or when a conflict was found. */
  readonly base: F
  readonly mine: F
}

interface SaveInput<F> {
  readonly edit: EditedFields<F>
  readonly theirs: OwnProfile
}

interface EditContext<F> {
  readonly clock: Clock
  readonly edit: EditedFields<F> | null
  readonly failure: EditFailure | null
  /** Unix time in milliseconds before which no attempt is allowed. */
  readonly retryAt: number | null
  /** The profile as read just before the write. */
  readonly theirs: OwnProfile | null
  readonly conflicts: readonly string[]
  /** The profile after the save; null before, and if the refetch failed. */
  readonly saved: OwnProfile | null
}

export interface SaveEvent<F> {
  readonly type: 'submitted' | 'conflict.resolved'
  readonly edit: EditedFields<F>
}

export type EditEvent<F> = SaveEvent<F> | { readonly type: 'conflict.canceled' }

const noFailure = { failure: null, retryAt: null }
const emptyEdit = { edit: null, ...noFailure, theirs: null, conflicts: [], saved: null }

const setupEdit = <F extends object>() =>
  setup({
    types: {
      context: declareType<EditContext<F>>(),
      events: declareType<EditEvent<F>>(),
      input: declareType<{ readonly clock: Clock }>(),
    },
    actors: {
      check: fromPromise<Outcome<CheckedEdit, EditFailure>, EditedFields<F>>(throwMissing('actor: checking an edit')),
      save: fromPromise<Outcome<OwnProfile | null, EditFailure>, SaveInput<F>>(throwMissing('actor: saving an edit')),
    },
    actions: {
      begin: assign(({ event }) => (event.type === 'conflict.canceled' ? {} : { ...emptyEdit, edit: event.edit })),
      reset: assign(emptyEdit),
      setFailure: assign(({ context }, outcome: Outcome<unknown, EditFailure>) =>
        outcome.ok ? {} : { failure: outcome.error, retryAt: getRetryAt(outcome.error, context.clock()) },
      ),
      setTheirs: assign((_, outcome: Outcome<CheckedEdit, EditFailure>) =>
        outcome.ok ? { theirs: outcome.value.theirs, conflicts: outcome.value.conflicts } : {},
      ),
      setAlreadySaved: assign((_, outcome: Outcome<CheckedEdit, EditFailure>) =>
        outcome.ok ? { saved: outcome.value.theirs } : {},
      ),
      setSaved: assign((_, outcome: Outcome<OwnProfile | null, EditFailure>) =>
        outcome.ok ? { saved: outcome.value } : {},
      ),
    },
    guards: {
      mayTry: ({ context }) => context.retryAt === null || context.clock() >= context.retryAt,
      isSaved: (_, outcome: Outcome<CheckedEdit, EditFailure>) => outcome.ok && outcome.value.isSaved,
      hasConflicts: (_, outcome: Outcome<CheckedEdit, EditFailure>) => outcome.ok && outcome.value.conflicts.length > 0,
    },
  })

export const createEditMachine = <F extends object>() =>
  setupEdit<F>().createMachine({
    id: 'edit',
    context: ({ input }) => ({ clock: input.clock, ...emptyEdit }),
    initial: 'editing',
    states: {
      editing: {
        on: {
          submitted: { guard: 'mayTry', target: 'checking', actions: 'begin' },
        },
      },
      checking: {
        invoke: {
          src: 'check',
          input: ({ context }) => requireEdit(context),
          onDone: [
            {
              // The response to an earlier attempt was lost, or nothing has changed.
              guard: { type: 'isSaved', params: ({ event }) => event.output },
              target: 'saved',
              actions: { type: 'setAlreadySaved', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'hasConflicts', params: ({ event }) => event.output },
              target: 'conflict',
              actions: { type: 'setTheirs', params: ({ event }) => event.output },
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'saving',
              actions: { type: 'setTheirs', params: ({ event }) => event.output },
            },
            { target: 'editing', actions: { type: 'setFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      conflict: {
        on: {
          'conflict.resolved': { target: 'checking', actions: 'begin' },
          'conflict.canceled': { target: 'editing', actions: 'reset' },
        },
      },
      saving: {
        invoke: {
          src: 'save',
          input: ({ context }) => ({ edit: requireEdit(context), theirs: requireTheirs(context) }),
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'saved',
              actions: { type: 'setSaved', params: ({ event }) => event.output },
            },
            { target: 'editing', actions: { type: 'setFailure', params: ({ event }) => event.output } },
          ],
        },
      },
      saved: { type: 'final' },
    },
  })

function requireEdit<F>({ edit }: EditContext<F>): EditedFields<F> {
  if (!edit) throw new Error('Nothing was submitted')
  return edit
}

function requireTheirs({ theirs }: EditContext<unknown>): OwnProfile {
  if (!theirs) throw new Error('Nothing was read before saving')
  return theirs
}
