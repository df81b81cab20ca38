import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { emptyTypedRegistration } from '#application/registration/stored-registration.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { registrationStorage } from '#infrastructure/browser/registration-storage.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { setLeaveGuard } from '#ui/form/leave-guard.ts'
import { questionStore, toasts } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import { reportNotLoaded } from './dialog-not-loaded.ts'
import { openLogin } from './open-login.ts'
import { createSessionTools } from './session-tools.ts'

vi.mock(import('./open-login.ts'))
vi.mock(import('./dialog-not-loaded.ts'))

const unavailable = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

function onPage(address: string, hint?: SessionHint, useCases: Partial<ClientUseCases> = {}) {
  history.replaceState(null, '', address)
  const session = aSession(hint)
  const forgetExpiry = vi.fn<() => void>()
  const [goTo, replaceBy] = [vi.fn<(path: string) => void>(), vi.fn<(path: string) => void>()]
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve(unavailable))
  const watch = { ...session.watch, forgetExpiry }
  const tools = createSessionTools({
    locale: 'ru',
    watch,
    useCases: { ...pendingUseCases, viewOwnProfile, ...useCases },
    goTo,
    replaceBy,
  })
  // As the session's root does.
  watch.subscribe(tools.changed)
  const { setHint, expireSilently } = session
  return { tools, goTo, replaceBy, forgetExpiry, viewOwnProfile, watch, becomes: setHint, isLost: expireSilently }
}
const address = () => location.pathname + location.search

beforeEach(() => {
  vi.mocked(openLogin).mockReset().mockResolvedValue('closed')
  vi.mocked(reportNotLoaded).mockClear()
  queryClient.clear()
  localStorage.clear()
  setLeaveGuard(null)
})

describe('a page that was loaded', () => {
  it('sends strangers from an own page to the login, which leads back', () => {
    const { tools, replaceBy, viewOwnProfile } = onPage('/profile/settings?a=1')
    tools.arrived()
    expect(replaceBy).toHaveBeenCalledExactlyOnceWith('/?login&returnTo=/profile/settings%3Fa%3D1')
    expect(viewOwnProfile).not.toHaveBeenCalled()
  })

  it('R-user-refresh: reads the own profile exactly once per navigation', async () => {
    const { tools, replaceBy, viewOwnProfile } = onPage('/kazan', 'signed-in')
    tools.arrived()
    await expect.poll(() => viewOwnProfile).toHaveBeenCalledTimes(1)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    history.replaceState(null, '', '/profile')
    tools.arrived()
    await expect.poll(() => viewOwnProfile).toHaveBeenCalledTimes(2)
    await expect.poll(() => queryClient.isFetching()).toBe(0)
    expect(viewOwnProfile).toHaveBeenCalledTimes(2)
    expect(replaceBy).not.toHaveBeenCalled()
  })

  it('R-user-refresh: reads the own profile while a registration is pending', async () => {
    const { tools, viewOwnProfile } = onPage('/kazan', 'registering')
    tools.arrived()
    await expect.poll(() => viewOwnProfile).toHaveBeenCalledOnce()
  })

  it.each([undefined, 'expired'] as const)('reads nothing while the hint is %s', async hint => {
    const { tools, viewOwnProfile } = onPage('/kazan', hint)
    tools.arrived()
    await import('#ui/user/own-profile.queries.ts')
    await Promise.resolve()
    expect(viewOwnProfile).not.toHaveBeenCalled()
    expect(openLogin).not.toHaveBeenCalled()
  })

  it('with `?login` asks to sign in, then replaces itself by `returnTo`', async () => {
    vi.mocked(openLogin).mockResolvedValue('signed-in')
    const { tools, replaceBy } = onPage('/?login&returnTo=/profile/settings')
    tools.arrived()
    await expect.poll(() => replaceBy).toHaveBeenCalledExactlyOnceWith('/profile/settings')
  })

  it('ignores a `returnTo` to another site', async () => {
    vi.mocked(openLogin).mockResolvedValue('signed-in')
    const { tools, replaceBy } = onPage('/?login&returnTo=//evil.example')
    tools.arrived()
    await expect.poll(address).toBe('/')
    expect(replaceBy).not.toHaveBeenCalled()
  })

  it('drops `login` and `returnTo` from the address once the login is closed', async () => {
    const { tools, replaceBy, forgetExpiry } = onPage('/kazan?page=2&login&returnTo=/profile')
    tools.arrived()
    await expect.poll(address).toBe('/kazan?page=2')
    expect(forgetExpiry).toHaveBeenCalledOnce()
    expect(replaceBy).not.toHaveBeenCalled()
  })

  it('asks again if this page replaced one with an open login', async () => {
    vi.mocked(openLogin).mockResolvedValueOnce('left').mockResolvedValueOnce('signed-in')
    const { tools, replaceBy, forgetExpiry } = onPage('/?login&returnTo=/profile/settings')
    tools.arrived()
    await expect.poll(() => replaceBy).toHaveBeenCalledExactlyOnceWith('/profile/settings')
    expect(forgetExpiry).not.toHaveBeenCalled()
  })

  it('reports an unnoticed end of the session before it asks to sign in', () => {
    const { tools, watch, isLost } = onPage('/?login&returnTo=/profile', 'signed-in')
    const heard: (SessionHint | undefined)[] = []
    watch.subscribe(() => void heard.push(watch.hint()))
    isLost()
    let heardBefore = 0
    vi.mocked(openLogin).mockImplementationOnce(() => {
      heardBefore = heard.length
      return Promise.resolve('closed')
    })
    tools.arrived()
    expect([heardBefore, heard[0]]).toEqual([1, undefined])
  })

  it('does not ask signed-in visitors', async () => {
    const { tools, replaceBy } = onPage('/?login&returnTo=/profile', 'signed-in')
    tools.arrived()
    await expect.poll(() => replaceBy).toHaveBeenCalledExactlyOnceWith('/profile')
    expect(openLogin).not.toHaveBeenCalled()
  })
})

