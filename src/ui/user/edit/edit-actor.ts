import { createActor, waitFor, type EventFrom } from 'xstate'
import type { Outcome } from '#application/outcome.ts'
import type { EditFailure } from '#application/user/check-edit.ts'
import { editMachine } from '#application/user/edit.machine.ts'
import type { OwnProfile } from '#domain/user/user.ts'

export type EditEvent = EventFrom<typeof editMachine>

/** How an attempt ended. `conflicts`: fields changed on both sides; `saved`: null if reading again failed. */
export type EditResult =
  | { readonly step: 'contested'; readonly theirs: OwnProfile; readonly conflicts: readonly string[] }
  | { readonly step: 'saved'; readonly saved: OwnProfile | null }

/** Runs the steps of saving: read again, compare, ask about conflicts, write. */
export function startEditActor() {
  const actor = createActor(editMachine, { input: { clock: Date.now } }).start()
  return async (event: EditEvent): Promise<Outcome<EditResult | undefined, EditFailure>> => {
    actor.send(event)
    const { value, context } = await waitFor(actor, ({ value: step }) => step !== 'checking' && step !== 'saving')
    const { failure, theirs, conflicts, saved } = context
    if (failure) return { ok: false, error: failure }
    if (value === 'saved') return { ok: true, value: { step: 'saved', saved } }
    return { ok: true, value: value === 'contested' && theirs ? { step: value, theirs, conflicts } : undefined }
  }
}
