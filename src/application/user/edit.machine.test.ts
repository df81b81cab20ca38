import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import type { Outcome } from '#application/outcome.ts'
import type { CheckedEdit, EditFailure } from './check-edit.ts'
import { createEditMachine } from './edit.machine.ts'

type Checked = Outcome<CheckedEdit, EditFailure>
type Saved = Outcome<OwnProfile | null, EditFailure>
interface Fields {
  readonly name: string
}

const theirs = anOwnProfile()
const saved = anOwnProfile({ user: aUser({ name: 'Анна' }) })
const clear: Checked = { ok: true, value: { theirs, conflicts: [], isSaved: false } }
const contested: Checked = { ok: true, value: { theirs, conflicts: ['name'], isSaved: false } }
const away = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
const tooMany = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } } as const

function start(checks: Checked[], saves: Saved[] = []) {
  let now = 0
  const given: OwnProfile[] = []
  const written: string[] = []
  const machine = createEditMachine<Fields>().provide({
    actors: {
      check: fromPromise(() => Promise.resolve(checks.shift() ?? clear)),
      save: fromPromise(({ input }) => {
        given.push(input.theirs)
        written.push(input.edit.mine.name)
        return Promise.resolve(saves.shift() ?? { ok: true as const, value: saved })
      }),
    },
  })
  const actor = createActor(machine, { input: { clock: () => now } }).start()
  const rests = () => waitFor(actor, ({ value }) => value !== 'checking' && value !== 'saving')
  const submit = (type: 'submitted' | 'settled' = 'submitted', name = 'Анна') => {
    actor.send({ type, edit: { base: { name: '' }, mine: { name } } })
    return rests()
  }
  return { actor, submit, given, written, pass: (ms: number) => (now += ms) }
}

describe('an edit', () => {
  it('is merged with the API’s current data', async () => {
    const { submit, given } = start([])
    const { value, context, status } = await submit()
    expect([value, status]).toEqual(['saved', 'done'])
    expect(context.saved).toBe(saved)
    expect(given).toEqual([theirs])
  })

  it('counts as saved even if the refetch fails', async () => {
    const { value, context } = await start([], [{ ok: true, value: null }]).submit()
    expect([value, context.saved]).toEqual(['saved', null])
  })

  it('is not sent twice: what the API already has counts as saved', async () => {
    const { submit, given } = start([{ ok: true, value: { theirs, conflicts: [], isSaved: true } }])
    const { value, context } = await submit()
    expect([value, context.saved]).toEqual(['saved', theirs])
    expect(given).toEqual([])
  })

  it('settles conflicts before writing, then checks again', async () => {
    const { submit, given } = start([contested, contested, clear])
    expect((await submit()).context).toMatchObject({ theirs, conflicts: ['name'] })
    expect(given).toEqual([])
    expect((await submit('settled')).value).toBe('contested')
    expect((await submit('settled')).value).toBe('saved')
  })

  it('writes the values chosen in a conflict', async () => {
    const { actor, submit, given, written } = start([contested])
    await submit('submitted', 'typed')
    const settled = submit('settled', 'chosen')
    expect(actor.getSnapshot().context).toMatchObject({ conflicts: [], theirs: null })
    expect((await settled).value).toBe('saved')
    expect([written, given]).toEqual([['chosen'], [theirs]])
  })

  it('returns from a conflict to the form', async () => {
    const { actor, submit } = start([contested])
    await submit()
    actor.send({ type: 'conflict.left' })
    expect(actor.getSnapshot()).toMatchObject({ value: 'editing', context: { conflicts: [], theirs: null } })
  })

  it.each([
    ['looked at', [away], []],
    ['saved', [clear], [away]],
  ] as const)('says why it could not be %s, and is tried again', async (_, checks, saves) => {
    const { submit } = start([...checks], [...saves])
    expect(await submit()).toMatchObject({ value: 'editing', context: { failure: away.error, retryAt: null } })
    expect(await submit()).toMatchObject({ value: 'saved', context: { failure: null } })
  })

  it('waits until the rate limit ends', async () => {
    const { submit, pass } = start([], [tooMany])
    await submit()
    pass(59_999)
    expect((await submit()).value).toBe('editing')
    pass(1)
    expect((await submit()).value).toBe('saved')
  })
})
