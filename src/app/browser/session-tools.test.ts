import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { setLeaveGuard } from '#ui/form/leave-guard.ts'
import { questionStore, toasts } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import { getSessionActor } from '#ui/session/session-actor.ts'
import { endSession } from './end-session.ts'
import { reportLoadError, showLoadError } from './report-load-error.ts'
import { isLoginOpen, openLogin } from './open-login.ts'
import { createSessionTools } from './session-tools.ts'

vi.mock(import('./end-session.ts'), { spy: true })
vi.mock(import('./open-login.ts'))
vi.mock(import('./report-load-error.ts'))

const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

function createToolsOnPage(path: string, hint?: SessionHint, useCases: Partial<ClientUseCases> = {}) {
  history.replaceState(null, '', path)
  const session = aSession(hint)
  const forgetExpiry = vi.fn<() => void>()
  const [goTo, replacePage] = [vi.fn<(path: string) => void>(), vi.fn<(path: string) => void>()]
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve(unavailableOutcome))
  const watch = { ...session.watch, forgetExpiry }
  const tools = createSessionTools({
    locale: 'ru',
    watch,
    useCases: { ...pendingUseCases, viewOwnProfile, ...useCases },
    goTo,
    replacePage,
  })
  watch.subscribe(tools.handleSessionChange)
  const { setHint, endSilently } = session
  return { tools, goTo, replacePage, forgetExpiry, viewOwnProfile, watch, setHint, endSilently }
}
const getPath = () => location.pathname + location.search

beforeEach(() => {
  vi.mocked(openLogin).mockReset().mockResolvedValue('closed')
  vi.mocked(isLoginOpen).mockReset().mockReturnValue(false)
  vi.mocked(reportLoadError).mockReset()
  vi.mocked(showLoadError).mockReset()
  queryClient.clear()
  localStorage.clear()
  setLeaveGuard(null)
})

