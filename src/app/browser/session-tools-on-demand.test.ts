// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionHint } from '#application/session/session-hint.ts'
import { unanswered } from '#tests/builders/client-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { setLeaveGuard } from '#ui/form/leave-guard.ts'
import { sessionTools, type RootSessionTools } from './session-tools.ts'
import { sessionToolsOnDemand } from './session-tools-on-demand.ts'

vi.mock(import('./session-tools.ts'))

const loaded = {
  ...aSession().tools,
  arrived: vi.fn<() => void>(),
  changed: vi.fn<() => void>(),
  askToSignIn: vi.fn<() => void>(),
  signOut: vi.fn<() => void>(),
  openOnSpot: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
} satisfies RootSessionTools

const load = vi.mocked(sessionTools)
const chunkIsGone = () => {
  throw new Error('Failed to load chunk')
}

function onPage(address: string, hint?: SessionHint) {
  history.replaceState(null, '', address)
  const nothing = () => undefined
  const { watch } = aSession(hint)
  return sessionToolsOnDemand({ locale: 'ru', watch, useCases: unanswered, goTo: nothing, replaceBy: nothing })
}

beforeEach(() => {
  vi.clearAllMocks()
  load.mockReset().mockReturnValue(loaded)
})
afterEach(() => {
  setLeaveGuard(null)
  vi.unstubAllGlobals()
})

describe('the session tools', () => {
  it('are not loaded for a stranger on a public page', async () => {
    onPage('/kazan?page=2').arrived()
    await import('./session-tools.ts')
    await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
  })

  it.each([
    ['/kazan', 'signed-in'],
    ['/kazan', 'registering'],
    ['/kazan', 'expired'],
    ['/profile/settings', undefined],
    ['/register', undefined],
    ['/?login', undefined],
  ] as const)('are loaded on %s where the hint is %s', async (address, hint) => {
    onPage(address, hint).arrived()
    await expect.poll(() => loaded.arrived).toHaveBeenCalledTimes(1)
  })

  it('are loaded once, and hear of every page from then on', async () => {
    const tools = onPage('/kazan')
    tools.askToSignIn()
    await expect.poll(() => loaded.askToSignIn).toHaveBeenCalledTimes(1)
    tools.arrived()
    tools.changed()
    expect(await tools.openOnSpot()).toBe(true)
    expect(loaded.arrived).toHaveBeenCalledTimes(1)
    expect(loaded.changed).toHaveBeenCalledTimes(1)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('are requested again after a chunk load error', async () => {
    load.mockImplementationOnce(chunkIsGone)
    const tools = onPage('/kazan')
    expect(await tools.openOnSpot()).toBe(false)
    expect(await tools.openOnSpot()).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('signing out', () => {
  it('waits for the leave guard', async () => {
    const ask = vi.fn(() => Promise.resolve(false))
    setLeaveGuard({ ask, stop: () => undefined })
    const tools = onPage('/profile', 'signed-in')
    tools.signOut()
    await expect.poll(() => ask).toHaveBeenCalledExactlyOnceWith('session')
    await Promise.resolve()
    expect(loaded.signOut).not.toHaveBeenCalled()
    ask.mockResolvedValue(true)
    tools.signOut()
    await expect.poll(() => loaded.signOut).toHaveBeenCalledTimes(1)
  })

  it('reloads the page after a chunk load error', async () => {
    const tools = onPage('/kazan', 'signed-in')
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { pathname: '/kazan', search: '', reload })
    load.mockImplementation(chunkIsGone)
    tools.signOut()
    await expect.poll(() => reload).toHaveBeenCalledTimes(1)
  })
})