it.each([
  ['closed', true],
  ['signed-in', true],
  ['unavailable', false],
] as const)('a login link opens the dialog; it ended %s, so it opened: %s', async (ended, opened) => {
  vi.mocked(openLogin).mockResolvedValue(ended)
  expect(await onPage('/kazan').tools.openInPlace()).toBe(opened)
})

describe('signing in without leaving the page', () => {
  it.each([
    ['signed-in', true],
    ['closed', false],
  ] as const)('that ended %s resolves to whether a user is signed in: %s', async (ended, isIn) => {
    const { tools, becomes } = onPage('/kazan')
    vi.mocked(openLogin).mockImplementationOnce(() => {
      if (isIn) becomes('signed-in')
      return Promise.resolve(ended)
    })
    expect(await tools.signIn()).toBe(isIn)
    expect(reportNotLoaded).not.toHaveBeenCalled()
  })

  it.each([
    [{ purpose: 'find', mayFinishLater: true } as const, true],
    [{ purpose: 'find' } as const, false],
  ])('R-registration: a verified address without an account is enough for %j: %s', async (request, isIn) => {
    const { tools, becomes } = onPage('/kazan')
    vi.mocked(openLogin).mockImplementationOnce(() => {
      becomes('registering')
      return Promise.resolve('signed-in')
    })
    expect(await tools.signIn(request)).toBe(isIn)
    expect(vi.mocked(openLogin).mock.lastCall?.[3]).toBe(request)
  })

  it('shows an error if the login does not load', async () => {
    vi.mocked(openLogin).mockResolvedValueOnce('unavailable')
    vi.mocked(reportNotLoaded).mockResolvedValueOnce(false)
    expect(await onPage('/kazan').tools.signIn()).toBe(false)
    expect(reportNotLoaded).toHaveBeenCalledExactlyOnceWith('ru')
  })
})

describe('a session that changes', () => {
  it('asks to sign in again when it expires, once, and leaves the page as it is', async () => {
    const { tools, replaceBy, becomes } = onPage('/profile', 'signed-in')
    tools.arrived()
    becomes('expired')
    becomes('expired')
    await expect.poll(() => openLogin).toHaveBeenCalledTimes(1)
    expect(replaceBy).not.toHaveBeenCalled()
  })

  it('leaves an own page for home when it ends in another tab, and clears the query cache', async () => {
    const { tools, replaceBy, becomes } = onPage('/profile/settings', 'signed-in')
    tools.arrived()
    queryClient.setQueryData(['own-profile'], { id: 7 })
    becomes()
    expect(replaceBy).toHaveBeenCalledExactlyOnceWith('/')
    await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
  })

  const typed = { email: 'marina@example.ru', name: 'Марина', retryAt: null }

  it('R-logout: clears the registration typed in this tab when it ends in another tab', async () => {
    registrationStorage.writeTyped(typed)
    const { tools, becomes } = onPage('/kazan', 'signed-in')
    tools.arrived()
    becomes()
    await expect.poll(registrationStorage.readTyped).toEqual(emptyTypedRegistration)
  })

  it('keeps typed text when it expires and nobody signs in', async () => {
    registrationStorage.writeTyped(typed)
    const { tools, becomes } = onPage('/kazan', 'signed-in')
    tools.arrived()
    becomes('expired')
    becomes()
    await import('./forget-visitor.ts')
    await Promise.resolve()
    expect(registrationStorage.readTyped()).toEqual(typed)
  })

  it('leaves the registration for the profile when it begins in another tab', () => {
    const { tools, replaceBy, becomes } = onPage('/register')
    tools.arrived()
    becomes('signed-in')
    expect(replaceBy).toHaveBeenCalledExactlyOnceWith('/profile')
  })
})