describe('a loaded page', () => {
  it('sends signed-out visitors from an account page to the login, with the path to return to', () => {
    const { tools, replacePage, viewOwnProfile } = createToolsOnPage('/profile/settings?a=1')
    tools.onPageShown()
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/?login&returnTo=/profile/settings%3Fa%3D1')
    expect(viewOwnProfile).not.toHaveBeenCalled()
  })

  it('stays on the error page of a missing path below an account page', () => {
    const { tools, replacePage } = createToolsOnPage('/profile/7')
    tools.onPageShown()
    expect(replacePage).not.toHaveBeenCalled()
  })

  it('R-user-refresh: reads the user’s profile exactly once per navigation', async () => {
    const { tools, replacePage, viewOwnProfile } = createToolsOnPage('/kazan', 'signed-in')
    tools.onPageShown()
    await expect.poll(() => viewOwnProfile).toHaveBeenCalledTimes(1)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    history.replaceState(null, '', '/profile')
    tools.onPageShown()
    await expect.poll(() => viewOwnProfile).toHaveBeenCalledTimes(2)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(viewOwnProfile).toHaveBeenCalledTimes(2)
    expect(replacePage).not.toHaveBeenCalled()
  })

  it('R-user-refresh: reads the user’s profile while a registration is pending', async () => {
    const { tools, viewOwnProfile } = createToolsOnPage('/kazan', 'registering')
    tools.onPageShown()
    await expect.poll(() => viewOwnProfile).toHaveBeenCalledOnce()
  })

  it.each([undefined, 'expired'] as const)('reads nothing while the hint is %s', async hint => {
    const { tools, viewOwnProfile } = createToolsOnPage('/kazan', hint)
    tools.onPageShown()
    await import('#ui/user/own-profile.queries.ts')
    await Promise.resolve()
    expect(viewOwnProfile).not.toHaveBeenCalled()
    expect(openLogin).not.toHaveBeenCalled()
  })

  it('asks to sign in for `?login`, then navigates to `returnTo`', async () => {
    vi.mocked(openLogin).mockResolvedValue('signed-in')
    const { tools, replacePage } = createToolsOnPage('/?login&returnTo=/profile/settings')
    tools.onPageShown()
    await expect.poll(() => replacePage).toHaveBeenCalledExactlyOnceWith('/profile/settings')
    expect(vi.mocked(openLogin).mock.lastCall?.[3]).toEqual({ request: undefined, returnPath: '/profile/settings' })
  })

  it('keeps the language to which the visitor switched while the login was requested', async () => {
    vi.mocked(openLogin).mockResolvedValue('signed-in')
    const { tools, replacePage } = createToolsOnPage('/?login&returnTo=/en/profile')
    tools.onPageShown()
    await expect.poll(() => replacePage).toHaveBeenCalledExactlyOnceWith('/profile')
  })

  it('ignores a `returnTo` to another site', async () => {
    vi.mocked(openLogin).mockResolvedValue('signed-in')
    const { tools, replacePage } = createToolsOnPage('/?login&returnTo=//evil.example')
    tools.onPageShown()
    await expect.poll(getPath).toBe('/')
    expect(replacePage).not.toHaveBeenCalled()
  })

  it('drops `login` and `returnTo` from the URL once the login is closed', async () => {
    const { tools, replacePage, forgetExpiry } = createToolsOnPage('/kazan?page=2&login&returnTo=/profile')
    tools.onPageShown()
    await expect.poll(getPath).toBe('/kazan?page=2')
    expect(forgetExpiry).toHaveBeenCalledOnce()
    expect(replacePage).not.toHaveBeenCalled()
  })

  it('opens the login again if the page replaced one whose login was open', async () => {
    vi.mocked(openLogin).mockResolvedValueOnce('left').mockResolvedValueOnce('signed-in')
    const { tools, replacePage, forgetExpiry } = createToolsOnPage('/?login&returnTo=/profile/settings')
    tools.onPageShown()
    await expect.poll(() => replacePage).toHaveBeenCalledExactlyOnceWith('/profile/settings')
    expect(forgetExpiry).not.toHaveBeenCalled()
  })

  it('opens no login over a page that was reached from the login', async () => {
    vi.mocked(openLogin).mockImplementationOnce(() => {
      history.replaceState(null, '', '/register')
      return Promise.resolve('left')
    })
    const { tools, replacePage } = createToolsOnPage('/?login&returnTo=/profile')
    tools.onPageShown()
    await expect.poll(getPath).toBe('/register')
    await Promise.resolve()
    expect(openLogin).toHaveBeenCalledOnce()
    expect(replacePage).not.toHaveBeenCalled()
  })

  it('reports an unnoticed end of the session before it asks to sign in', () => {
    const { tools, watch, endSilently } = createToolsOnPage('/?login&returnTo=/profile', 'signed-in')
    const reportedHints: (SessionHint | undefined)[] = []
    watch.subscribe(() => void reportedHints.push(watch.getHint()))
    endSilently()
    let countBeforeLogin = 0
    vi.mocked(openLogin).mockImplementationOnce(() => {
      countBeforeLogin = reportedHints.length
      return Promise.resolve('closed')
    })
    tools.onPageShown()
    expect([countBeforeLogin, reportedHints[0]]).toEqual([1, undefined])
  })

  it('goes to `returnTo` without asking a signed-in visitor', async () => {
    const { tools, replacePage } = createToolsOnPage('/?login&returnTo=/profile', 'signed-in')
    tools.onPageShown()
    await expect.poll(() => replacePage).toHaveBeenCalledExactlyOnceWith('/profile')
    expect(openLogin).not.toHaveBeenCalled()
  })
})

describe('a login that does not load', () => {
  it('stays requested by the URL, and shows an error with a retry', async () => {
    vi.mocked(openLogin).mockResolvedValueOnce('unavailable').mockResolvedValueOnce('signed-in')
    const { tools, replacePage } = createToolsOnPage('/?login&returnTo=/profile')
    tools.onPageShown()
    await expect.poll(() => reportLoadError).toHaveBeenCalledOnce()
    expect(getPath()).toBe('/?login&returnTo=/profile')
    vi.mocked(reportLoadError).mock.lastCall?.[0]?.()
    await expect.poll(() => replacePage).toHaveBeenCalledExactlyOnceWith('/profile')
  })

  it('shows an error each time the visitor asks to sign in', async () => {
    vi.mocked(openLogin).mockResolvedValue('unavailable')
    const { tools } = createToolsOnPage('/profile', 'expired')
    for (const count of [1, 2]) {
      await tools.askToSignIn()
      expect(reportLoadError).toHaveBeenCalledTimes(count)
    }
  })

  it('does not reload the page, which may have unsent text, when the session expires', async () => {
    vi.mocked(openLogin).mockResolvedValue('unavailable')
    const { setHint } = createToolsOnPage('/profile', 'signed-in')
    setHint('expired')
    await expect.poll(() => showLoadError).toHaveBeenCalledOnce()
    vi.mocked(showLoadError).mock.lastCall?.[0]?.()
    await expect.poll(() => showLoadError).toHaveBeenCalledTimes(2)
    expect(openLogin).toHaveBeenCalledTimes(2)
    expect(reportLoadError).not.toHaveBeenCalled()
  })
})

