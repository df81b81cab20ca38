import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { StoredRegistration } from '#application/registration/stored-registration.ts'
import { Wizard } from './wizard.tsx'

const emailError = { _tag: 'FieldErrors', fields: { email: ['Адрес закрыт.'] }, message: '' } as const
const unavailableError = { _tag: 'ApiUnavailable', reason: 'unreachable' } as const

/** Another verification email may be requested at once, because the last one is older than a minute. */
function renderWizard(step: StoredRegistration['step'] | undefined, overrides: Partial<ClientUseCases>) {
  const sentAt = Date.now() - 61_000
  const { storage } = aRegistrationStorage(step ? { email: 'marina@example.ru', uuid: 'u-1', step, sentAt } : null)
  return renderWithSession(<Wizard locale="ru" storage={storage} />, overrides, {
    hint: step === 'account' ? 'registering' : 'signed-out',
  })
}
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const findSummary = (name: RegExp) => screen.findByRole('group', { name })

test('R-answers: shows in the summary and beside the email field why the API rejects an address', async () => {
  renderWizard('email', { requestCode: () => Promise.resolve({ ok: false, error: emailError }) })
  await pressButton('Получить код')
  expect(await screen.findByRole('link', { name: 'Адрес закрыт.' })).toHaveAttribute('href', '#registration-email')
  expect(screen.getByLabelText(/почта/)).toHaveAccessibleDescription(/Адрес закрыт/)
})

test.each([
  ['', 'Адрес закрыт.'],
  ['Сегодня писем больше не будет.', 'Адрес закрыт. Сегодня писем больше не будет.'],
])(
  'R-answers: shows why the API refuses to send another code, and its message if there is one: %j',
  async (message, text) => {
    renderWizard('code', { requestCode: () => Promise.resolve({ ok: false, error: { ...emailError, message } }) })
    await pressButton('Отправить код ещё\u00a0раз')
    expect(await findSummary(/Данные не\sприняты/)).toHaveTextContent(text)
  },
)

test('announces each failure to start again, and does not offer to send the form once online', async () => {
  const signOut = () => Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'offline' } } as const)
  const { showToast } = renderWizard('account', { signOut })
  for (const count of [1, 2]) {
    await pressButton('Начать заново')
    await waitFor(() => expect(showToast).toHaveBeenCalledTimes(count))
    expect(showToast).toHaveBeenLastCalledWith({
      kind: 'error',
      text: expect.stringMatching(/^Не\sполучилось/) as string,
    })
  }
  act(() => void dispatchEvent(new Event('online')))
  expect(showToast).toHaveBeenLastCalledWith({ kind: 'info', text: expect.any(String) as string })
  expect(screen.queryByRole('group', { name: /Не\sполучилось/ })).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Последний шаг' })).toBeVisible()
})

test('announces a failed request for a code if it leads to the code step, because an earlier code exists', async () => {
  renderWizard('email', { requestCode: () => Promise.resolve({ ok: false, error: unavailableError }) })
  await pressButton('Получить код')
  expect(await findSummary(/Не\sполучилось/)).toHaveFocus()
  expect(screen.getByRole('heading', { level: 1, name: /Код из/ })).toBeVisible()
})

test('announces each failure to send another code', async () => {
  const wrongCode = { _tag: 'WrongCode', message: '' } as const
  renderWizard('code', {
    verifyCode: () => Promise.resolve({ ok: false, error: wrongCode }),
    requestCode: () => Promise.resolve({ ok: false, error: unavailableError }),
  })
  await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
  expect(await findSummary(/Код не\sподошёл/)).toHaveFocus()
  for (const _ of [1, 2]) {
    await pressButton('Отправить код ещё\u00a0раз')
    expect(await findSummary(/Не\sполучилось/)).toHaveFocus()
  }
})

test('keeps the focus on the resend button when the press clears the error of an incomplete code', async () => {
  renderWizard('code', { requestCode: () => Promise.resolve({ ok: true, value: 'u-2' }) })
  await pressButton('Подтвердить почту')
  await pressButton('Отправить код ещё\u00a0раз')
  expect(screen.getByRole('button', { name: 'Отправить код ещё\u00a0раз' })).toHaveFocus()
})

test.each(['email', 'code'] as const)(
  'does not offer to send the form once online if requesting another code at the %s step failed offline',
  async step => {
    const offlineError = { _tag: 'ApiUnavailable', reason: 'offline' } as const
    const { showToast } = renderWizard(step, { requestCode: () => Promise.resolve({ ok: false, error: offlineError }) })
    await pressButton(step === 'email' ? 'Получить код' : 'Отправить код ещё\u00a0раз')
    expect(await findSummary(/Не\sполучилось/)).toHaveTextContent(/Нет интернета/)
    act(() => void dispatchEvent(new Event('online')))
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: 'Интернет снова есть.' })
  },
)

test('offers to request the first code again once online', async () => {
  const offlineError = { _tag: 'ApiUnavailable', reason: 'offline' } as const
  const { showToast } = renderWizard(undefined, {
    requestCode: () => Promise.resolve({ ok: false, error: offlineError }),
  })
  await userEvent.type(screen.getByLabelText(/почта/), 'marina@example.ru')
  await pressButton('Получить код')
  await findSummary(/Не\sполучилось/)
  act(() => void dispatchEvent(new Event('online')))
  expect(showToast.mock.lastCall?.[0].action?.text).toBe('Отправить')
})

test('offers to submit a typed code again once online if verifying it failed offline', async () => {
  const offlineError = { _tag: 'ApiUnavailable', reason: 'offline' } as const
  const { showToast } = renderWizard('code', { verifyCode: () => Promise.resolve({ ok: false, error: offlineError }) })
  await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
  await findSummary(/Не\sполучилось/)
  act(() => void dispatchEvent(new Event('online')))
  expect(showToast.mock.lastCall?.[0].action?.text).toBe('Отправить')
})