describe('signing out', () => {
  const written = () => {
    registrationStorage.write({ email: 'marina@example.ru', uuid: 'u-1', step: 'code', sentAt: Date.now() })
    localStorage.setItem('drafts', JSON.stringify({ about: { owner: 7, savedAt: Date.now(), content: 'text' } }))
    localStorage.setItem('favourites', '[7]')
    queryClient.setQueryData(['own-profile'], { id: 7 })
  }
  const stored = () => [localStorage.getItem('registration'), localStorage.getItem('drafts')]

  it('R-logout: clears registration, drafts and the query cache, drops the leave guard and goes home', async () => {
    const guard = { ask: () => Promise.resolve(true), stop: vi.fn<() => void>() }
    const { tools, goTo, becomes } = onPage('/kazan', 'signed-in', {
      signOut: () => {
        becomes()
        return Promise.resolve({ ok: true, value: undefined })
      },
    })
    written()
    setLeaveGuard(guard)
    void tools.signOut(true)
    await expect.poll(() => goTo).toHaveBeenCalledExactlyOnceWith('/')
    expect(stored()).toEqual([null, ''])
    expect(guard.stop).toHaveBeenCalledOnce()
    await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
    expect(localStorage.getItem('favourites')).toBe('[7]')
  })

  it('navigates once on an own page, through the guard', async () => {
    const { tools, goTo, replaceBy, becomes } = onPage('/profile', 'signed-in', {
      signOut: () => {
        becomes()
        return Promise.resolve({ ok: true, value: undefined })
      },
    })
    written()
    void tools.signOut(true)
    await expect.poll(stored).toEqual([null, ''])
    expect(replaceBy).toHaveBeenCalledWith('/')
    expect(goTo).not.toHaveBeenCalled()
  })

  const signsOut = vi.fn<ClientUseCases['signOut']>(() => Promise.resolve({ ok: true, value: undefined }))

  it('asks before it deletes drafts of any tab', async () => {
    signsOut.mockClear()
    const { tools } = onPage('/kazan', 'signed-in', { signOut: signsOut })
    written()
    const left = tools.signOut()
    await expect.poll(() => questionStore.items()).toHaveLength(1)
    questionStore.items()[0]?.answer(false)
    await left
    expect(signsOut).not.toHaveBeenCalled()
    expect(stored()[1]).toContain('text')
  })

  it.each([
    ['who was asked already', true],
    ['who typed nothing', false],
  ])('asks nobody %s', async (_, isAsked) => {
    signsOut.mockClear()
    const { tools, goTo } = onPage('/kazan', 'signed-in', { signOut: signsOut })
    if (isAsked) written()
    await tools.signOut(isAsked)
    expect(goTo).toHaveBeenCalledOnce()
    expect(questionStore.items()).toHaveLength(0)
    expect(signsOut).toHaveBeenCalledOnce()
  })

  it('changes nothing and shows an error when it fails', async () => {
    const show = vi.spyOn(toasts, 'show').mockReturnValue(() => undefined)
    const { tools, goTo } = onPage('/kazan', 'signed-in', { signOut: () => Promise.resolve(unavailable) })
    written()
    void tools.signOut(true)
    await expect.poll(() => show).toHaveBeenCalledTimes(1)
    expect(stored()).not.toContain(null)
    expect(stored()).not.toContain('')
    expect(queryClient.getQueryData(['own-profile'])).toEqual({ id: 7 })
    expect(goTo).not.toHaveBeenCalled()
    show.mockRestore()
  })
})
