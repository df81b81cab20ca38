import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { setLeaveGuard } from '#ui/form/leave-guard.ts'
import { loadOnPress } from '#ui/navigation/load-on-press.ts'
import { getOverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { closeOverlays, openDialog } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import { AfterNavigation } from './after-navigation.tsx'
import { ClientRoot } from './client-root.tsx'

const router = {
  push: vi.fn<(href: string, options?: object) => void>(),
  replace: vi.fn<(href: string) => void>(),
  prefetch: vi.fn<(href: string, options: object) => void>(),
}
vi.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => location.pathname }))

const nextPage = '/perm'
const texts = { overlay: getOverlayTexts('ru'), picker: getCityPickerTexts('ru') }
/** The key recreates the page when its name changes, as Next's router does. */
const createPage = (name: string, content?: ReactNode) => (
  <ClientRoot locale="ru" texts={texts}>
    <main key={name}>
      <h1>{name}</h1>
      <a href={nextPage}>Пермь</a>
      <button type="button" data-sign-out>
        Выйти
      </button>
      <button type="button" data-theme-switch>
        Тема
      </button>
      {content}
      <AfterNavigation />
    </main>
  </ClientRoot>
)

const requestUrls: string[] = []
const countCalls = (name: string) => requestUrls.filter(url => url.startsWith(`/use-cases/${name}`)).length
const responseBodies = new Map<string, () => unknown>()
const setSessionHint = (hint: string) => (document.cookie = `session=${hint};path=/`)

