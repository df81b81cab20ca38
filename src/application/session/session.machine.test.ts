import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import { aUser } from '#tests/builders/user.ts'
import type { Outcome } from '#application/outcome.ts'
import type { SessionHint } from './session-hint.ts'
import { sessionMachine } from './session.machine.ts'

const credentials = { email: 'marina@example.ru', password: 'correct' }
const submitted = { type: 'credentials.submitted', credentials } as const
const changed = (hint?: SessionHint) => ({ type: 'hint.changed', hint }) as const
const signedIn = { ok: true, value: aUser() } as const
const unreachable = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } } as const
type SignedIn = Parameters<typeof start>[0]['signIn']

function start({
  hint,
  signIn = signedIn,
  signOut = { ok: true, value: undefined },
}: {
  hint?: SessionHint
  signIn?:
    | typeof signedIn
    | typeof unreachable
    | Outcome<never, { _tag: 'WrongCredentials' } | { _tag: 'TooManyRequests'; retryAfter: number }>
  signOut?: Outcome<void, ApiUnavailable | TooManyRequests>
}) {
  const asked: unknown[] = []
  const announce = vi.fn()
  const clock = { now: 0 }
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => {
        asked.push(input)
        return Promise.resolve(signIn)
      }),
      signOut: fromPromise(() => Promise.resolve(signOut)),
    },
    actions: { announce },
  })
  const actor = createActor(machine, { input: { hint, clock: () => clock.now } }).start()
  return { actor, asked, announce, clock, is: () => actor.getSnapshot().value }
}
const settled = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, ({ value }) => value !== 'signing in' && value !== 'leaving')

describe('a session', () => {
  it.each([
    [undefined, 'signed out'],
    ['signed-in', 'signed in'],
    ['registering', 'signed in'],
    ['expired', 'expired'],
  ] as const)('begins as the hint says: %s', (hint, state) => {
    expect(start({ ...(hint && { hint }) }).is()).toBe(state)
  })

  it.each([undefined, 'expired'] as const)('starts with the typed credentials (before: %s)', async hint => {
    const { actor, asked, is } = start({ ...(hint && { hint }) })
    actor.send(submitted)
    expect(is()).toBe('signing in')
    await settled(actor)
    expect(is()).toBe('signed in')
    expect(asked).toEqual([credentials])
  })

  it('announces only an actual start or end', async () => {
    const begun = start({})
    begun.actor.send(submitted)
    await settled(begun.actor)
    expect(begun.announce).toHaveBeenCalledOnce()
    begun.actor.send({ type: 'sign-out.requested' })
    await settled(begun.actor)
    expect(begun.announce).toHaveBeenCalledTimes(2)
    const refused = start({ signIn: unreachable })
    refused.actor.send(submitted)
    await settled(refused.actor)
    expect(refused.announce).not.toHaveBeenCalled()
  })

  it.each([
    [undefined, 'signed out'],
    ['expired', 'expired'],
  ] as const)('stays %s when the pair is wrong, and may be tried at once again', async (hint, state) => {
    const signIn: SignedIn = { ok: false, error: { _tag: 'WrongCredentials' } }
    const { actor, asked, is } = start({ ...(hint && { hint }), signIn })
    actor.send(submitted)
    await settled(actor)
    expect(is()).toBe(state)
    expect(actor.getSnapshot().context).toMatchObject({ refusal: { _tag: 'WrongCredentials' }, retryAt: null })
    actor.send(submitted)
    expect(actor.getSnapshot().context.refusal).toBeNull()
    await settled(actor)
    expect(asked).toHaveLength(2)
  })

  it('waits until the rate limit ends', async () => {
    const { actor, asked, clock, is } = start({
      signIn: { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 30 } },
    })
    actor.send(submitted)
    await settled(actor)
    expect(actor.getSnapshot().context.retryAt).toBe(30_000)
    clock.now = 29_999
    actor.send(submitted)
    expect(is()).toBe('signed out')
    clock.now = 30_000
    actor.send(submitted)
    expect(is()).toBe('signing in')
    await settled(actor)
    expect(asked).toHaveLength(2)
  })

  it('sends one request for repeated submissions, and prefers its answer to hints', async () => {
    const { actor, asked, is } = start({})
    actor.send(submitted)
    actor.send(submitted)
    actor.send(changed('expired'))
    expect(is()).toBe('signing in')
    await settled(actor)
    expect(is()).toBe('signed in')
    expect(asked).toHaveLength(1)
  })

  it('adopts a hint received during a request that changed nothing', async () => {
    const entering = start({ signIn: unreachable })
    entering.actor.send(submitted)
    entering.actor.send(changed('signed-in'))
    await settled(entering.actor)
    expect(entering.is()).toBe('signed in')
    const leaving = start({ hint: 'signed-in', signOut: unreachable })
    leaving.actor.send({ type: 'sign-out.requested' })
    leaving.actor.send(changed('expired'))
    await settled(leaving.actor)
    expect(leaving.is()).toBe('expired')
  })

  it('expires, and can be resumed', async () => {
    const { actor, is } = start({ hint: 'signed-in' })
    actor.send(changed('expired'))
    expect(is()).toBe('expired')
    actor.send(submitted)
    await settled(actor)
    expect(is()).toBe('signed in')
  })

  it('follows the other tabs', () => {
    const { actor, is } = start({})
    const states = ([undefined, 'signed-in', undefined, 'registering', 'expired', undefined] as const).map(hint => {
      actor.send(changed(hint))
      return is()
    })
    expect(states).toEqual(['signed out', 'signed in', 'signed out', 'signed in', 'expired', 'signed out'])
  })

  it('can be ended only while signed in', async () => {
    const { actor, is } = start({ hint: 'signed-in' })
    actor.send({ type: 'sign-out.requested' })
    expect(is()).toBe('leaving')
    actor.send(submitted)
    actor.send(changed('signed-in'))
    expect(is()).toBe('leaving')
    await settled(actor)
    expect(is()).toBe('signed out')
    actor.send({ type: 'sign-out.requested' })
    expect(is()).toBe('signed out')
  })

  it('continues after a failed sign-out', async () => {
    const { actor, is } = start({ hint: 'signed-in', signOut: unreachable })
    actor.send({ type: 'sign-out.requested' })
    await settled(actor)
    expect(is()).toBe('signed in')
    expect(actor.getSnapshot().context.refusal).toEqual(unreachable.error)
    actor.send({ type: 'sign-out.requested' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
    await settled(actor)
  })
})

describe('every path of a session', () => {
  const events = [
    submitted,
    { type: 'sign-out.requested' },
    changed(),
    changed('signed-in'),
    changed('expired'),
    { type: 'xstate.done.actor.0.session.signing in', output: signedIn },
    { type: 'xstate.done.actor.0.session.signing in', output: unreachable },
    { type: 'xstate.done.actor.0.session.leaving', output: { ok: true, value: undefined } },
    { type: 'xstate.done.actor.0.session.leaving', output: unreachable },
  ] as never[]

  it.each([undefined, 'signed-in', 'expired'] as const)('from %s reaches every state, and each can be left', hint => {
    const paths = getShortestPaths(sessionMachine, { events, input: { hint, clock: () => 0 } })
    const reached = new Set(paths.map(({ state }) => state.value))
    expect([...reached].toSorted()).toEqual(['expired', 'leaving', 'signed in', 'signed out', 'signing in'])
    for (const { state } of paths)
      expect([state.can(submitted), state.value === 'signing in' || state.value === 'leaving']).toContain(true)
  })
})