describe('signing in without leaving the page', () => {
  it.each([
    ['signed-in', true],
    ['closed', false],
  ] as const)('resolves to whether a user is signed in (result %s: %s)', async (result, isSignedIn) => {
    const { tools, setHint } = createToolsOnPage('/kazan')
    vi.mocked(openLogin).mockImplementationOnce(() => {
      if (isSignedIn) setHint('signed-in')
      return Promise.resolve(result)
    })
    expect(await tools.signIn({ purpose: 'find', note: '' })).toBe(isSignedIn)
    expect(reportLoadError).not.toHaveBeenCalled()
  })

  it.each(['signed-in', 'registering'] as const)(
    'resolves to false if the visitor closes the dialog, even if the hint is %s by then',
    async hint => {
      const { tools, setHint } = createToolsOnPage('/kazan')
      vi.mocked(openLogin).mockImplementationOnce(() => {
        setHint(hint)
        return Promise.resolve('closed')
      })
      expect(await tools.signIn({ purpose: 'find', note: '', mayFinishLater: true })).toBe(false)
    },
  )

  it.each([
    [{ purpose: 'find', note: '', mayFinishLater: true } as const, true],
    [{ purpose: 'find', note: '' } as const, false],
  ])(
    'R-registration: resolves to whether a verified email without an account is enough (%j: %s)',
    async (request, isEnough) => {
      const { tools, setHint } = createToolsOnPage('/kazan')
      vi.mocked(openLogin).mockImplementationOnce(() => {
        setHint('registering')
        return Promise.resolve('signed-in')
      })
      expect(await tools.signIn(request)).toBe(isEnough)
      expect(vi.mocked(openLogin).mock.lastCall?.[3].request).toBe(request)
    },
  )

  it('shows an error if the login does not load', async () => {
    vi.mocked(openLogin).mockResolvedValueOnce('unavailable')
    vi.mocked(reportLoadError).mockResolvedValueOnce(false)
    expect(await createToolsOnPage('/kazan').tools.signIn({ purpose: 'find', note: '' })).toBe(false)
    expect(reportLoadError).toHaveBeenCalledExactlyOnceWith()
  })
})

describe('a session that changes', () => {
  it('asks to sign in again when it expires, once, and leaves the page as it is', async () => {
    const { tools, replacePage, setHint } = createToolsOnPage('/profile', 'signed-in')
    tools.onPageShown()
    setHint('expired')
    setHint('expired')
    await expect.poll(() => openLogin).toHaveBeenCalledTimes(1)
    expect(replacePage).not.toHaveBeenCalled()
  })

  it('leaves an account page for home when the session ends in another tab, and clears the query cache', async () => {
    const { tools, replacePage, setHint } = createToolsOnPage('/profile/settings', 'signed-in')
    tools.onPageShown()
    queryClient.setQueryData(['own-profile'], { id: 7 })
    setHint()
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/')
    await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
  })

  const typedRegistration = {
    ...emptyTypedRegistration,
    email: 'marina@example.ru',
    name: 'Марина',
    purpose: 'offer',
  } as const

  it('R-logout: clears the registration typed in this tab when the session ends in another tab', () => {
    registrationStorage.writeTyped(typedRegistration)
    const { tools, setHint } = createToolsOnPage('/kazan', 'signed-in')
    tools.onPageShown()
    setHint()
    expect(registrationStorage.readTyped()).toEqual(emptyTypedRegistration)
  })

  it('keeps typed text when the session expires and the visitor stays signed out', () => {
    registrationStorage.writeTyped(typedRegistration)
    const { tools, setHint } = createToolsOnPage('/kazan', 'signed-in')
    tools.onPageShown()
    setHint('expired')
    setHint()
    expect(registrationStorage.readTyped()).toEqual(typedRegistration)
  })

  it('R-401: keeps unsaved input on an account page when the session expires and the login is closed, here or in another tab', async () => {
    const { tools, replacePage, setHint } = createToolsOnPage('/profile/settings/edit/about', 'signed-in')
    setLeaveGuard({ confirmLeave: () => Promise.resolve(true), stop: () => undefined })
    queryClient.setQueryData(['own-profile'], { id: 7 })
    const simulateNewBuild = () => tools.onPageShown()
    setHint('expired')
    simulateNewBuild()
    setHint()
    simulateNewBuild()
    await import('#ui/user/reset-queries.ts')
    await Promise.resolve()
    expect(queryClient.getQueryData(['own-profile'])).toEqual({ id: 7 })
    expect(replacePage).not.toHaveBeenCalled()
    setHint('signed-in')
    setHint()
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/')
    await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
  })

  it('leaves the registration for the profile when the session begins in another tab', () => {
    const { tools, replacePage, setHint } = createToolsOnPage('/register')
    tools.onPageShown()
    setHint('signed-in')
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/profile')
  })

  it('leaves the registration only after the login over it, which may still offer a new password', async () => {
    const { tools, replacePage, setHint } = createToolsOnPage('/register')
    vi.mocked(isLoginOpen).mockReturnValue(true)
    vi.mocked(openLogin).mockImplementationOnce(() => {
      setHint('signed-in')
      expect(replacePage).not.toHaveBeenCalled()
      return Promise.resolve('signed-in')
    })
    await tools.askToSignIn()
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/profile')
  })

  it.each([
    ['/register', 'signed-in', '/profile'],
    ['/?login&returnTo=/profile/settings', 'signed-in', '/profile/settings'],
    ['/profile', 'expired', undefined],
  ] as const)('keeps the login over %s when the page detects a new build (hint %s)', async (path, hint, nextPath) => {
    const { tools, replacePage, setHint } = createToolsOnPage(path)
    let finishLogin: () => void = () => undefined
    const login = new Promise<'signed-in'>(resolve => (finishLogin = () => resolve('signed-in')))
    vi.mocked(openLogin).mockReturnValue(login)
    vi.mocked(isLoginOpen).mockReturnValue(true)
    void tools.askToSignIn()
    setHint(hint)
    replacePage.mockClear()
    tools.onPageShown()
    await Promise.resolve()
    expect(replacePage).not.toHaveBeenCalled()
    setHint('signed-in')
    finishLogin()
    await expect.poll(() => replacePage.mock.lastCall).toEqual(nextPath && [nextPath])
  })

  it('leaves an account page when the session ends in another tab, even if the login is open', () => {
    const { tools, replacePage, setHint } = createToolsOnPage('/profile', 'expired')
    tools.onPageShown()
    vi.mocked(isLoginOpen).mockReturnValue(true)
    replacePage.mockClear()
    setHint()
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/')
  })
})

