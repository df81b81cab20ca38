import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionHint } from '#application/session/session-hint.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { reportLoadError, showLoadError } from './report-load-error.ts'
import { createSessionTools, type RootSessionTools } from './session-tools.ts'
import { createLazySessionTools } from './lazy-session-tools.ts'

vi.mock(import('./session-tools.ts'))
vi.mock(import('./report-load-error.ts'))

const loadedTools = {
  ...aSession().tools,
  onPageShown: vi.fn<() => void>(),
  handleSessionChange: vi.fn<RootSessionTools['handleSessionChange']>(),
  askToSignIn: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  signIn: vi.fn<() => Promise<boolean>>(() => Promise.resolve(false)),
  signOut: vi.fn<() => Promise<void>>(() => Promise.resolve()),
} satisfies RootSessionTools

const createTools = vi.mocked(createSessionTools)
const failToLoadChunk = () => {
  throw new Error('Failed to load chunk')
}

function createToolsOnPage(path: string, hint?: SessionHint) {
  history.replaceState(null, '', path)
  const doNothing = () => undefined
  const { watch } = aSession(hint)
  return createLazySessionTools({
    locale: 'ru',
    watch,
    useCases: pendingUseCases,
    goTo: doNothing,
    replacePage: doNothing,
  })
}

beforeEach(() => {
  vi.clearAllMocks()
  createTools.mockReset().mockReturnValue(loadedTools)
})

describe('the session tools', () => {
  it('are not loaded for a signed-out visitor on a public page', async () => {
    createToolsOnPage('/kazan?page=2').onPageShown()
    await import('./session-tools.ts')
    await Promise.resolve()
    expect(createTools).not.toHaveBeenCalled()
  })

  it.each([
    ['/kazan', 'signed-in'],
    ['/kazan', 'registering'],
    ['/kazan', 'expired'],
    ['/profile/settings', undefined],
    ['/register', undefined],
    ['/?login', undefined],
  ] as const)('are loaded on %s if the hint is %s', async (path, hint) => {
    const shownAt = Date.now()
    createToolsOnPage(path, hint).onPageShown(shownAt)
    await expect.poll(() => loadedTools.onPageShown).toHaveBeenCalledTimes(1)
    expect(loadedTools.onPageShown).toHaveBeenCalledWith(shownAt)
  })

  it('are loaded once, and are notified of every later page', async () => {
    const tools = createToolsOnPage('/kazan')
    await tools.askToSignIn()
    tools.onPageShown()
    tools.handleSessionChange('signed-in')
    await tools.askToSignIn()
    expect(loadedTools.askToSignIn).toHaveBeenCalledTimes(2)
    expect(loadedTools.onPageShown).toHaveBeenCalledTimes(1)
    expect(loadedTools.handleSessionChange).toHaveBeenCalledTimes(1)
    expect(loadedTools.handleSessionChange).toHaveBeenCalledWith('signed-in')
    expect(createTools).toHaveBeenCalledTimes(1)
  })

  it('are requested again after a chunk load error', async () => {
    createTools.mockImplementationOnce(failToLoadChunk)
    const tools = createToolsOnPage('/kazan')
    await tools.askToSignIn()
    expect(loadedTools.askToSignIn).not.toHaveBeenCalled()
    await tools.askToSignIn()
    expect(loadedTools.askToSignIn).toHaveBeenCalledOnce()
    expect(createTools).toHaveBeenCalledTimes(2)
  })
})

describe('signing in without leaving the page', () => {
  it('waits for the tools, and shows an error if they do not load', async () => {
    loadedTools.signIn.mockResolvedValueOnce(true)
    expect(await createToolsOnPage('/kazan').signIn({ purpose: 'find', note: '' })).toBe(true)
    createTools.mockImplementationOnce(failToLoadChunk)
    vi.mocked(reportLoadError).mockResolvedValueOnce(false)
    expect(await createToolsOnPage('/kazan').signIn({ purpose: 'find', note: '' })).toBe(false)
    expect(reportLoadError).toHaveBeenCalledExactlyOnceWith()
  })
})

describe('a chunk load error', () => {
  it('is shown when the visitor asks to sign in, and can be retried', async () => {
    createTools.mockImplementationOnce(failToLoadChunk)
    await createToolsOnPage('/kazan', 'expired').askToSignIn()
    expect(reportLoadError).toHaveBeenCalledOnce()
    vi.mocked(reportLoadError).mock.lastCall?.[0]?.()
    await expect.poll(() => loadedTools.askToSignIn).toHaveBeenCalledOnce()
  })

  it.each(['/profile', '/register', '/?login'])('is shown on %s, which needs the tools', async path => {
    createTools.mockImplementationOnce(failToLoadChunk)
    createToolsOnPage(path).onPageShown(1000)
    await expect.poll(() => reportLoadError).toHaveBeenCalledOnce()
    vi.mocked(reportLoadError).mock.lastCall?.[0]?.()
    await expect.poll(() => loadedTools.onPageShown).toHaveBeenCalledExactlyOnceWith(1000)
  })

  it('is shown without a reload when the session expires, because the page may have unsent text, and can be retried', async () => {
    createTools.mockImplementationOnce(failToLoadChunk).mockImplementationOnce(failToLoadChunk)
    createToolsOnPage('/kazan', 'expired').handleSessionChange('signed-in')
    for (const count of [1, 2]) {
      await expect.poll(() => showLoadError).toHaveBeenCalledTimes(count)
      vi.mocked(showLoadError).mock.lastCall?.[0]?.()
    }
    await expect.poll(() => loadedTools.handleSessionChange).toHaveBeenCalledExactlyOnceWith('signed-in')
    expect(reportLoadError).not.toHaveBeenCalled()
  })

  it.each([
    ['the session had expired before', 'expired', 'expired'],
    ['the visitor signs in', 'signed-in', undefined],
  ] as const)('is not shown if %s', async (_, hint, previousHint) => {
    createTools.mockImplementationOnce(failToLoadChunk)
    const tools = createToolsOnPage('/kazan', hint)
    tools.handleSessionChange(previousHint)
    // Shares the failed load.
    await tools.askToSignIn()
    expect(showLoadError).not.toHaveBeenCalled()
  })

  it('is not shown on a public page, where the tools only refresh the profile', async () => {
    createTools.mockImplementationOnce(failToLoadChunk)
    const tools = createToolsOnPage('/kazan', 'signed-in')
    tools.onPageShown()
    // Shares the failed load and reports it.
    await tools.askToSignIn()
    expect(reportLoadError).toHaveBeenCalledOnce()
  })
})

it('leaves an error of the tools themselves to the browser, which logs it', async () => {
  const tools = createToolsOnPage('/kazan')
  loadedTools.askToSignIn.mockImplementationOnce(() => {
    throw new TypeError('a bug')
  })
  await expect(tools.askToSignIn()).rejects.toThrow('a bug')
  expect(reportLoadError).not.toHaveBeenCalled()
})

describe('signing out', () => {
  it('shows an error if the tools could not be loaded, and can be retried', async () => {
    createTools.mockImplementationOnce(failToLoadChunk)
    await createToolsOnPage('/kazan', 'signed-in').signOut()
    expect(reportLoadError).toHaveBeenCalledOnce()
    vi.mocked(reportLoadError).mock.lastCall?.[0]?.()
    await expect.poll(() => loadedTools.signOut).toHaveBeenCalledOnce()
  })
})
