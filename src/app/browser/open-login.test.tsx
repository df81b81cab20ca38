import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import { aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { watchTyping } from '#infrastructure/browser/unsent-text.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { closeOverlays, dialogStore, toastStore } from '#ui/overlay/overlays.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { loadLogin } from './load-login.ts'
import { isLoginOpen, openLogin } from './open-login.ts'

vi.mock(import('./load-login.ts'), { spy: true })

const useCases: ClientUseCases = {
  ...pendingUseCases,
  signIn: () => {
    session.setHint('signed-in')
    return Promise.resolve({ ok: true, value: aUser() })
  },
  requestCode: () => Promise.resolve({ ok: true, value: 'u-1' }),
  verifyCode: () => {
    session.setHint('signed-in')
    return Promise.resolve({ ok: true, value: aUser() })
  },
  changePassword: () => Promise.resolve({ ok: true, value: undefined }),
}
let session = aSession()

beforeEach(() => {
  session = aSession()
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
  const openLoginDialog = () => openLogin('ru', session.watch, useCases, {})
  const findLink = (name: string) => screen.findByRole('link', { name })

  test('opens once for concurrent calls, and resolves each with the result', async () => {
    const results = [openLoginDialog(), openLoginDialog()]
    await screen.findByRole('dialog', { name: 'Вход' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(isLoginOpen()).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(await Promise.all(results)).toEqual(['closed', 'closed'])
    expect(isLoginOpen()).toBe(false)
    const nextResult = openLoginDialog()
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
    await userEvent.type(screen.getByRole('textbox', { name: /почта/ }), 'marina@example.ru')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
    expect(await nextResult).toBe('signed-in')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['Новый пароль сохранён', 'a new password was saved', /^Сохранить пароль/],
    ['Вы\u00a0вошли', 'no new password was saved', /Не\sсейчас/],
  ])('shows the toast "%s" if %s', async (text, _, button) => {
    const result = openLoginDialog()
    await userEvent.type(await screen.findByRole('textbox', { name: /почта/ }), 'marina@example.ru')
    await userEvent.click(screen.getByRole('button', { name: /Не\sпомню пароль/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Получить код' }))
    await userEvent.type(await screen.findByLabelText('Шесть цифр'), '482915')
    await userEvent.type(await screen.findByLabelText('Пароль'), 'vtnhj2019')
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect(await result).toBe('signed-in')
    expect(toastStore.getItems()).toMatchObject([{ text }])
  })

  test('links to the registration, which opens in the dialog if there is unsent text', async () => {
    void openLoginDialog()
    expect(await findLink('Зарегистрироваться')).toHaveAttribute('href', '/register')
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    const stop = watchTyping(() => undefined)
    await userEvent.type(screen.getByRole('textbox', { name: 'Отзыв' }), 'Ровно')
    stop()
    void openLoginDialog()
    await userEvent.click(await screen.findByRole('button', { name: 'Зарегистрироваться' }))
    expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeVisible()
  })

  test('mentions unsent text to a visitor whose session has expired', async () => {
    const stop = watchTyping(() => undefined)
    await userEvent.type(screen.getByRole('textbox', { name: 'Отзыв' }), 'Ровно')
    stop()
    session.setHint('expired')
    void openLoginDialog()
    expect(await screen.findByText(/Набранное осталось в\sформе/)).toBeVisible()
  })

  test('does not show the failure of an earlier attempt', async () => {
    const signIn = () => Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'offline' } } as const)
    const openFailingLoginDialog = () => openLogin('ru', session.watch, { ...useCases, signIn }, {})
    void openFailingLoginDialog()
    await userEvent.type(await screen.findByRole('textbox', { name: /почта/ }), 'marina@example.ru')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019{Enter}')
    await screen.findByRole('group', { name: /получилось войти/ })
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    void openFailingLoginDialog()
    expect(await screen.findByRole('textbox', { name: /почта/ })).toHaveFocus()
    expect(screen.queryByRole('group', { name: /получилось войти/ })).toBeNull()
  })

  test("resolves to 'left' when another page replaces the current one", async () => {
    const result = openLoginDialog()
    await screen.findByRole('dialog', { name: 'Вход' })
    history.replaceState(null, '', '/profile/settings')
    closeOverlays()
    expect(isLoginOpen()).toBe(false)
    expect(await result).toBe('left')
  })

  test('does not open on the next page if it loads too late', async () => {
    const result = openLoginDialog()
    history.replaceState(null, '', '/profile/settings')
    expect(await result).toBe('left')
    expect(dialogStore.getItems()).toEqual([])
  })

  test("resolves to 'unavailable' after a load error, and opens on retry", async () => {
    vi.mocked(loadLogin).mockRejectedValueOnce(new Error('Failed to load chunk'))
    expect(await openLoginDialog()).toBe('unavailable')
    void openLoginDialog()
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
  })
})
