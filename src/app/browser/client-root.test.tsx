import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { hydratedEvent } from '#infrastructure/browser/replay-input.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { setLeaveGuard } from '#ui/form/leave-guard.ts'
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
/** One page within the root; the key makes it another page, as Next's router does. */
const page = (name: string, part?: ReactNode) => (
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
      {part}
      <AfterNavigation />
    </main>
  </ClientRoot>
)

const called: string[] = []
const calls = (name: string) => called.filter(address => address.startsWith(`/use-cases/${name}`)).length
const answers = new Map<string, () => unknown>()
const signedIn = (hint: string) => (document.cookie = `session=${hint};path=/`)

beforeEach(() => {
  vi.clearAllMocks()
  called.length = 0
  answers.clear()
  localStorage.clear()
  queryClient.clear()
  document.documentElement.lang = 'ru'
  document.cookie = 'session=;path=/;max-age=0'
  history.replaceState(null, '', '/kazan')
  vi.stubGlobal('fetch', (address: string) => {
    called.push(address)
    const answer = [...answers].find(([start]) => address.startsWith(start))?.[1]
    return Promise.resolve(Response.json(answer?.() ?? { ok: false, error: { _tag: 'ApiUnavailable' } }))
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
    const hydrated = vi.fn<() => void>()
    addEventListener(hydratedEvent, hydrated)
    const early = document.createElement('button')
    early.dataset['themeSwitch'] = ''
    document.body.append(early)
    globalThis.znatokInput = { entered: new Set(), clicked: early }
    render(page('Казань'))
    expect(hydrated).toHaveBeenCalledTimes(1)
    expect(document.documentElement.dataset['hydrated']).toBe('')
    expect(document.documentElement.dataset.theme).toBe('light')
    early.remove()
    removeEventListener(hydratedEvent, hydrated)
  })
})

describe('soft navigation', () => {
  test('follows links through the router, and prefetches whole pages on intent', async () => {
    render(page('Казань'))
    await userEvent.hover(screen.getByRole('link', { name: 'Пермь' }))
    expect(router.prefetch).toHaveBeenCalledWith('/perm', { kind: 'full' })
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    expect(router.push).toHaveBeenCalledExactlyOnceWith('/perm')
  })

  test('closes the dialogs of the previous page and keeps one that the next page opens', () => {
    const open = (name: string) => void openDialog(() => <dialog open aria-label={name} />, undefined)
    function OpensAtOnce() {
      useEffect(() => open('of Perm'), [])
      return null
    }
    const { rerender } = render(page('Казань'))
    act(() => open('of Kazan'))
    expect(screen.getByRole('dialog', { name: 'of Kazan' })).toBeVisible()
    history.replaceState(null, '', nextPage)
    rerender(page('Пермь', <OpensAtOnce />))
    expect(screen.getAllByRole('dialog').map(dialog => dialog.getAttribute('aria-label'))).toEqual(['of Perm'])
  })

  test('waits for the leave guard, and is cancelled if the visitor stays', async () => {
    const ask = vi.fn(() => Promise.resolve(false))
    setLeaveGuard({ ask, stop: () => undefined })
    render(page('Казань'))
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    expect(ask).toHaveBeenCalledExactlyOnceWith('page')
    expect(router.push).not.toHaveBeenCalled()
    ask.mockResolvedValue(true)
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    await expect.poll(() => router.push).toHaveBeenCalledExactlyOnceWith('/perm')
  })

  test('R-user-refresh: reads the own profile exactly once per page', async () => {
    signedIn('signed-in')
    const { rerender } = render(page('Казань'))
    await expect.poll(() => calls('viewOwnProfile')).toBe(1)
    await userEvent.click(screen.getByRole('link', { name: 'Пермь' }))
    await act(() => expect.poll(() => queryClient.isFetching()).toBe(0))
    expect(calls('viewOwnProfile')).toBe(1)
    history.replaceState(null, '', '/perm')
    rerender(page('Пермь'))
    await expect.poll(() => calls('viewOwnProfile')).toBe(2)
    await act(() => expect.poll(() => queryClient.isFetching()).toBe(0))
    expect(calls('viewOwnProfile')).toBe(2)
  })

  test('redirects strangers from own pages to the login', async () => {
    const { rerender } = render(page('Казань'))
    history.replaceState(null, '', '/profile/settings')
    rerender(page('Настройки'))
    await expect.poll(() => router.replace).toHaveBeenCalledExactlyOnceWith('/?login&returnTo=/profile/settings')
  })

  test('ends with a new build: links load the document and prefetch nothing', async () => {
    document.head.innerHTML = '<script data-build="b1"></script>'
    answers.set('/builds/latest.json', () => ({ id: 'b2' }))
    render(page('Казань'))
    const assign = vi.fn<(href: string) => void>()
    const { origin, pathname, search, href } = location
    vi.stubGlobal('location', { origin, pathname, search, href, assign })
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(() => called).toContain('/builds/latest.json')
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
  signedIn('signed-in')
  answers.set('/use-cases/signOut', () => {
    document.cookie = 'session=;path=/;max-age=0'
    return { ok: true }
  })
  render(page('Казань'))
  await expect.poll(() => calls('viewOwnProfile')).toBe(1)
  localStorage.setItem('registration', '{}')
  localStorage.setItem('drafts', '{"about":{"owner":7,"savedAt":0,"content":"text"}}')
  queryClient.setQueryData(['own-profile'], { id: 7 })
  await userEvent.click(screen.getByRole('button', { name: 'Выйти' }))
  await expect.poll(() => router.push).toHaveBeenCalledExactlyOnceWith('/')
  expect([localStorage.getItem('registration'), localStorage.getItem('drafts')]).toEqual([null, ''])
  await expect.poll(() => queryClient.getQueryData(['own-profile'])).toBeUndefined()
  expect(document.documentElement.dataset.session).toBe('')
})