describe('signing out', () => {
  const storeVisitorData = () => {
    registrationStorage.write({ email: 'marina@example.ru', uuid: 'u-1', step: 'code', sentAt: Date.now() })
    localStorage.setItem('drafts', JSON.stringify({ about: { owner: 7, savedAt: Date.now(), content: 'text' } }))
    localStorage.setItem('favourites', '[7]')
    queryClient.setQueryData(['own-profile'], { id: 7 })
  }
  const readStored = () => [localStorage.getItem('registration'), localStorage.getItem('drafts')]

  it('R-logout: clears registration, drafts and the query cache, drops the leave guard and goes home', async () => {
    const guard = { confirmLeave: () => Promise.resolve(true), stop: vi.fn<() => void>() }
    const { tools, goTo, setHint } = createToolsOnPage('/kazan', 'signed-in', {
      signOut: () => {
        setHint()
        return Promise.resolve({ ok: true, value: undefined })
      },
    })
    storeVisitorData()
    setLeaveGuard(guard)
    void tools.signOut(true)
    await expect.poll(() => goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(readStored()).toEqual(['', ''])
    expect(guard.stop).toHaveBeenCalledOnce()
    await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
    expect(localStorage.getItem('favourites')).toBe('[7]')
  })

  it('replaces an account page with the home page, without a new history entry', async () => {
    const { tools, goTo, replacePage, setHint } = createToolsOnPage('/profile', 'signed-in', {
      signOut: () => {
        setHint()
        return Promise.resolve({ ok: true, value: undefined })
      },
    })
    storeVisitorData()
    void tools.signOut(true)
    await expect.poll(readStored).toEqual(['', ''])
    expect(replacePage).toHaveBeenCalledWith('/')
    expect(goTo).not.toHaveBeenCalled()
  })

  it.each([
    ['after its session has expired', 'expired'],
    ['after its session has expired and the login was closed', undefined],
  ] as const)('leaves a page kept for unsaved input %s', async (_, hint) => {
    const { tools, replacePage } = createToolsOnPage('/profile/settings', hint)
    storeVisitorData()
    setLeaveGuard({ confirmLeave: () => Promise.resolve(true), stop: () => undefined })
    await tools.signOut(true)
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/')
    await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
  })

  it('leaves an account page if the session expires before the visitor confirms', async () => {
    const { tools, replacePage, setHint } = createToolsOnPage('/profile/settings', 'signed-in')
    storeVisitorData()
    setLeaveGuard({ confirmLeave: () => Promise.resolve(true), stop: () => undefined })
    const signOutPromise = tools.signOut()
    await expect.poll(() => questionStore.getItems()).toHaveLength(1)
    setHint('expired')
    questionStore.getItems()[0]?.answer(true)
    await signOutPromise
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/')
    await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
  })

  it('clears the data of an expired session after a failed attempt to sign in again', async () => {
    const signIn = () => Promise.resolve({ ok: false, error: { _tag: 'WrongCredentials' } } as const)
    const { tools, replacePage, watch, setHint } = createToolsOnPage('/profile/settings', 'expired', { signIn })
    const actor = getSessionActor(watch, { ...pendingUseCases, signIn })
    actor.send({ type: 'credentials.submitted', credentials: { email: 'marina@example.ru', password: 'typo' } })
    await expect.poll(() => actor.getSnapshot().context.failure).not.toBeNull()
    storeVisitorData()
    setLeaveGuard({ confirmLeave: () => Promise.resolve(true), stop: () => undefined })
    setHint(undefined)
    await tools.signOut(true)
    expect(readStored()).toEqual(['', ''])
    expect(replacePage).toHaveBeenCalledExactlyOnceWith('/')
  })

  const signOutSpy = vi.fn<ClientUseCases['signOut']>(() => Promise.resolve({ ok: true, value: undefined }))

  it('closes the menu on phones and focuses the heading after signing out on the home page', async () => {
    document.body.innerHTML =
      '<details data-phone-menu open><button>Выйти</button></details><main><h1>Главная</h1></main>'
    onTestFinished(() => document.body.replaceChildren())
    const { tools, goTo } = createToolsOnPage('/', 'signed-in', { signOut: signOutSpy })
    await tools.signOut(true)
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(document.querySelector('details')).not.toHaveAttribute('open')
    expect(document.querySelector('h1')).toHaveFocus()
  })

  it.each([
    ['drafts of any tab', true, false],
    ['unsaved input of this page', false, true],
    ['both, with one question', true, true],
  ])('asks before it deletes %s', async (_, hasDraft, isPageGuarded) => {
    signOutSpy.mockClear()
    const { tools } = createToolsOnPage('/kazan', 'signed-in', { signOut: signOutSpy })
    if (hasDraft) storeVisitorData()
    const storedBefore = readStored()
    const guard = { confirmLeave: vi.fn(() => Promise.resolve(true)), stop: vi.fn<() => void>() }
    if (isPageGuarded) setLeaveGuard(guard)
    const signOutPromise = tools.signOut()
    await expect.poll(() => questionStore.getItems()).toMatchObject([{ accept: 'Выйти', destructive: true }])
    questionStore.getItems()[0]?.answer(false)
    await signOutPromise
    expect(signOutSpy).not.toHaveBeenCalled()
    expect(guard.confirmLeave).not.toHaveBeenCalled()
    expect(guard.stop).not.toHaveBeenCalled()
    expect(readStored()).toEqual(storedBefore)
  })

  it.each([
    ['the visitor has confirmed', true],
    ['there are no drafts', false],
  ])('does not ask if %s', async (_, isConfirmed) => {
    signOutSpy.mockClear()
    const { tools, goTo } = createToolsOnPage('/kazan', 'signed-in', { signOut: signOutSpy })
    if (isConfirmed) storeVisitorData()
    await tools.signOut(isConfirmed)
    expect(goTo).toHaveBeenCalledOnce()
    expect(questionStore.getItems()).toHaveLength(0)
    expect(signOutSpy).toHaveBeenCalledOnce()
  })

  it('shows an error if its script could not be loaded, with a retry that does not ask again', async () => {
    vi.mocked(endSession).mockRejectedValueOnce(new Error('Failed to load chunk'))
    const { tools, goTo } = createToolsOnPage('/kazan', 'signed-in', { signOut: signOutSpy })
    storeVisitorData()
    await tools.signOut(true)
    expect(reportLoadError).toHaveBeenCalledOnce()
    vi.mocked(reportLoadError).mock.lastCall?.[0]?.()
    await expect.poll(() => goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(questionStore.getItems()).toHaveLength(0)
  })

  it('changes nothing and shows an error when it fails', async () => {
    const showToast = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined)
    const { tools, goTo } = createToolsOnPage('/kazan', 'signed-in', {
      signOut: () => Promise.resolve(unavailableOutcome),
    })
    storeVisitorData()
    void tools.signOut(true)
    await expect.poll(() => showToast).toHaveBeenCalledTimes(1)
    expect(readStored()).not.toContain(null)
    expect(readStored()).not.toContain('')
    expect(queryClient.getQueryData(['own-profile'])).toEqual({ id: 7 })
    expect(goTo).not.toHaveBeenCalled()
    showToast.mockRestore()
  })
})
