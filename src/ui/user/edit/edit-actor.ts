import { createActor, type ActorRefFrom, type SnapshotFrom } from 'xstate'
import { editMachine } from '#application/user/edit.machine.ts'

type Snapshot = SnapshotFrom<typeof editMachine>

/** How far the saving of a form is. */
export type EditState = Pick<Snapshot['context'], 'failure' | 'retryAt' | 'theirs' | 'conflicts' | 'saved'> & {
  readonly step: Snapshot['value']
}

export type EditActor = ActorRefFrom<typeof editMachine>

export const startEditActor = (): EditActor => createActor(editMachine, { input: { clock: Date.now } }).start()

export function stateOf({ value, context: { failure, retryAt, theirs, conflicts, saved } }: Snapshot): EditState {
  return { step: value, failure, retryAt, theirs, conflicts, saved }
}