beforeEach(() => {
  vi.clearAllMocks()
  requestUrls.length = 0
  responseBodies.clear()
  localStorage.clear()
  queryClient.clear()
  document.cookie = 'session=;path=/;max-age=0'
  history.replaceState(null, '', '/kazan')
  vi.stubGlobal('fetch', (url: string) => {
    requestUrls.push(url)
    const createBody = [...responseBodies].find(([prefix]) => url.startsWith(prefix))?.[1]
    return Promise.resolve(Response.json(createBody?.() ?? { ok: false, error: { _tag: 'ApiUnavailable' } }))
  })
})
afterEach(() => {
  closeOverlays()
  setLeaveGuard(null)
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

describe('hydration', () => {
  test('dispatches an event and replays an earlier click', () => {
    const onHydrated = vi.fn<() => void>()
    addEventListener(hydratedEvent, onHydrated)
    const earlyButton = document.createElement('button')
    earlyButton.dataset['themeSwitch'] = ''
    document.body.append(earlyButton)
    globalThis.inputRecord = { entered: new Set(), clicked: earlyButton }
    render(createPage('Казань'))
    expect(onHydrated).toHaveBeenCalledTimes(1)
    expect(document.documentElement.dataset['hydrated']).toBe('')
    expect(document.documentElement.dataset.theme).toBe('light')
    earlyButton.remove()
    removeEventListener(hydratedEvent, onHydrated)
  })
})

describe('soft navigation', () => {
  test('follows links through the router, and prefetches whole pages on intent', async () => {
    render(createPage('Казань'))
    await userEvent.hover(screen.getByRole('link', { name: 'Пермь' }))
    expect(router.prefetch).toHaveBeenCalledWith('/perm', { kind: 'full' })
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/perm')
  })

  test('reloads a restored page only while a press is loading and no dialog is open', async () => {
    const reload = vi.fn<() => void>()
    const { origin, pathname, search, href } = location
    vi.stubGlobal('location', { origin, pathname, search, href, reload })
    const restorePage = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    render(createPage('Казань'))
    restorePage()
    expect(requestUrls).toEqual([])
    loadOnPress(new Promise(() => undefined), vi.fn(), vi.fn())
    await screen.findByText(texts.overlay.loading)
    act(() => void openDialog(() => <dialog open />, undefined))
    restorePage()
    await expect.poll(() => requestUrls).toHaveLength(1)
    expect(reload).not.toHaveBeenCalled()
    act(closeOverlays)
    restorePage()
    await expect.poll(() => reload).toHaveBeenCalledOnce()
    // Another press ends the wait for the first one.
    const onLoaded = vi.fn<() => void>()
    act(() => loadOnPress(Promise.resolve(), onLoaded, vi.fn()))
    await expect.poll(() => onLoaded).toHaveBeenCalledOnce()
  })

  test('closes the dialogs of the previous page and keeps one that the next page opens', () => {
    const open = (name: string) => void openDialog(() => <dialog open aria-label={name} />, undefined)
    function DialogOpener() {
      useEffect(() => open('Perm dialog'), [])
      return null
    }
    const { rerender } = render(createPage('Казань'))
    act(() => open('Kazan dialog'))
    expect(screen.getByRole('dialog', { name: 'Kazan dialog' })).toBeVisible()
    history.replaceState(null, '', nextPage)
    rerender(createPage('Пермь', <DialogOpener />))
    expect(screen.getAllByRole('dialog').map(dialog => dialog.getAttribute('aria-label'))).toEqual(['Perm dialog'])
  })

  test('hides the mark of a stored copy on other pages, even before the first interaction', () => {
    const mark = document.createElement('stored-copy')
    document.body.append(mark)
    onTestFinished(() => mark.remove())
    const { rerender } = render(createPage('Казань'))
    history.replaceState(null, '', nextPage)
    rerender(createPage('Пермь'))
    expect(mark).not.toBeVisible()
    history.replaceState(null, '', '/kazan')
    rerender(createPage('Казань'))
    expect(mark).toBeVisible()
  })

  test('waits for the leave guard, and is canceled if the visitor stays', async () => {
    const confirmLeave = vi.fn(() => Promise.resolve(false))
    setLeaveGuard({ confirmLeave, stop: () => undefined })
    render(createPage('Казань'))
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    expect(confirmLeave).toHaveBeenCalledOnce()
    expect(router.push).not.toHaveBeenCalled()
    confirmLeave.mockResolvedValue(true)
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    await expect.poll(() => router.push).toHaveBeenCalledExactlyOnceWith('/perm')
  })

  test('R-user-refresh: reads the user’s profile exactly once per page', async () => {
    setSessionHint('signed-in')
    const { rerender } = render(createPage('Казань'))
    await expect.poll(() => countCalls('viewOwnProfile')).toBe(1)
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    await act(() => expect.poll(() => queryClient.isFetching()).toBe(0))
    expect(countCalls('viewOwnProfile')).toBe(1)
    history.replaceState(null, '', '/perm')
    rerender(createPage('Пермь'))
    await expect.poll(() => countCalls('viewOwnProfile')).toBe(2)
    await act(() => expect.poll(() => queryClient.isFetching()).toBe(0))
    expect(countCalls('viewOwnProfile')).toBe(2)
  })

  test('redirects signed-out visitors from account pages to the login', async () => {
    const { rerender } = render(createPage('Казань'))
    history.replaceState(null, '', '/profile/settings')
    rerender(createPage('Настройки'))
    await expect.poll(() => router.replace).toHaveBeenCalledExactlyOnceWith('/?login&returnTo=/profile/settings')
  })

  test('stops after a new build: links load the document and prefetch nothing', async () => {
    document.head.innerHTML = '<script data-build="b1"></script>'
    responseBodies.set('/builds/latest.json', () => ({ id: 'b2' }))
    render(createPage('Казань'))
    const assign = vi.fn<(href: string) => void>()
    const { origin, pathname, search, href } = location
    vi.stubGlobal('location', { origin, pathname, search, href, assign })
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => requestUrls).toContain('/builds/latest.json')
    await expect
      .poll(async () => {
        await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
        return assign.mock.calls.at(0)
      })
      .toEqual(['/perm'])
    router.push.mockClear()
    router.prefetch.mockClear()
    await userEvent.unhover(screen.getByRole('link', { name: 'Пермь' }))
    await userEvent.hover(screen.getByRole('link', { name: 'Пермь' }))
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    expect(router.push).not.toHaveBeenCalled()
    expect(router.prefetch).not.toHaveBeenCalled()
  })
})

test('R-logout: signing out clears registration, drafts and the query cache, and goes home', async () => {
  setSessionHint('signed-in')
  responseBodies.set('/use-cases/signOut', () => {
    document.cookie = 'session=;path=/;max-age=0'
    return { ok: true }
  })
  render(createPage('Казань'))
  await expect.poll(() => countCalls('viewOwnProfile')).toBe(1)
  localStorage.setItem('registration', '{}')
  localStorage.setItem('drafts', '{"about":{"owner":7,"savedAt":0,"content":"text"}}')
  queryClient.setQueryData(['own-profile'], { id: 7 })
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  await expect.poll(() => router.push).toHaveBeenCalledExactlyOnceWith('/')
  expect([localStorage.getItem('registration'), localStorage.getItem('drafts')]).toEqual(['', ''])
  await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
  expect(document.documentElement.dataset.session).toBe('')
})
