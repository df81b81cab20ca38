import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import ru from '#ui/i18n/locales/ru/edit-password.json' with { type: 'json' }
import { queryClient } from '#ui/query-client.ts'
import { resetQueries } from '#ui/user/reset-queries.ts'
import { PasswordForm } from './password-form.tsx'

type ChangeOutcome = Awaited<ReturnType<ClientUseCases['changePassword']>>

const createFieldErrors = (fields: Readonly<Record<string, readonly string[]>>, message = ''): ChangeOutcome => ({
  ok: false,
  error: { _tag: 'FieldErrors', fields, message },
})
const timeoutOutcome: ChangeOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }

beforeEach(() => queryClient.clear())
afterEach(() => void vi.useRealTimers())

function renderForm(outcomes: (ChangeOutcome | Promise<ChangeOutcome>)[] = [], hint: SessionHint = 'signed-in') {
  const changePassword = vi.fn<ClientUseCases['changePassword']>(() =>
    Promise.resolve(outcomes.shift() ?? { ok: true, value: undefined }),
  )
  return { ...renderWithSession(<PasswordForm locale="ru" />, { changePassword }, { hint }), changePassword }
}

const getCurrentField = () => screen.getByLabelText('Текущий пароль')
const getNewField = () => screen.getByLabelText('Новый пароль')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }))
const findSummary = (name: RegExp) => screen.findByRole('group', { name })
async function fillPasswords() {
  await userEvent.type(getCurrentField(), 'old-password')
  await userEvent.type(getNewField(), 'next-password')
}

test('changes the password and shows a toast', async () => {
  const { changePassword, showToast, goTo } = renderForm()
  expect(getCurrentField()).toHaveAttribute('autocomplete', 'current-password')
  expect(getNewField()).toHaveAttribute('autocomplete', 'new-password')
  await fillPasswords()
  await save()
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'old-password', password: 'next-password' })
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/profile/settings'))
  expect(showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Пароль изменён' })
})

test('sends nothing again after a successful change, until the browser restores the page', async () => {
  const { changePassword, goTo } = renderForm()
  await fillPasswords()
  await save()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  await save()
  expect(changePassword).toHaveBeenCalledOnce()
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await fillPasswords()
  await save()
  await waitFor(() => expect(changePassword).toHaveBeenCalledTimes(2))
})

test('is usable if the request ends after the browser has restored the page', async () => {
  let respond: () => void = () => undefined
  const outcome = new Promise<ChangeOutcome>(resolve => (respond = () => resolve({ ok: true, value: undefined })))
  const { changePassword, showToast } = renderForm([outcome])
  await fillPasswords()
  await save()
  await waitFor(() => expect(changePassword).toHaveBeenCalledOnce())
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  respond()
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  await save()
  await waitFor(() => expect(changePassword).toHaveBeenCalledTimes(2))
})

test('returns to the settings on cancel, but not while saving', async () => {
  const { goTo, changePassword } = renderForm([new Promise(() => undefined)])
  const cancelButton = screen.getByRole('button', { name: 'Отмена' })
  await userEvent.click(cancelButton)
  expect(goTo).toHaveBeenCalledExactlyOnceWith('/profile/settings')
  await fillPasswords()
  await save()
  await waitFor(() => expect(changePassword).toHaveBeenCalledOnce())
  expect(cancelButton).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(cancelButton)
  expect(goTo).toHaveBeenCalledOnce()
})

test.each([
  [
    { ok: true, value: undefined },
    { kind: 'success', text: ru.saved },
  ],
  [
    createFieldErrors({ currentPassword: ['Не тот.'] }),
    { kind: 'error', text: ru.failedAfterLeaving, survivesNavigation: true },
  ],
  [timeoutOutcome, { kind: 'error', text: ru.mayHaveArrived, survivesNavigation: true }],
] as const)('announces the result after the visitor has left: %j', async (outcome, message) => {
  let respond: () => void = () => undefined
  const { changePassword, showToast, goTo, unmount } = renderForm([
    new Promise(resolve => (respond = () => resolve(outcome))),
  ])
  await fillPasswords()
  await save()
  await waitFor(() => expect(changePassword).toHaveBeenCalledOnce())
  unmount()
  respond()
  await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(message))
  expect(goTo).not.toHaveBeenCalled()
})

test('reads fields that a password manager filled without events', async () => {
  const { changePassword } = renderForm()
  for (const [field, value] of [
    [getCurrentField(), 'old-password'],
    [getNewField(), 'next-password'],
  ] as const)
    Object.assign(field, { value })
  await save()
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'old-password', password: 'next-password' })
})

