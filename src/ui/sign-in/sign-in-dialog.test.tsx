import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { someFailureTools } from '#tests/builders/failure-tools.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { aSession } from '#tests/builders/session.ts'
import { aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { getUserHint } from '#application/session/get-user-hint.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { FailureToolsContext } from '#ui/failure/failure-tools.tsx'
import type { SignInRequest } from '#ui/session/session-context.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { loadSteps } from './use-sign-in-mode.ts'
import { getSessionActor } from '#ui/session/session-actor.ts'

type SignInOutcome = Awaited<ReturnType<ClientUseCases['signIn']>>

const signedInOutcome: SignInOutcome = { ok: true, value: aUser() }
const close = vi.fn()
const logError = vi.fn()

interface RenderOptions {
  readonly hint?: SessionHint
  readonly outcomes?: (SignInOutcome | Promise<SignInOutcome>)[]
  readonly registersInDialog?: boolean
  readonly hasTypedText?: boolean
  readonly request?: SignInRequest
  readonly returnPath?: string
  readonly acceptsCookies?: boolean
  /** The session actor of an earlier dialog on the same page. */
  readonly actor?: ReturnType<typeof getSessionActor>
}

function renderDialog({
  hint,
  outcomes = [signedInOutcome],
  registersInDialog = false,
  hasTypedText = false,
  request,
  returnPath,
  acceptsCookies = true,
  actor: givenActor,
}: RenderOptions = {}) {
  const session = aSession(hint)
  const signIn = vi.fn<ClientUseCases['signIn']>(async () => {
    const outcome = await (outcomes.shift() ?? signedInOutcome)
    if (outcome.ok && acceptsCookies) session.setHint(getUserHint(outcome.value))
    return outcome
  })
  const actor = givenActor ?? getSessionActor(session.watch, { ...pendingUseCases, signIn })
  const failureTools = someFailureTools({ logger: { error: logError } })
  const { unmount } = render(
    <FailureToolsContext value={failureTools}>
      <SignInDialog
        data={{
          locale: 'ru',
          actor,
          storage: aRegistrationStorage().storage,
          registersInDialog,
          hasTypedText,
          request,
          returnPath,
        }}
        close={close}
      />
    </FailureToolsContext>,
  )
  return { signIn, session, actor, unmount }
}

const getField = (name: string | RegExp) => screen.getByLabelText(name)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Войти' }))
const fillForm = async (email = 'marina@example.ru') => {
  await userEvent.type(getField(/почта/), email)
  await userEvent.type(getField('Пароль'), 'vtnhj2019')
}

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('R-login: the login', () => {
  test('signs in with an email address', async () => {
    const { signIn } = renderDialog()
    expect(getField(/почта/)).toHaveFocus()
    expect(getField(/почта/)).toHaveAttribute('autocomplete', 'username')
    expect(getField('Пароль')).toHaveAttribute('autocomplete', 'current-password')
    // A copied email address may contain invisible characters (R-invisible).
    await fillForm(' \u200Bmarina@example.ru\u2060 ')
    await submit()
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
    expect(signIn).toHaveBeenCalledWith({ email: 'marina@example.ru', password: 'vtnhj2019' })
    expect(logError).not.toHaveBeenCalled()
  })

  test('keeps new input in the email field after wrong credentials, and shows no error for the phone', async () => {
    renderDialog({ outcomes: [{ ok: false, error: { _tag: 'WrongCredentials' } }] })
    await fillForm()
    await submit()
    expect(await screen.findByRole('group', { name: /не.подошли/ })).toHaveFocus()
    await userEvent.tripleClick(getField(/почта/))
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.keyboard('ann@example.ru')
    expect(getField(/почта/)).toHaveValue('ann@example.ru')
    expect(getField(/почта/)).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: /телефону/ }))
    expect(screen.queryByRole('group', { name: /не.подошли|Проверьте/ })).toBeNull()
    expect(getField('Телефон')).toBeValid()
    await userEvent.type(getField('Телефон'), '8917')
    expect(getField('Телефон')).toHaveFocus()
    expect(getField('Телефон')).toBeValid()
    expect(getField('Пароль')).toHaveValue('vtnhj2019')
    await submit()
    expect(screen.getByRole('group', { name: 'Проверьте поле' })).toHaveFocus()
    await userEvent.click(screen.getByRole('radio', { name: /почте/ }))
    expect(screen.queryByRole('group', { name: /не.подошли|Проверьте/ })).toBeNull()
    expect(getField(/почта/)).toHaveValue('ann@example.ru')
  })

  test('shows the error for wrong credentials while a registration is pending in another tab', async () => {
    const { session } = renderDialog({ outcomes: [{ ok: false, error: { _tag: 'WrongCredentials' } }] })
    act(() => session.setHint('registering'))
    await fillForm()
    await submit()
    // A wrong switch to the registration would show only after its steps have loaded.
    await act(async () => void (await loadSteps()))
    expect(await screen.findByRole('group', { name: /не.подошли/ })).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  })

  test('can be closed and sends again on a restored page whose request may never settle', async () => {
    const { signIn } = renderDialog({ outcomes: [new Promise(() => undefined)] })
    await fillForm()
    await submit()
    expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveAttribute('aria-disabled', 'true')
    act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    expect(screen.getByRole('button', { name: 'Закрыть' })).not.toHaveAttribute('aria-disabled')
    await submit()
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
    expect(signIn).toHaveBeenCalledTimes(2)
  })

  test('signs in with a phone number, in the API’s format', async () => {
    const { signIn } = renderDialog()
    await userEvent.click(screen.getByRole('radio', { name: /телефону/ }))
    await userEvent.type(getField('Телефон'), '89172041833')
    await userEvent.type(getField('Пароль'), 'secret')
    await submit()
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
    expect(signIn).toHaveBeenCalledWith({ phone: '+79172041833', password: 'secret' })
  })

  test('shows the length limits of an email address and a password, and sends nothing', async () => {
    const { signIn } = renderDialog()
    await userEvent.click(getField(/почта/))
    await userEvent.paste(`${'a'.repeat(250)}@a.ru`)
    await userEvent.click(getField('Пароль'))
    await userEvent.paste('x'.repeat(1001))
    await submit()
    expect(getField(/почта/)).toHaveAccessibleDescription(/до\s254\sзнаков/)
    expect(getField('Пароль')).toHaveAccessibleDescription(/до\s1000\sзнаков/)
    expect(signIn).not.toHaveBeenCalled()
  })

  test('shows an error for each missing value, and sends nothing', async () => {
    const { signIn } = renderDialog()
    await submit()
    expect(screen.getByRole('group', { name: 'Проверьте поля' })).toHaveFocus()
    expect(screen.getByRole('link', { name: /Введите адрес/ })).toHaveAttribute('href', '#login-email')
    expect(getField('Пароль')).toBeInvalid()
    await fillForm()
    expect(getField('Пароль')).toBeValid()
    expect(signIn).not.toHaveBeenCalled()
  })

  test('never reveals which credential is wrong, keeps the input, and does not log it', async () => {
    renderDialog({ outcomes: [{ ok: false, error: { _tag: 'WrongCredentials' } }] })
    await fillForm()
    await submit()
    const summary = await screen.findByRole('group', {
      name: /Почта или пароль/,
    })
    expect(summary).toHaveFocus()
    expect([getField(/почта/), getField('Пароль')].map(input => input.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ])
    expect(getField(/почта/)).toHaveValue('marina@example.ru')
    expect(getField('Пароль')).toHaveValue('vtnhj2019')
    expect(logError).toHaveBeenCalledWith('sign-in failed', { error: 'WrongCredentials' })
    expect(JSON.stringify(logError.mock.calls)).not.toMatch(/marina|vtnhj/)
    await submit()
    await waitFor(() => expect(close).toHaveBeenCalledWith(true))
  })

  test('R-token: explains which setting to change if the browser stored no session', async () => {
    renderDialog({ acceptsCookies: false })
    await fillForm()
    await submit()
    expect(await screen.findByRole('group', { name: /Браузер не\sсохранил вход/ })).toHaveFocus()
    expect(screen.getByText(/запрещает файлы cookie/)).toBeVisible()
    expect(close).not.toHaveBeenCalled()
    expect(logError).toHaveBeenCalledWith('sign-in failed', { error: 'SessionNotStored' })
  })

  test('R-token: does not mention the email to a visitor who typed a phone number', async () => {
    renderDialog({ acceptsCookies: false })
    await userEvent.click(screen.getByRole('radio', { name: /телефону/ }))
    await userEvent.type(getField('Телефон'), '89172041833')
    await userEvent.type(getField('Пароль'), 'vtnhj2019')
    await submit()
    expect(await screen.findByText(/^Данные для входа верны, но браузер запрещает файлы cookie/)).toBeVisible()
  })

  test('reads fields that a password manager filled without events', async () => {
    const { signIn } = renderDialog()
    screen.getByLabelText<HTMLInputElement>(/почта/).value = 'marina@example.ru'
    screen.getByLabelText<HTMLInputElement>('Пароль').value = 'vtnhj2019'
    await submit()
    expect(signIn).toHaveBeenCalledWith({ email: 'marina@example.ru', password: 'vtnhj2019' })
  })

  test('keeps the input if the API does not respond', async () => {
    renderDialog({ outcomes: [{ ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } }] })
    await fillForm()
    await submit()
    expect(await screen.findByRole('group', { name: /получилось войти/ })).toHaveFocus()
    expect(getField('Пароль')).toHaveValue('vtnhj2019')
    expect(getField('Пароль')).toBeValid()
  })

  test('does not log a rate limit again when the login is reopened', async () => {
    const { actor, unmount } = renderDialog({
      outcomes: [{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } }],
    })
    await fillForm()
    await submit()
    await screen.findByText(/через/)
    unmount()
    actor.send({ type: 'login.opened' })
    renderDialog({ actor })
    await screen.findByText(/через/)
    expect(logError).toHaveBeenCalledExactlyOnceWith('sign-in failed', { error: 'TooManyRequests' })
  })

  test('counts down before the next attempt after a 429', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const { signIn } = renderDialog({ outcomes: [{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 65 } }] })
    await fillForm()
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
  ])(
    'shows that the session has expired, and mentions typed text only if there is any: %s',
    (hasTypedText, message) => {
      renderDialog({ hint: 'expired', registersInDialog: true, hasTypedText })
      expect(screen.getByText(message)).toBeVisible()
    },
  )

  const request = { purpose: 'find', note: 'Войдите, и мы отправим заявку.' } as const

  test.each([
    [{ request }, 'Войдите, и мы отправим заявку.'],
    [{ request, hint: 'expired', hasTypedText: true }, 'Сеанс истёк. Набранное осталось в\u00a0форме.'],
    [{ returnPath: '/profile?a=1' }, 'Войдите, чтобы открыть свой профиль.'],
    [{ returnPath: '/en/profile/settings/edit/about' }, 'Войдите, чтобы открыть настройки профиля.'],
    [{ returnPath: '/kazan' }, ''],
    [{}, ''],
  ] as const)('explains once why the visitor must sign in, if there is a reason: %j', (options, text) => {
    renderDialog(options)
    const dialog = screen.getByRole('dialog')
    expect(dialog).toHaveAccessibleDescription(text)
    // A live region would repeat the description.
    expect(dialog.querySelector('[role=status]:not(:empty), [role=alert]')).toBeNull()
  })

  test('stays open while signing in, so that the result is not lost', async () => {
    let refuse: () => void = () => undefined
    const pendingOutcome = new Promise<SignInOutcome>(
      resolve => (refuse = () => resolve({ ok: false, error: { _tag: 'WrongCredentials' } })),
    )
    renderDialog({ outcomes: [pendingOutcome] })
    await fillForm()
    await submit()
    const closeButton = screen.getByRole('button', { name: 'Закрыть' })
    expect(closeButton).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(closeButton)
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    expect(close).not.toHaveBeenCalled()
    refuse()
    await screen.findByRole('group', { name: /не.подошли/ })
    await userEvent.click(closeButton)
    expect(close).toHaveBeenCalledExactlyOnceWith()
  })

  test('ignores other ways to sign in while signing in, so that a failure is shown, and keeps the focus in its field', async () => {
    renderDialog({ outcomes: [new Promise(() => undefined)], registersInDialog: true })
    await fillForm()
    const methods = screen.getAllByRole('radio')
    const isInert = (element: Element) => element.closest('[inert]') !== null
    expect(methods.map(isInert)).not.toContain(true)
    await userEvent.type(getField('Пароль'), '{Enter}')
    expect(methods.map(isInert)).not.toContain(false)
    // A browser takes the focus from an inert element.
    expect([getField(/почта/), getField('Пароль')].map(isInert)).toEqual([false, false])
    expect(getField('Пароль')).toHaveFocus()
    for (const name of [/Не\sпомню пароль/, 'Зарегистрироваться']) {
      const button = screen.getByRole('button', { name })
      expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    expect(getField('Пароль')).toBeVisible()
  })

  test('does not leave for the registration while signing in', async () => {
    renderDialog({ outcomes: [new Promise(() => undefined)] })
    await fillForm()
    const link = screen.getByRole('link', { name: 'Зарегистрироваться' })
    const press = () => fireEvent.click(link)
    await submit()
    expect(link).toHaveAttribute('aria-disabled', 'true')
    expect(press()).toBe(false)
  })

  test('closes when another tab has signed in', () => {
    const { session } = renderDialog()
    expect(close).not.toHaveBeenCalled()
    act(() => session.setHint('signed-in'))
    expect(close).toHaveBeenCalledWith(true)
  })
})
