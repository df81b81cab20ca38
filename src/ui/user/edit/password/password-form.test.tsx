import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { queryClient } from '#ui/query-client.ts'
import { PasswordForm } from './password-form.tsx'

type Answer = Awaited<ReturnType<ClientUseCases['changePassword']>>

const refused = (fields: Readonly<Record<string, readonly string[]>>, message = ''): Answer => ({
  ok: false,
  error: { _tag: 'FieldErrors', fields, message },
})
const away: Answer = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }

// Before, not after: components still mounted might refetch what was cleared.
beforeEach(() => queryClient.clear())
afterEach(() => void vi.useRealTimers())

function show(answers: Answer[] = [], hint: SessionHint = 'signed-in') {
  const changePassword = vi.fn<ClientUseCases['changePassword']>(() =>
    Promise.resolve(answers.shift() ?? { ok: true, value: undefined }),
  )
  return { ...renderOwnPart(<PasswordForm locale="ru" />, { changePassword }, { hint }), changePassword }
}

const current = () => screen.getByLabelText('Текущий пароль')
const next = () => screen.getByLabelText('Новый пароль')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }))
const summary = (name: RegExp) => screen.findByRole('group', { name })
async function write() {
  await userEvent.type(current(), 'was-so')
  await userEvent.type(next(), 'will-be-so')
}

test('changes the password and shows a toast', async () => {
  const { changePassword, toast, goTo } = show()
  expect(current()).toHaveAttribute('autocomplete', 'current-password')
  expect(next()).toHaveAttribute('autocomplete', 'new-password')
  await write()
  await save()
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'was-so', password: 'will-be-so' })
  await waitFor(() => expect(goTo).toHaveBeenCalledExactlyOnceWith('/profile/settings'))
  expect(toast).toHaveBeenCalledWith({ kind: 'success', text: 'Пароль изменён' })
})

test('reads fields that a password manager filled without events', async () => {
  const { changePassword } = show()
  for (const [field, value] of [
    [current(), 'was-so'],
    [next(), 'will-be-so'],
  ] as const)
    Object.assign(field, { value })
  await save()
  expect(changePassword).toHaveBeenCalledExactlyOnceWith({ currentPassword: 'was-so', password: 'will-be-so' })
})

test('shows the length limit of a password', async () => {
  const { changePassword } = show()
  for (const field of [current(), next()]) {
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(1001))
  }
  await save()
  expect(await summary(/исправьте поля/)).toBeVisible()
  for (const field of [current(), next()]) expect(field).toHaveAccessibleDescription(/до\s1000\sзнаков/)
  expect(changePassword).not.toHaveBeenCalled()
})

test('requires both passwords', async () => {
  const { changePassword } = show()
  await save()
  const errors = await summary(/исправьте поля/)
  expect(errors).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Введите новый пароль' }))
  expect(next()).toHaveFocus()
  expect(changePassword).not.toHaveBeenCalled()
})

test('shows a wrong current password beside its field until that changes; keeps and never logs what was typed', async () => {
  const { logError, goTo } = show([refused({ currentPassword: ['Текущий пароль неверный.'] })])
  await write()
  await save()
  expect(await summary(/исправьте поле/)).toHaveFocus()
  expect(current()).toHaveAccessibleDescription(/неверный/)
  expect(next()).toHaveValue('will-be-so')
  await userEvent.type(current(), '!')
  expect(current()).toBeValid()
  await save()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
  expect(JSON.stringify(logError.mock.calls)).toBe('[["changing a password failed",{"error":"FieldErrors"}]]')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/was-so|will-be/)
})

test('shows a refusal without a reason', async () => {
  show([refused({}), refused({}, 'Не сегодня.')])
  await write()
  await save()
  expect(await summary(/не.приняты/)).toBeVisible()
  await save()
  expect(await screen.findByText('Не сегодня.')).toBeVisible()
})

test('warns that the password may have changed if there is no answer, and allows a retry', async () => {
  const { goTo } = show([away])
  await write()
  await save()
  expect(await summary(/Не.сохранили/)).toHaveTextContent('мог уже смениться')
  await save()
  await waitFor(() => expect(goTo).toHaveBeenCalledOnce())
})

test('counts the seconds after too many attempts', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const { changePassword } = show([{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } }])
  await write()
  await save()
  expect(await screen.findByText(/через\s1:05/)).toBeVisible()
  await save()
  expect(changePassword).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(65_000))
  await save()
  expect(changePassword).toHaveBeenCalledTimes(2)
})

test('lets the visitor sign in again in place', async () => {
  const { setHint, askToSignIn } = show([{ ok: false, error: { _tag: 'NotSignedIn' } }])
  await write()
  await save()
  act(() => setHint('expired'))
  await summary(/Сеанс истёк/)
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }))
  expect(askToSignIn).toHaveBeenCalledOnce()
  expect(current()).toHaveValue('was-so')
  act(() => setHint('signed-in'))
  expect(screen.queryByRole('group', { name: /Сеанс истёк/ })).toBeNull()
  expect(current()).toHaveValue('was-so')
})

test('asks to finish the registration first', () => {
  show([], 'registering')
  expect(screen.getByRole('link', { name: 'Закончить' })).toHaveAttribute('href', '/register')
})
