import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import type { CheckedEdit, EditFailure } from './check-edit.ts'
import { createEditMachine } from './edit.machine.ts'

type CheckOutcome = Outcome<CheckedEdit, EditFailure>
type SaveOutcome = Outcome<OwnProfile | null, EditFailure>
interface Fields {
  readonly name: string
}

const theirs = anOwnProfile()
const savedProfile = anOwnProfile({ user: aUser({ name: 'Анна' }) })
const noConflict: CheckOutcome = { ok: true, value: { theirs, conflicts: [], isSaved: false } }
const conflict: CheckOutcome = { ok: true, value: { theirs, conflicts: ['name'], isSaved: false } }
const timeoutOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
const rateLimitOutcome = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } } as const

function startMachine(checks: CheckOutcome[], saves: SaveOutcome[] = []) {
  let now = 0
  const profilesBeforeSave: OwnProfile[] = []
  const savedNames: string[] = []
  const machine = createEditMachine<Fields>().provide({
    actors: {
      check: fromPromise(() => Promise.resolve(checks.shift() ?? noConflict)),
      save: fromPromise(({ input }) => {
        profilesBeforeSave.push(input.theirs)
        savedNames.push(input.edit.mine.name)
        return Promise.resolve(saves.shift() ?? { ok: true as const, value: savedProfile })
      }),
    },
  })
  const actor = createActor(machine, { input: { clock: () => now } }).start()
  const waitUntilIdle = () => waitFor(actor, ({ value }) => value !== 'checking' && value !== 'saving')
  const submit = (type: 'submitted' | 'conflict.resolved' = 'submitted', name = 'Анна') => {
    actor.send({ type, edit: { base: { name: '' }, mine: { name } } })
    return waitUntilIdle()
  }
  return { actor, submit, profilesBeforeSave, savedNames, advanceClock: (ms: number) => (now += ms) }
}

describe('an edit', () => {
  it('is saved against the profile that was just read', async () => {
    const { submit, profilesBeforeSave } = startMachine([])
    const { value, context, status } = await submit()
    expect([value, status]).toEqual(['saved', 'done'])
    expect(context.saved).toBe(savedProfile)
    expect(profilesBeforeSave).toEqual([theirs])
  })

  it('counts as saved even if the refetch fails', async () => {
    const { value, context } = await startMachine([], [{ ok: true, value: null }]).submit()
    expect([value, context.saved]).toEqual(['saved', null])
  })

  it('is not sent if the API already has its values', async () => {
    const { submit, profilesBeforeSave } = startMachine([{ ok: true, value: { theirs, conflicts: [], isSaved: true } }])
    const { value, context } = await submit()
    expect([value, context.saved]).toEqual(['saved', theirs])
    expect(profilesBeforeSave).toEqual([])
  })

  it('waits for the resolution of conflicts, and checks again before saving', async () => {
    const { submit, profilesBeforeSave } = startMachine([conflict, conflict, noConflict])
    expect((await submit()).context).toMatchObject({ theirs, conflicts: ['name'] })
    expect(profilesBeforeSave).toEqual([])
    expect((await submit('conflict.resolved')).value).toBe('conflict')
    expect((await submit('conflict.resolved')).value).toBe('saved')
  })

  it('saves the values chosen in a conflict', async () => {
    const { actor, submit, profilesBeforeSave, savedNames } = startMachine([conflict])
    await submit('submitted', 'typed')
    const resolved = submit('conflict.resolved', 'chosen')
    expect(actor.getSnapshot().context).toMatchObject({ conflicts: [], theirs: null })
    expect((await resolved).value).toBe('saved')
    expect([savedNames, profilesBeforeSave]).toEqual([['chosen'], [theirs]])
  })

  it('returns from a conflict to the form', async () => {
    const { actor, submit } = startMachine([conflict])
    await submit()
    actor.send({ type: 'conflict.canceled' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { conflicts: [], theirs: null } })
  })

  it.each([
    ['checked', [timeoutOutcome], []],
    ['saved', [noConflict], [timeoutOutcome]],
  ] as const)('reports why it could not be %s, and can be tried again', async (_, checks, saves) => {
    const { submit } = startMachine([...checks], [...saves])
    expect(await submit()).toMatchObject({
      value: 'editing',
      context: { failure: timeoutOutcome.error, retryAt: null },
    })
    expect(await submit()).toMatchObject({ value: 'saved', context: { failure: null } })
  })

  it('ignores submissions until the rate limit ends', async () => {
    const { submit, advanceClock } = startMachine([], [rateLimitOutcome])
    await submit()
    advanceClock(59_999)
    expect((await submit()).value).toBe('editing')
    advanceClock(1)
    expect((await submit()).value).toBe('saved')
  })
})