test('names each show button after its password field', async () => {
  renderForm()
  await userEvent.click(screen.getByRole('button', { name: 'Показать новый пароль' }))
  expect(getNewField()).toHaveAttribute('type', 'text')
  expect(screen.getByRole('button', { name: 'Скрыть новый пароль' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Показать текущий пароль' })).toBeVisible()
})

test('shows the length limit of a password', async () => {
  const { changePassword } = renderForm()
  for (const field of [getCurrentField(), getNewField()]) {
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(1001))
  }
  await save()
  expect(await findSummary(/исправьте поля/)).toBeVisible()
  for (const field of [getCurrentField(), getNewField()]) expect(field).toHaveAccessibleDescription(/до\s1000\sзнаков/)
  expect(changePassword).not.toHaveBeenCalled()
})

test('requires both passwords', async () => {
  const { changePassword } = renderForm()
  await save()
  const errors = await findSummary(/исправьте поля/)
  expect(errors).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Введите новый пароль' }))
  expect(getNewField()).toHaveFocus()
  expect(changePassword).not.toHaveBeenCalled()
})

test('shows the error for a wrong current password until it changes, and never logs or stores the input', async () => {
  const { logError, goTo } = renderForm([createFieldErrors({ currentPassword: ['Текущий пароль неверный.'] })])
  await fillPasswords()
  await save()
  expect(await findSummary(/исправьте поле/)).toHaveFocus()
  expect(getCurrentField()).toHaveAccessibleDescription(/неверный/)
  expect(getNewField()).toHaveValue('next-password')
  await userEvent.type(getCurrentField(), '!')
  expect(getCurrentField()).toBeValid()
  await save()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  expect(JSON.stringify(logError.mock.calls)).toBe('[["changing a password failed",{"error":"FieldErrors"}]]')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/old-password|next-password/)
})

test('shows an error that belongs to no field', async () => {
  renderForm([createFieldErrors({}), createFieldErrors({}, 'Не сегодня.')])
  await fillPasswords()
  await save()
  expect(await findSummary(/не.приняты/)).toBeVisible()
  await save()
  expect(await screen.findByText('Не сегодня.')).toBeVisible()
})

test('warns that the password may have changed if the response is lost, and allows a retry', async () => {
  const { goTo } = renderForm([timeoutOutcome])
  await fillPasswords()
  await save()
  expect(await findSummary(/Неизвестно, сохранилось/)).toHaveTextContent('мог уже смениться')
  await save()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})

test('does not warn that the password may have changed if the API reports its own failure', async () => {
  renderForm([{ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }])
  await fillPasswords()
  await save()
  expect(await findSummary(/^Не.сохранили/)).not.toHaveTextContent('мог уже смениться')
})

test('counts down before the next attempt after a 429', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { changePassword } = renderForm([{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } }])
  await fillPasswords()
  await save()
  expect(await screen.findByText(/через\s1:05/)).toBeVisible()
  await save()
  expect(changePassword).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(65_000))
  await save()
  expect(changePassword).toHaveBeenCalledTimes(2)
})

test('lets the visitor sign in again in place', async () => {
  const { setHint, askToSignIn } = renderForm([{ ok: false, error: { _tag: 'NotSignedIn' } }])
  await fillPasswords()
  await save()
  act(() => setHint('expired'))
  await findSummary(/Сеанс истёк/)
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  expect(askToSignIn).toHaveBeenCalledOnce()
  expect(getCurrentField()).toHaveValue('old-password')
  act(() => setHint('signed-in'))
  expect(screen.queryByRole('group', { name: /Сеанс истёк/ })).toBeNull()
  expect(getCurrentField()).toHaveValue('old-password')
})

async function fillPasswordsAndSignInAs(nextUserId: number) {
  const createOutcome = (id: number) => ({ ok: true, value: anOwnProfile({ user: aUser({ id }) }) }) as const
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>().mockResolvedValueOnce(createOutcome(7))
  viewOwnProfile.mockResolvedValue(createOutcome(nextUserId))
  const { setHint } = renderWithSession(<PasswordForm locale="ru" />, { viewOwnProfile })
  const getCachedId = () => queryClient.getQueryData<OwnProfile>(['own-profile'])?.user.id
  await expect.poll(getCachedId).toBe(7)
  await fillPasswords()
  act(() => setHint('expired'))
  act(() => setHint('signed-in'))
  await act(() => resetQueries('signed-in'))
  await expect.poll(getCachedId).toBe(nextUserId)
}

test('drops typed passwords when another user signs in', async () => {
  await fillPasswordsAndSignInAs(8)
  await waitFor(() => expect(getCurrentField()).toHaveValue(''))
  expect(getNewField()).toHaveValue('')
})

test('drops typed passwords at the next sign-in if the first user could not be read', async () => {
  const viewOwnProfile = vi
    .fn<ClientUseCases['viewOwnProfile']>()
    .mockResolvedValueOnce({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } })
    .mockResolvedValue({ ok: true, value: anOwnProfile({ user: aUser({ id: 8 }) }) })
  const { setHint } = renderWithSession(<PasswordForm locale="ru" />, { viewOwnProfile })
  await fillPasswords()
  act(() => setHint('expired'))
  expect(getNewField()).toHaveValue('next-password')
  act(() => setHint('signed-in'))
  await act(() => resetQueries('signed-in'))
  await waitFor(() => expect(getCurrentField()).toHaveValue(''))
  expect(getNewField()).toHaveValue('')
})

test('keeps typed passwords when the same user signs in again', async () => {
  await fillPasswordsAndSignInAs(7)
  expect(getCurrentField()).toHaveValue('old-password')
  expect(getNewField()).toHaveValue('next-password')
})

test('keeps typed passwords when the session hint becomes `registering`', async () => {
  const { setHint } = renderForm()
  await fillPasswords()
  act(() => setHint('registering'))
  expect(getNewField()).toHaveValue('next-password')
})

test('asks to finish the registration first', () => {
  renderForm([], 'registering')
  expect(screen.getByRole('link', { name: 'Закончить' })).toHaveAttribute('href', '/register')
})
