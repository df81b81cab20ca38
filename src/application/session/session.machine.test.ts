import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import type { ApiUnavailable, TooManyRequests } from '#domain/shared/api-errors.ts'
import { aUser } from '#tests/builders/user.ts'
import type { Outcome } from '#application/outcome.ts'
import type { SessionHint } from './session-hint.ts'
import { sessionMachine } from './session.machine.ts'

const credentials = { email: 'marina@example.ru', password: 'correct' }
const submitEvent = { type: 'credentials.submitted', credentials } as const
const createHintChange = (hint?: SessionHint) => ({ type: 'hint.changed', hint }) as const
const signInOutcome = { ok: true, value: aUser() } as const
const unreachableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } } as const
type SignInOutcome = Parameters<typeof startSession>[0]['signIn']

function startSession({
  hint,
  signIn = signInOutcome,
  signOut = { ok: true, value: undefined },
}: {
  hint?: SessionHint
  signIn?:
    | typeof signInOutcome
    | typeof unreachableOutcome
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
const waitUntilSettled = (actor: ReturnType<typeof startSession>['actor']) =>
  waitFor(actor, ({ value }) => value !== 'signing in' && value !== 'signing out')

describe('a session', () => {
  it.each([
    [undefined, 'signed out'],
    ['signed-in', 'signed in'],
    ['registering', 'signed in'],
    ['expired', 'expired'],
  ] as const)('starts in the state of the hint %s', (hint, state) => {
    expect(startSession({ ...(hint && { hint }) }).getState()).toBe(state)
  })

  it.each([undefined, 'expired'] as const)('signs in with the typed credentials (hint %s)', async hint => {
    const { actor, signInInputs, getState } = startSession({ ...(hint && { hint }) })
    actor.send(submitEvent)
    expect(getState()).toBe('signing in')
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
    expect(signInInputs).toEqual([credentials])
  })

  it('knows that a signed-in user without a name is still registering', async () => {
    const { actor, getState } = startSession({ signIn: { ok: true, value: aUser({ name: '' }) } })
    actor.send(submitEvent)
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
    expect(actor.getSnapshot().context.hint).toBe('registering')
  })

  it('announces sign-in and sign-out, but no failed attempt', async () => {
    const session = startSession({})
    session.actor.send(submitEvent)
    await waitUntilSettled(session.actor)
    expect(session.announce).toHaveBeenCalledOnce()
    session.actor.send({ type: 'sign-out.requested' })
    await waitUntilSettled(session.actor)
    expect(session.announce).toHaveBeenCalledTimes(2)
    const failedSession = startSession({ signIn: unreachableOutcome })
    failedSession.actor.send(submitEvent)
    await waitUntilSettled(failedSession.actor)
    expect(failedSession.announce).not.toHaveBeenCalled()
  })

  it.each([
    [undefined, 'signed out'],
    ['expired', 'expired'],
  ] as const)('stays %s on wrong credentials, and allows another attempt at once', async (hint, state) => {
    const signIn: SignInOutcome = { ok: false, error: { _tag: 'WrongCredentials' } }
    const { actor, signInInputs, getState } = startSession({ ...(hint && { hint }), signIn })
    actor.send(submitEvent)
    await waitUntilSettled(actor)
    expect(getState()).toBe(state)
    expect(actor.getSnapshot().context).toMatchObject({ failure: { _tag: 'WrongCredentials' }, retryAt: null })
    actor.send(submitEvent)
    expect(actor.getSnapshot().context.failure).toBeNull()
    await waitUntilSettled(actor)
    expect(signInInputs).toHaveLength(2)
  })

  it('ignores attempts until the rate limit ends', async () => {
    const { actor, signInInputs, clock, getState } = startSession({
      signIn: { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 30 } },
    })
    actor.send(submitEvent)
    await waitUntilSettled(actor)
    expect(actor.getSnapshot().context.retryAt).toBe(30_000)
    clock.now = 29_999
    actor.send(submitEvent)
    expect(getState()).toBe('signed out')
    clock.now = 30_000
    actor.send(submitEvent)
    expect(getState()).toBe('signing in')
    await waitUntilSettled(actor)
    expect(signInInputs).toHaveLength(2)
  })

  it('forgets a failure when the login opens again, but not a rate limit', async () => {
    for (const [error, laterFailure] of [
      [{ _tag: 'WrongCredentials' }, null],
      [
        { _tag: 'TooManyRequests', retryAfter: 30 },
        { _tag: 'TooManyRequests', retryAfter: 30 },
      ],
    ] as const) {
      const { actor, clock } = startSession({ signIn: { ok: false, error } })
      actor.send(submitEvent)
      await waitUntilSettled(actor)
      actor.send({ type: 'login.opened' })
      expect(actor.getSnapshot().context.failure).toEqual(laterFailure)
      clock.now = 30_000
      actor.send({ type: 'login.opened' })
      expect(actor.getSnapshot().context).toMatchObject({ failure: null, retryAt: null })
    }
  })

  it('sends one request for repeated submissions, and prefers its outcome to hints', async () => {
    const { actor, signInInputs, getState } = startSession({})
    actor.send(submitEvent)
    actor.send(submitEvent)
    actor.send(createHintChange('expired'))
    expect(getState()).toBe('signing in')
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
    expect(signInInputs).toHaveLength(1)
  })

  it('applies a hint received during a failed attempt', async () => {
    const signingInSession = startSession({ signIn: unreachableOutcome })
    signingInSession.actor.send(submitEvent)
    signingInSession.actor.send(createHintChange('signed-in'))
    await waitUntilSettled(signingInSession.actor)
    expect(signingInSession.getState()).toBe('signed in')
    const signingOutSession = startSession({ hint: 'signed-in', signOut: unreachableOutcome })
    signingOutSession.actor.send({ type: 'sign-out.requested' })
    signingOutSession.actor.send(createHintChange('expired'))
    await waitUntilSettled(signingOutSession.actor)
    expect(signingOutSession.getState()).toBe('expired')
  })

  it('expires, and continues after signing in again', async () => {
    const { actor, getState } = startSession({ hint: 'signed-in' })
    actor.send(createHintChange('expired'))
    expect(getState()).toBe('expired')
    actor.send(submitEvent)
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
  })

  it('follows the hints of other tabs', () => {
    const { actor, getState } = startSession({})
    const states = ([undefined, 'signed-in', undefined, 'registering', 'expired', undefined] as const).map(hint => {
      actor.send(createHintChange(hint))
      return getState()
    })
    expect(states).toEqual(['signed out', 'signed in', 'signed out', 'signed in', 'expired', 'signed out'])
  })

  it('signs out only when signed in', async () => {
    const { actor, getState } = startSession({ hint: 'signed-in' })
    actor.send({ type: 'sign-out.requested' })
    expect(getState()).toBe('signing out')
    actor.send(submitEvent)
    actor.send(createHintChange('signed-in'))
    expect(getState()).toBe('signing out')
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed out')
    actor.send({ type: 'sign-out.requested' })
    expect(getState()).toBe('signed out')
  })

  it.each([
    [undefined, submitEvent, 'signing in', 'signed out'],
    ['expired', submitEvent, 'signing in', 'expired'],
    ['signed-in', { type: 'sign-out.requested' }, 'signing out', 'signed in'],
  ] as const)('stops waiting on a restored page (hint %s)', (hint, event, pendingState, state) => {
    const { actor, getState } = startSession({ ...(hint && { hint }) })
    actor.send(event)
    expect(getState()).toBe(pendingState)
    actor.send({ type: 'page.restored' })
    expect(getState()).toBe(state)
    actor.send(event)
    expect(getState()).toBe(pendingState)
  })

  it('stays signed in when sign-out fails', async () => {
    const { actor, getState } = startSession({ hint: 'signed-in', signOut: unreachableOutcome })
    actor.send({ type: 'sign-out.requested' })
    await waitUntilSettled(actor)
    expect(getState()).toBe('signed in')
    expect(actor.getSnapshot().context.failure).toEqual(unreachableOutcome.error)
    actor.send({ type: 'sign-out.requested' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await waitUntilSettled(actor)
  })
})

describe('the states of a session', () => {
  // The machine's event type does not contain XState's own events, which report the outcome of an actor.
  const events = [
    submitEvent,
    { type: 'sign-out.requested' },
    { type: 'login.opened' },
    createHintChange(),
    createHintChange('signed-in'),
    createHintChange('expired'),
    { type: 'xstate.done.actor.0.session.signing in', output: signInOutcome },
    { type: 'xstate.done.actor.0.session.signing in', output: unreachableOutcome },
    { type: 'xstate.done.actor.0.session.signing out', output: { ok: true, value: undefined } },
    { type: 'xstate.done.actor.0.session.signing out', output: unreachableOutcome },
  ] as never[]

  it.each([undefined, 'signed-in', 'expired'] as const)('are all reachable from hint %s, with no dead end', hint => {
    const paths = getShortestPaths(sessionMachine, { events, input: { hint, clock: () => 0 } })
    const reachedStates = new Set(paths.map(({ state }) => state.value))
    expect([...reachedStates].toSorted()).toEqual(['expired', 'signed in', 'signed out', 'signing in', 'signing out'])
    for (const { state } of paths)
      expect([state.can(submitEvent), state.value === 'signing in' || state.value === 'signing out']).toContain(true)
  })
})
