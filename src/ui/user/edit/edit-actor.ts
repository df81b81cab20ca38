import { createActor, fromPromise, waitFor } from 'xstate'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Outcome } from '#application/outcome.ts'
import { checkEdit, mergeEdit, type EditFailure } from '#application/user/check-edit.ts'
import { createEditMachine, type EditEvent } from '#application/user/edit.machine.ts'
import { getChangedFields } from '#domain/shared/three-way-merge.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { EditKind } from '#application/user/edit-kind.ts'

/** `saved` is null if the save succeeded but the refetch failed. */
type EditResult =
  | { readonly step: 'conflict'; readonly theirs: OwnProfile; readonly conflicts: readonly string[] }
  | { readonly step: 'saved'; readonly saved: OwnProfile | null }

/** The returned function's outcome has no value after a canceled conflict. */
export function startEditActor<F extends object>(kind: EditKind<F>, userId: number, useCases: ClientUseCases) {
  const machine = createEditMachine<F>().provide({
    actors: {
      check: fromPromise(({ input }) => checkEdit(useCases.viewOwnProfile, { ...kind, ...input, userId })),
      save: fromPromise(({ input: { edit, theirs: ownProfile } }) => {
        const currentFields = kind.getFields(ownProfile)
        return kind.save(
          useCases,
          getChangedFields(currentFields, mergeEdit({ ...kind, ...edit }, currentFields).mergedFields),
          currentFields,
        )
      }),
    },
  })
  const actor = createActor(machine, { input: { clock: Date.now } }).start()
  return async (event: EditEvent<F>): Promise<Outcome<EditResult | undefined, EditFailure>> => {
    actor.send(event)
    const { value, context } = await waitFor(actor, ({ value: step }) => step !== 'checking' && step !== 'saving')
    const { failure, theirs, conflicts, saved } = context
    if (failure) return { ok: false, error: failure }
    if (value === 'saved') return { ok: true, value: { step: 'saved', saved } }
    return { ok: true, value: value === 'conflict' && theirs ? { step: value, theirs, conflicts } : undefined }
  }
}
