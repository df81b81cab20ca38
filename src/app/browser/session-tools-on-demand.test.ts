import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionHint } from '#application/session/session-hint.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { setLeaveGuard } from '#ui/form/leave-guard.ts'
import { reportNotLoaded } from './dialog-not-loaded.ts'
import { createSessionTools, type RootSessionTools } from './session-tools.ts'
import { createLazyTools } from './session-tools-on-demand.ts'

vi.mock(import('./session-tools.ts'))
vi.mock(import('./dialog-not-loaded.ts'))

const loaded = {
  ...aSession().tools,
  arrived: vi.fn<() => void>(),
  changed: vi.fn<RootSessionTools['changed']>(),
  askToSignIn: vi.fn<() => void>(),
  signIn: vi.fn<() => Promise<boolean>>(() => Promise.resolve(false)),
  signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  openInPlace: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
} satisfies RootSessionTools

const load = vi.mocked(createSessionTools)
const chunkIsGone = () => {
  throw new Error('Failed to load chunk')
}

function onPage(address: string, hint?: SessionHint) {
  history.replaceState(null, '', address)
  const nothing = () => undefined
  const { watch } = aSession(hint)
  return createLazyTools({ locale: 'ru', watch, useCases: pendingUseCases, goTo: nothing, replaceBy: nothing })
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

  it('are loaded once, and are notified of every later page', async () => {
    const tools = onPage('/kazan')
    tools.askToSignIn()
    await expect.poll(() => loaded.askToSignIn).toHaveBeenCalledTimes(1)
    tools.arrived()
    tools.changed('signed-in')
    expect(await tools.openInPlace()).toBe(true)
    expect(loaded.arrived).toHaveBeenCalledTimes(1)
    expect(loaded.changed).toHaveBeenCalledTimes(1)
    expect(loaded.changed).toHaveBeenCalledWith('signed-in')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('are requested again after a chunk load error', async () => {
    load.mockImplementationOnce(chunkIsGone)
    const tools = onPage('/kazan')
    expect(await tools.openInPlace()).toBe(false)
    expect(await tools.openInPlace()).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })
})

describe('signing in without leaving the page', () => {
  it('waits for the tools, and shows an error if they do not load', async () => {
    loaded.signIn.mockResolvedValueOnce(true)
    expect(await onPage('/kazan').signIn()).toBe(true)
    load.mockImplementationOnce(chunkIsGone)
    vi.mocked(reportNotLoaded).mockResolvedValueOnce(false)
    expect(await onPage('/kazan').signIn()).toBe(false)
    expect(reportNotLoaded).toHaveBeenCalledExactlyOnceWith('ru')
  })
})

describe('signing out', () => {
  it('waits for the leave guard', async () => {
    const ask = vi.fn(() => Promise.resolve(false))
    setLeaveGuard({ ask, stop: () => undefined })
    const tools = onPage('/profile', 'signed-in')
    void tools.signOut()
    await expect.poll(() => ask).toHaveBeenCalledExactlyOnceWith('session')
    await Promise.resolve()
    expect(loaded.signOut).not.toHaveBeenCalled()
    ask.mockResolvedValue(true)
    void tools.signOut()
    await expect.poll(() => loaded.signOut).toHaveBeenCalledTimes(1)
  })

  it('tells the tools whether the visitor has confirmed', async () => {
    const tools = onPage('/profile', 'signed-in')
    void tools.signOut()
    await expect.poll(() => loaded.signOut).toHaveBeenLastCalledWith(false)
    setLeaveGuard({ ask: () => Promise.resolve(true), stop: () => undefined })
    void tools.signOut()
    await expect.poll(() => loaded.signOut).toHaveBeenLastCalledWith(true)
  })

  it.each(['the tools', 'what they need'])(
    'shows an error if %s could not be loaded, and can be retried',
    async what => {
      const tools = onPage('/kazan', 'signed-in')
      if (what === 'the tools') load.mockImplementationOnce(chunkIsGone)
      else loaded.signOut.mockRejectedValueOnce(new Error('Failed to load chunk'))
      void tools.signOut()
      await expect.poll(() => reportNotLoaded).toHaveBeenCalledOnce()
      const again = vi.mocked(reportNotLoaded).mock.lastCall?.[1]
      loaded.signOut.mockClear()
      again?.()
      await expect.poll(() => loaded.signOut).toHaveBeenCalledOnce()
    },
  )
})
