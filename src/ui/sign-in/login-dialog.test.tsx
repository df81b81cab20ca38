import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { aSession } from '#tests/builders/session.ts'
import { aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { FailuresProvider } from '#ui/failure/failures.tsx'
import { LoginDialog } from './login-dialog.tsx'
import { getSessionActor } from '#ui/session/session-actor.ts'

type Answer = Awaited<ReturnType<ClientUseCases['signIn']>>

const signedIn: Answer = { ok: true, value: aUser() }
const close = vi.fn()
const error = vi.fn()

interface Given {
  readonly hint?: SessionHint
  readonly answers?: Answer[]
  readonly keepsPage?: boolean
  readonly hasTyped?: boolean
  readonly keepsCookies?: boolean
}

function show({ hint, answers = [signedIn], keepsPage = false, hasTyped = false, keepsCookies = true }: Given = {}) {
  const session = aSession(hint)
  const signIn = vi.fn<ClientUseCases['signIn']>(() => {
    const answer = answers.shift() ?? signedIn
    if (answer.ok && keepsCookies) session.setHint('signed-in')
    return Promise.resolve(answer)
  })
  const actor = getSessionActor(session.watch, { ...pendingUseCases, signIn })
  const failures = { recoverPage: () => Promise.resolve(false), isBusy: () => false, logger: { error } }
  render(
    <FailuresProvider failures={failures}>
      <LoginDialog
        data={{ locale: 'ru', actor, storage: aRegistrationStorage().storage, keepsPage, hasTyped }}
        close={close}
      />
    </FailuresProvider>,
  )
  return { signIn, session }
}

const field = (name: string | RegExp) => screen.getByLabelText(name)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Войти' }))
const fill = async (email = 'marina@example.ru') => {
  await userEvent.type(field(/почта/), email)
  await userEvent.type(field('Пароль'), 'vtnhj2019')
}

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('R-login: the login', () => {
  test('signs in by e-mail', async () => {
    const { signIn } = show()
    expect(field(/почта/)).toHaveFocus()
    expect(field(/почта/)).toHaveAttribute('autocomplete', 'username')
    expect(field('Пароль')).toHaveAttribute('autocomplete', 'current-password')
    // A copied address may hold characters that nobody sees (R-invisible).
    await fill(' \u200Bmarina@example.ru\u2060 ')
    await submit()
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
    expect(signIn).toHaveBeenCalledWith({ email: 'marina@example.ru', password: 'vtnhj2019' })
    expect(error).not.toHaveBeenCalled()
  })

  test('after wrong credentials keeps new input in the address, and shows no error for the phone', async () => {
    show({ answers: [{ ok: false, error: { _tag: 'WrongCredentials' } }] })
    await fill()
    await submit()
    expect(await screen.findByRole('group', { name: /не.подошли/ })).toHaveFocus()
    await userEvent.tripleClick(field(/почта/))
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard('ann@example.ru')
    expect(field(/почта/)).toHaveValue('ann@example.ru')
    expect(field(/почта/)).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: /телефону/ }))
    expect(screen.queryByRole('group', { name: /не.подошли|Проверьте/ })).toBeNull()
    expect(field('Телефон')).toBeValid()
    await userEvent.type(field('Телефон'), '8917')
    expect(field('Телефон')).toHaveFocus()
    expect(field('Телефон')).toBeValid()
    expect(field('Пароль')).toHaveValue('vtnhj2019')
    await submit()
    expect(screen.getByRole('group', { name: 'Проверьте поле' })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: /почте/ }))
    expect(screen.queryByRole('group', { name: /не.подошли|Проверьте/ })).toBeNull()
    expect(field(/почта/)).toHaveValue('ann@example.ru')
  })

  test('signs in by phone, in the API’s format', async () => {
    const { signIn } = show()
    await userEvent.click(screen.getByRole('radio', { name: /телефону/ }))
    await userEvent.type(field('Телефон'), '89172041833')
    await userEvent.type(field('Пароль'), 'secret')
    await submit()
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
    expect(signIn).toHaveBeenCalledWith({ phone: '+79172041833', password: 'secret' })
  })

  test('shows the length limits of an address and a password, and sends nothing', async () => {
    const { signIn } = show()
    await userEvent.click(field(/почта/))
    await userEvent.paste(`${'a'.repeat(250)}@a.ru`)
    await userEvent.click(field('Пароль'))
    await userEvent.paste('x'.repeat(1001))
    await submit()
    expect(field(/почта/)).toHaveAccessibleDescription(/до\s254\sзнаков/)
    expect(field('Пароль')).toHaveAccessibleDescription(/до\s1000\sзнаков/)
    expect(signIn).not.toHaveBeenCalled()
  })

  test('shows what is missing, and sends nothing', async () => {
    const { signIn } = show()
    await submit()
    expect(screen.getByRole('group', { name: 'Проверьте поля' })).toHaveFocus()
    expect(screen.getByRole('link', { name: /Введите адрес/ })).toHaveAttribute('href', '#login-email')
    expect(field('Пароль')).toBeInvalid()
    await fill()
    expect(field('Пароль')).toBeValid()
    expect(signIn).not.toHaveBeenCalled()
  })

  test('never reveals which credential is wrong, keeps the input, and does not log it', async () => {
    show({ answers: [{ ok: false, error: { _tag: 'WrongCredentials' } }] })
    await fill()
    await submit()
    const summary = await screen.findByRole('group', {
      name: /Почта или пароль/,
    })
    expect(summary).toHaveFocus()
    expect([field(/почта/), field('Пароль')].map(each => each.getAttribute('aria-invalid'))).toEqual(['true', 'true'])
    expect(field(/почта/)).toHaveValue('marina@example.ru')
    expect(field('Пароль')).toHaveValue('vtnhj2019')
    expect(error).toHaveBeenCalledWith('sign-in failed', { error: 'WrongCredentials' })
    expect(JSON.stringify(error.mock.calls)).not.toMatch(/marina|vtnhj/)
    await submit()
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  })

  test('R-token: says what to allow if the browser kept no session', async () => {
    show({ keepsCookies: false })
    await fill()
    await submit()
    expect(await screen.findByRole('group', { name: /Браузер не\sсохранил вход/ })).toHaveFocus()
    expect(screen.getByText(/запрещает файлы cookie/)).toBeVisible()
    expect(close).not.toHaveBeenCalled()
    expect(error).toHaveBeenCalledWith('sign-in failed', { error: 'SessionNotKept' })
  })

  test('reads fields that a password manager filled without events', async () => {
    const { signIn } = show()
    screen.getByLabelText<HTMLInputElement>(/почта/).value = 'marina@example.ru'
    screen.getByLabelText<HTMLInputElement>('Пароль').value = 'vtnhj2019'
    await submit()
    expect(signIn).toHaveBeenCalledWith({ email: 'marina@example.ru', password: 'vtnhj2019' })
  })

  test('keeps the input if there is no answer', async () => {
    show({ answers: [{ ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } }] })
    await fill()
    await submit()
    expect(await screen.findByRole('group', { name: /получилось войти/ })).toHaveFocus()
    expect(field('Пароль')).toHaveValue('vtnhj2019')
    expect(field('Пароль')).toBeValid()
  })

  test('counts the seconds after too many attempts', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const { signIn } = show({ answers: [{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } }] })
    await fill()
    await submit()
    expect(await screen.findByText(/через\s1:05/)).toBeVisible()
    await submit()
    expect(signIn).toHaveBeenCalledTimes(1)
    await act(() => vi.advanceTimersByTimeAsync(64_000))
    expect(screen.getByText(/через\s0:01/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByText('Можно попробовать снова.')).toBeVisible()
    await submit()
    expect(signIn).toHaveBeenCalledTimes(2)
  })

  test.each([
    [true, 'Сеанс истёк. Набранное осталось в форме.'],
    [false, 'Сеанс истёк. Войдите снова.'],
  ])('says that the session has expired, and of typed text only where there is some: %s', (hasTyped, said) => {
    show({ hint: 'expired', keepsPage: true, hasTyped })
    expect(screen.getByText(said)).toBeVisible()
  })

  test('closes when another tab has signed in', () => {
    const { session } = show()
    expect(close).not.toHaveBeenCalled()
    act(() => session.setHint('signed-in'))
    expect(close).toHaveBeenCalledWith(true)
  })
})
