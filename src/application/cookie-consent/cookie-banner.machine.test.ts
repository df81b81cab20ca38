import { expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { cookieBanner } from './cookie-banner.machine.ts'

const accept = { type: 'cookies.accept' } as const

/** The banner over a storage in memory. */
const banner = (before: boolean) => {
  let accepted = before
  const remember = vi.fn(() => (accepted = true))
  const machine = cookieBanner.provide({ guards: { isAccepted: () => accepted }, actions: { accept: remember } })
  return { machine, remember, start: () => createActor(machine).start() }
}

it('is shown to those who have not accepted', () => {
  const { start, remember } = banner(false)
  expect(start().getSnapshot().value).toBe('shown')
  expect(remember).not.toHaveBeenCalled()
})

it('is never shown to those who have', () => {
  const { start, remember } = banner(true)
  const actor = start()
  actor.send(accept)
  expect(actor.getSnapshot().value).toBe('hidden')
  expect(remember).not.toHaveBeenCalled()
})

it('remembers and hides when it is accepted, once', () => {
  const { start, remember } = banner(false)
  const actor = start()
  actor.send(accept)
  actor.send(accept)
  expect(actor.getSnapshot()).toMatchObject({ value: 'hidden', status: 'done' })
  expect(remember).toHaveBeenCalledTimes(1)
  expect(start().getSnapshot().value).toBe('hidden')
})

it.each([true, false])('ends hidden on every path, accepted earlier: %s', accepted => {
  const paths = getShortestPaths(banner(accepted).machine, { events: [accept] })
  expect(paths.map(({ state }) => state.value)).toEqual(accepted ? ['hidden'] : ['shown', 'hidden'])
})

it('does not run without a storage', () => {
  const actor = createActor(cookieBanner)
  const failed = vi.fn()
  actor.subscribe({ error: failed })
  actor.start()
  expect(failed).toHaveBeenCalled()
})
