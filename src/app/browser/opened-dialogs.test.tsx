import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { watchTyping } from '#infrastructure/browser/unsent-text.ts'
import { CityPicker } from '#ui/city/picker/city-picker.tsx'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { pageShownEvent } from '#ui/navigation/navigation-events.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { closeOverlays, dialogStore, toasts } from '#ui/overlay/overlays.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { loadLogin } from './load-login.ts'
import { openCityPicker } from './open-city-picker.ts'
import { isLoginOpen, openLogin } from './open-login.ts'

vi.mock(import('./load-login.ts'), { spy: true })

const regions = someRegions({ 'Московская область': ['Королёв', 'Химки'] })
const useCases: ClientUseCases = {
  ...pendingUseCases,
  listRegions: () => Promise.resolve({ ok: true, value: regions }),
  signIn: () => {
    session.setHint('signed-in')
    return Promise.resolve({ ok: true, value: aUser() })
  },
}
let session = aSession()
const showToast = vi.spyOn(toasts, 'show')

beforeEach(() => {
  session = aSession()
  showToast.mockClear()
  history.replaceState(null, '', '/profiles')
  render(
    <UseCasesContext value={useCases}>
      <SessionToolsContext value={session.tools}>
        <form>
          <textarea aria-label="Отзыв" />
        </form>
        <DialogArea />
      </SessionToolsContext>
    </UseCasesContext>,
  )
})
afterEach(closeOverlays)

describe('the login', () => {
  const login = () => openLogin('ru', session.watch, useCases, {})
  const findLink = (name: string) => screen.findByRole('link', { name })

  test('opens once for concurrent calls, and resolves each with the result', async () => {
    const results = [login(), login()]
    await screen.findByRole('dialog', { name: 'Вход' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(isLoginOpen()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(await Promise.all(results)).toEqual(['closed', 'closed'])
    expect(isLoginOpen()).toBe(false)
    const nextResult = login()
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /почта/ }), 'marina@example.ru')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    expect(await nextResult).toBe('signed-in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('links to the registration, which opens in the dialog if there is unsent text', async () => {
    void login()
    expect(await findLink('Зарегистрироваться')).not.toHaveAttribute('target')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    const stop = watchTyping(() => undefined)
    await userEvent.type(screen.getByRole('textbox', { name: 'Отзыв' }), 'Ровно')
    stop()
    void login()
    await userEvent.click(await screen.findByRole('button', { name: 'Зарегистрироваться' }))
    expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  })

  test('mentions unsent text to a visitor whose session has expired', async () => {
    const stop = watchTyping(() => undefined)
    await userEvent.type(screen.getByRole('textbox', { name: 'Отзыв' }), 'Ровно')
    stop()
    session.setHint('expired')
    void login()
    expect(await screen.findByText(/Набранное осталось в\sформе/)).toBeVisible()
  })

  test('does not show the failure of an earlier attempt', async () => {
    const signIn = () => Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'offline' } } as const)
    const failingLogin = () => openLogin('ru', session.watch, { ...useCases, signIn }, {})
    void failingLogin()
    await userEvent.type(await screen.findByRole('textbox', { name: /почта/ }), 'marina@example.ru')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019{Enter}')
    await screen.findByRole('group', { name: /получилось войти/ })
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    void failingLogin()
    expect(await screen.findByRole('textbox', { name: /почта/ })).toHaveFocus()
    expect(screen.queryByRole('group', { name: /получилось войти/ })).toBeNull()
  })

  test('resolves as left when another page replaces the current one', async () => {
    const result = login()
    await screen.findByRole('dialog', { name: 'Вход' })
    history.replaceState(null, '', '/profile/settings')
    closeOverlays()
    expect(await result).toBe('left')
  })

  test('does not open on the next page if it loads too late', async () => {
    const result = login()
    history.replaceState(null, '', '/profile/settings')
    expect(await result).toBe('left')
    expect(dialogStore.getItems()).toEqual([])
  })

  test('resolves as unavailable after a load error, and opens on retry', async () => {
    vi.mocked(loadLogin).mockRejectedValueOnce(new Error('Failed to load chunk'))
    expect(await login()).toBe('unavailable')
    void login()
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
  })
})

describe('the city picker', () => {
  const openPicker = (href = '?cities') => {
    const opener = Object.assign(document.createElement('a'), { href })
    openCityPicker(CityPicker, 'ru', getCityPickerTexts('ru'), opener)
  }
  const findCityLink = async () => {
    await screen.findAllByRole('tab')
    await userEvent.click(screen.getByRole('combobox'))
    // Typing shows a list for each prefix, and a click may hit one that is being replaced.
    await userEvent.paste('Химки')
    return screen.findByRole('link', { name: /Химки/ })
  }
  const followLink = (link: HTMLElement) => {
    // The test environment does not implement navigation.
    document.addEventListener('click', event => event.preventDefault(), { once: true, capture: true })
    return userEvent.click(link)
  }
  const showPage = (path: string, slug: string) => {
    history.replaceState(null, '', path)
    document.body.dataset['city'] = JSON.stringify(aCity({ slug }))
    onTestFinished(() => void delete document.body.dataset['city'])
    dispatchEvent(new Event(pageShownEvent))
  }

  test('opens once, navigates to the same list in the chosen city, and confirms it there', async () => {
    openPicker()
    openPicker()
    const cityLink = await findCityLink()
    expect(cityLink).toHaveAttribute('href', '/city-0-1/specialists')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await followLink(cityLink)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    dispatchEvent(new Event(pageShownEvent))
    expect(showToast).not.toHaveBeenCalled()
    showPage('/city-0-1/specialists', 'city-0-1')
    showPage('/city-0-1', 'city-0-1')
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      kind: 'success',
      text: expect.stringMatching(/Химки/) as string,
    })
  })

  test('keeps the list of its opener, not that of the page, whose category may be missing', async () => {
    history.replaceState(null, '', '/kazan/specialists/no-such-category')
    openPicker('/#cities')
    expect(await findCityLink()).toHaveAttribute('href', '/city-0-1')
  })

  test('confirms nothing if the visitor stays, and later goes to another city', async () => {
    openPicker()
    await followLink(await findCityLink())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    showPage('/kazan', 'kazan')
    showPage('/city-0-1', 'city-0-1')
    expect(showToast).not.toHaveBeenCalled()
  })

  test('confirms nothing if the city stays the same or none is chosen, and opens again', async () => {
    history.replaceState(null, '', '/city-0-1/specialists')
    document.cookie = 'city_slug=city-0-1;path=/'
    onTestFinished(() => void (document.cookie = 'city_slug=;path=/;max-age=0'))
    for (const leave of [
      async () => followLink(await findCityLink()),
      () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' })),
    ]) {
      openPicker()
      await screen.findAllByRole('tab')
      await leave()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(showToast).not.toHaveBeenCalled()
  })
})
