import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { noteTyping } from '#infrastructure/browser/unsent-text.ts'
import { CityPicker } from '#ui/city/picker/city-picker.tsx'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { DialogArea, ToastArea } from '#ui/overlay/overlay-areas.tsx'
import { LiveRegions } from '#ui/overlay/live-regions.tsx'
import { getOverlayTexts } from '#ui/overlay/overlay-texts.ts'
import { closeOverlays } from '#ui/overlay/overlays.ts'
import { SessionProvider } from '#ui/session/session-context.tsx'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { loadLogin } from './load-login.ts'
import { openCityPicker } from './open-city-picker.ts'
import { openLogin } from './open-login.ts'

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

beforeEach(() => {
  session = aSession()
  history.replaceState(null, '', '/profiles')
  render(
    <UseCasesProvider useCases={useCases}>
      <SessionProvider tools={session.tools}>
        <form>
          <textarea aria-label="Отзыв" />
        </form>
        <DialogArea />
        <LiveRegions />
      </SessionProvider>
      <ToastArea texts={getOverlayTexts('ru')} isNavigating={false} />
    </UseCasesProvider>,
  )
})
afterEach(() => closeOverlays())

describe('the login', () => {
  const ask = () => openLogin('ru', session.watch, useCases)
  const link = (name: string) => screen.findByRole('link', { name })

  test('opens once for repeated requests, and gives each the result', async () => {
    const asked = [ask(), ask()]
    await screen.findByRole('dialog', { name: 'Вход' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(await Promise.all(asked)).toEqual(['closed', 'closed'])
    const again = ask()
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /почта/ }), 'marina@example.ru')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    expect(await again).toBe('signed-in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('links to the registration, which is a part of the dialog if there is unsent text', async () => {
    void ask()
    expect(await link('Зарегистрироваться')).not.toHaveAttribute('target')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    const stop = noteTyping(() => undefined)
    await userEvent.type(screen.getByRole('textbox', { name: 'Отзыв' }), 'Ровно')
    stop()
    void ask()
    await userEvent.click(await screen.findByRole('button', { name: 'Зарегистрироваться' }))
    expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  })

  test('resolves as left when another page replaces it', async () => {
    const asked = ask()
    await screen.findByRole('dialog', { name: 'Вход' })
    history.replaceState(null, '', '/profile/settings')
    closeOverlays()
    expect(await asked).toBe('left')
  })

  test('shows a load error, and opens on retry', async () => {
    vi.mocked(loadLogin).mockRejectedValueOnce(new Error('Failed to load chunk'))
    expect(await ask()).toBe('unavailable')
    void ask()
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
  })
})

describe('the city picker', () => {
  const open = () => openCityPicker(CityPicker, 'ru', getCityPickerTexts('ru'))
  const find = async () => {
    await screen.findAllByRole('tab')
    await userEvent.type(screen.getByRole('combobox'), 'Химки')
    return screen.findByRole('link', { name: /Химки/ })
  }
  const follow = (city: HTMLElement) => {
    // Links lead nowhere here.
    document.addEventListener('click', event => event.preventDefault(), { once: true, capture: true })
    return userEvent.click(city)
  }

  test('opens once, navigates to the same list in the chosen city, and confirms it', async () => {
    open()
    open()
    const city = await find()
    expect(city).toHaveAttribute('href', '/city-0-1/specialists')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await follow(city)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/Химки/)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByText(/Химки/)).toBeNull())
  })

  test('confirms nothing if the city stays the same or none is chosen, and opens again', async () => {
    history.replaceState(null, '', '/city-0-1/specialists')
    document.cookie = 'city_slug=city-0-1;path=/'
    onTestFinished(() => void (document.cookie = 'city_slug=;path=/;max-age=0'))
    for (const leave of [
      async () => follow(await find()),
      () => userEvent.click(screen.getByRole('button', { name: 'Закрыть' })),
    ]) {
      open()
      await screen.findAllByRole('tab')
      await leave()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    expect(screen.queryByText(/Химки/)).toBeNull()
  })
})
