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
const hintChanged = (hint?: SessionHint) => ({ type: 'hint.changed', hint }) as const
const signedIn = { ok: true, value: aUser() } as const
const unreachable = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } } as const
type SignInOutcome = Parameters<typeof start>[0]['signIn']

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
  const signInInputs: unknown[] = []
  const announce = vi.fn()
  const clock = { now: 0 }
  const machine = sessionMachine.provide({
    actors: {
      signIn: fromPromise(({ input }) => {
        signInInputs.push(input)
        return Promise.resolve(signIn)
      }),
      signOut: fromPromise(() => Promise.resolve(signOut)),
    },
    actions: { announce },
  })
  const actor = createActor(machine, { input: { hint, clock: () => clock.now } }).start()
  return { actor, signInInputs, announce, clock, getState: () => actor.getSnapshot().value }
}
const waitUntilSettled = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, ({ value }) => value !== 'signing in' && value !== 'leaving')

describe('a session', () => {
  it.each([
    [undefined, 'signed out'],
    ['signed-in', 'signed in'],
    ['registering', 'signed in'],
    ['expired', 'expired'],
  ] as const)('starts in the state of the hint %s', (hint, state) => {
    expect(start({ ...(hint && { hint }) }).getState()).toBe(state)
  })

  it.each([undefined, 'expired'] as const)('signs in with the typed credentials (hint %s)', async hint => {
    const { actor, signInInputs, getState } = start({ ...(hint && { hint }) })
    actor.send(submitted)
    expect(getState()).toBe('signing in')
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
    expect(signInInputs).toEqual([credentials])
  })

  it('announces sign-in and sign-out, but no failed attempt', async () => {
    const session = start({})
    session.actor.send(submitted)
    await waitUntilSettled(session.actor)
    expect(session.announce).toHaveBeenCalledOnce()
    session.actor.send({ type: 'sign-out.requested' })
    await waitUntilSettled(session.actor)
    expect(session.announce).toHaveBeenCalledTimes(2)
    const refused = start({ signIn: unreachable })
    refused.actor.send(submitted)
    await waitUntilSettled(refused.actor)
    expect(refused.announce).not.toHaveBeenCalled()
  })

  it.each([
    [undefined, 'signed out'],
    ['expired', 'expired'],
  ] as const)('stays %s on wrong credentials, and allows another attempt at once', async (hint, state) => {
    const signIn: SignInOutcome = { ok: false, error: { _tag: 'WrongCredentials' } }
    const { actor, signInInputs, getState } = start({ ...(hint && { hint }), signIn })
    actor.send(submitted)
    await waitUntilSettled(actor)
    expect(getState()).toBe(state)
    expect(actor.getSnapshot().context).toMatchObject({ refusal: { _tag: 'WrongCredentials' }, retryAt: null })
    actor.send(submitted)
    expect(actor.getSnapshot().context.refusal).toBeNull()
    await waitUntilSettled(actor)
    expect(signInInputs).toHaveLength(2)
  })

  it('rejects attempts until the rate limit ends', async () => {
    const { actor, signInInputs, clock, getState } = start({
      signIn: { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 30 } },
    })
    actor.send(submitted)
    await waitUntilSettled(actor)
    expect(actor.getSnapshot().context.retryAt).toBe(30_000)
    clock.now = 29_999
    actor.send(submitted)
    expect(getState()).toBe('signed out')
    clock.now = 30_000
    actor.send(submitted)
    expect(getState()).toBe('signing in')
    await waitUntilSettled(actor)
    expect(signInInputs).toHaveLength(2)
  })

  it('sends one request for repeated submissions, and prefers its answer to hints', async () => {
    const { actor, signInInputs, getState } = start({})
    actor.send(submitted)
    actor.send(submitted)
    actor.send(hintChanged('expired'))
    expect(getState()).toBe('signing in')
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
    expect(signInInputs).toHaveLength(1)
  })

  it('applies a hint received during a failed attempt', async () => {
    const entering = start({ signIn: unreachable })
    entering.actor.send(submitted)
    entering.actor.send(hintChanged('signed-in'))
    await waitUntilSettled(entering.actor)
    expect(entering.getState()).toBe('signed in')
    const leaving = start({ hint: 'signed-in', signOut: unreachable })
    leaving.actor.send({ type: 'sign-out.requested' })
    leaving.actor.send(hintChanged('expired'))
    await waitUntilSettled(leaving.actor)
    expect(leaving.getState()).toBe('expired')
  })

  it('expires, and continues after signing in again', async () => {
    const { actor, getState } = start({ hint: 'signed-in' })
    actor.send(hintChanged('expired'))
    expect(getState()).toBe('expired')
    actor.send(submitted)
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
  })

  it('follows the hints of other tabs', () => {
    const { actor, getState } = start({})
    const states = ([undefined, 'signed-in', undefined, 'registering', 'expired', undefined] as const).map(hint => {
      actor.send(hintChanged(hint))
      return getState()
    })
    expect(states).toEqual(['signed out', 'signed in', 'signed out', 'signed in', 'expired', 'signed out'])
  })

  it('signs out only when signed in', async () => {
    const { actor, getState } = start({ hint: 'signed-in' })
    actor.send({ type: 'sign-out.requested' })
    expect(getState()).toBe('leaving')
    actor.send(submitted)
    actor.send(hintChanged('signed-in'))
    expect(getState()).toBe('leaving')
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed out')
    actor.send({ type: 'sign-out.requested' })
    expect(getState()).toBe('signed out')
  })

  it('stays signed in when sign-out fails', async () => {
    const { actor, getState } = start({ hint: 'signed-in', signOut: unreachable })
    actor.send({ type: 'sign-out.requested' })
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
    expect(actor.getSnapshot().context.refusal).toEqual(unreachable.error)
    actor.send({ type: 'sign-out.requested' })
    expect(actor.getSnapshot().context.refusal).toBeNull()
    await waitUntilSettled(actor)
  })
})

describe('every path of a session', () => {
  const events = [
    submitted,
    { type: 'sign-out.requested' },
    hintChanged(),
    hintChanged('signed-in'),
    hintChanged('expired'),
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
