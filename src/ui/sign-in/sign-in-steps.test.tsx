import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { RegistrationStorage, StoredRegistration } from '#application/registration/stored-registration.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { Wizard } from '#ui/registration/wizard.tsx'
import { getSessionActor } from '#ui/session/session-actor.ts'
import { useSession, type SignInRequest } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'

const email = 'marina@example.ru'
const close = vi.fn()

interface RenderOptions {
  readonly overrides?: Partial<ClientUseCases>
  readonly stored?: StoredRegistration
  readonly hint?: SessionHint
  readonly request?: SignInRequest
  /** Name of the user with this email address; empty for a new user. */
  readonly name?: string
}

interface TestDialogProps {
  readonly storage: RegistrationStorage
  readonly request: SignInRequest | undefined
}

function TestDialog({ storage, request }: TestDialogProps) {
  const actor = getSessionActor(useSession().watch, useUseCases())
  return (
    <SignInDialog
      data={{ locale: 'ru', actor, storage, registersInDialog: request !== undefined, request }}
      close={close}
    />
  )
}

function renderDialog({ overrides = {}, stored, hint, request, name = 'Марина' }: RenderOptions = {}) {
  const { storage } = aRegistrationStorage(stored ?? null)
  const requestCode = vi.fn<ClientUseCases['requestCode']>(() => Promise.resolve({ ok: true, value: 'u-1' }))
  const changePassword = vi.fn<ClientUseCases['changePassword']>(() => Promise.resolve({ ok: true, value: undefined }))
  const createAccount = vi.fn<ClientUseCases['createAccount']>(() => {
    renderResult.setHint('signed-in')
    return Promise.resolve({ ok: true, value: aUser() })
  })
  const verifyCode: ClientUseCases['verifyCode'] = () => {
    renderResult.setHint(name === '' ? 'registering' : 'signed-in')
    return Promise.resolve({ ok: true, value: aUser({ name }) })
  }
  const renderResult = renderWithSession(
    <TestDialog {...{ storage, request }} />,
    { requestCode, changePassword, createAccount, verifyCode, ...overrides },
    { hint: hint ?? 'signed-out' },
  )
  return { ...renderResult, requestCode, changePassword, createAccount, storage }
}

const pressButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const enterCode = async () => userEvent.type(await screen.findByLabelText('Шесть цифр'), '482915')
const signInByCode = async () => {
  await userEvent.type(screen.getByLabelText(/почта/), email)
  await pressButton(/Не\sпомню пароль/)
  await pressButton('Получить код')
  await enterCode()
}
const registerByCode = async () => {
  await pressButton('Зарегистрироваться')
  // Until the steps have loaded, the password form is shown, which has a field with the same label.
  await screen.findByRole('dialog', { name: 'Регистрация' })
  await userEvent.type(screen.getByLabelText(/почта/), email)
  await pressButton('Получить код')
  await enterCode()
}

const expectLocked = async () => {
  const closeButton = screen.getByRole('button', { name: 'Закрыть' })
  await waitFor(() => expect(closeButton).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(closeButton)
  expect(close).not.toHaveBeenCalled()
}

beforeEach(() => {
  vi.clearAllMocks()
})

describe('R-login: a code from an email', () => {
  test('signs in to an account whose password is forgotten, and offers to set a new one', async () => {
    const { requestCode, changePassword, showToast } = renderDialog()
    await userEvent.type(screen.getByLabelText(/почта/), email)
    await pressButton(/Не\sпомню пароль/)
    expect(await screen.findByRole('dialog', { name: /Вход по\sкоду/ })).toBeVisible()
    await screen.findByRole('button', { name: 'Получить код' })
    expect(screen.getByLabelText(/почта/)).toHaveValue(email)
    expect(screen.getByLabelText(/почта/)).toHaveFocus()
    await pressButton('Получить код')
    expect(requestCode).toHaveBeenCalledExactlyOnceWith(email)
    expect(await screen.findByLabelText('Шесть цифр')).toHaveFocus()
    await enterCode()
    expect(await screen.findByRole('heading', { name: /Вы\sвошли/ })).toHaveFocus()
    expect(close).not.toHaveBeenCalled()
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await pressButton('Сохранить пароль')
    await waitFor(() => expect(close).toHaveBeenCalledWith('announced'))
    expect(changePassword).toHaveBeenCalledExactlyOnceWith({ password: 'vtnhj2019' })
    expect(showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Новый пароль сохранён' })
  })

  test('signs in without a new password', async () => {
    const { changePassword } = renderDialog()
    await signInByCode()
    await screen.findByRole('heading', { name: /Вы\sвошли/ })
    await pressButton(/Не\sсейчас/)
    expect(close).toHaveBeenCalledExactlyOnceWith(true)
    expect(changePassword).not.toHaveBeenCalled()
  })

  test.each([
    ['counts as signed in', undefined, [true]],
    ['does not send a waiting form', { purpose: 'find', note: '' }, []],
  ] as const)('%s if the visitor closes the dialog instead of setting a new password', async (_, request, results) => {
    renderDialog({ ...(request && { request }) })
    await signInByCode()
    await screen.findByRole('heading', { name: /Вы\sвошли/ })
    await pressButton(request ? /Вернуться к\sформе/ : 'Закрыть')
    expect(close.mock.calls).toEqual([results])
  })

  test.each(['expired', undefined] as const)(
    'returns to the password if the session ends before a new password is set (hint %s)',
    async hint => {
      const { setHint } = renderDialog()
      await signInByCode()
      await screen.findByRole('heading', { name: /Вы\sвошли/ })
      act(() => setHint(hint))
      expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
      expect(screen.queryByText(/Сеанс истёк/) !== null).toBe(hint === 'expired')
      await pressButton('Закрыть')
      expect(close).toHaveBeenCalledExactlyOnceWith()
    },
  )

  test('keeps the step for a new password after a response without the user’s name', async () => {
    const { setHint } = renderDialog()
    await signInByCode()
    await screen.findByRole('heading', { name: /Вы\sвошли/ })
    act(() => setHint('registering'))
    expect(screen.getByRole('heading', { name: /Вы\sвошли/ })).toBeVisible()
    expect(screen.getByLabelText('Пароль')).toBeVisible()
  })

  test('stays open while a new password is saved, so that the result is not lost', async () => {
    let respond: () => void = () => undefined
    const changePassword: ClientUseCases['changePassword'] = () =>
      new Promise(resolve => (respond = () => resolve({ ok: true, value: undefined })))
    renderDialog({ overrides: { changePassword } })
    await signInByCode()
    await userEvent.type(await screen.findByLabelText('Пароль'), 'vtnhj2019')
    await pressButton('Сохранить пароль')
    const closeButton = screen.getByRole('button', { name: 'Закрыть' })
    await waitFor(() => expect(closeButton).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(closeButton)
    await pressButton(/Не\sсейчас/)
    expect(close).not.toHaveBeenCalled()
    respond()
    await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('announced'))
  })

  test.each([
    [
      { ok: true, value: undefined },
      { kind: 'success', text: 'Новый пароль сохранён' },
    ],
    [
      { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } },
      {
        kind: 'error',
        text: expect.stringMatching(/^Новый пароль мог не\sсохраниться/) as string,
        survivesNavigation: true,
      },
    ],
  ] as const)(
    'shows the result of saving a new password after Back has closed the dialog: %j',
    async (outcome, expectedToast) => {
      let respond: () => void = () => undefined
      const changePassword: ClientUseCases['changePassword'] = () =>
        new Promise(resolve => (respond = () => resolve(outcome)))
      const { showToast, unmount } = renderDialog({ overrides: { changePassword } })
      await signInByCode()
      await userEvent.type(await screen.findByLabelText('Пароль'), 'vtnhj2019{Enter}')
      unmount()
      respond()
      await waitFor(() => expect(showToast).toHaveBeenCalledExactlyOnceWith(expectedToast))
    },
  )

  test('ignores input while the new password is being saved', async () => {
    renderDialog({ overrides: { changePassword: () => new Promise(() => undefined) } })
    await signInByCode()
    await userEvent.type(await screen.findByLabelText('Пароль'), 'vtnhj2019{Enter}')
    await userEvent.type(screen.getByLabelText('Пароль'), '7')
    expect(screen.getByLabelText('Пароль')).toHaveValue('vtnhj2019')
  })

  test('explains how to continue if the API requires the current password', async () => {
    const error = { _tag: 'FieldErrors', fields: { currentPassword: ['Укажите.'] }, message: '' } as const
    const { logError } = renderDialog({ overrides: { changePassword: () => Promise.resolve({ ok: false, error }) } })
    await signInByCode()
    await userEvent.type(await screen.findByLabelText('Пароль'), 'vtnhj2019')
    await pressButton('Сохранить пароль')
    expect(await screen.findByRole('group', { name: /Пароль не\sизменили/ })).toHaveFocus()
    expect(screen.getByLabelText('Пароль')).toHaveValue('vtnhj2019')
    expect(logError.mock.calls).toEqual([['changing a password failed', { error: 'FieldErrors' }]])
  })

  test('says that a new password may have been saved if the response is lost, and allows a retry', async () => {
    const error = { _tag: 'ApiUnavailable', reason: 'timeout' } as const
    const changePassword = vi.fn<ClientUseCases['changePassword']>()
    changePassword.mockResolvedValueOnce({ ok: false, error }).mockResolvedValueOnce({ ok: true, value: undefined })
    renderDialog({ overrides: { changePassword } })
    await signInByCode()
    await userEvent.type(await screen.findByLabelText('Пароль'), 'vtnhj2019')
    await pressButton('Сохранить пароль')
    expect(await screen.findByRole('group', { name: /^Неизвестно, сохранился\sли пароль$/ })).toHaveFocus()
    await pressButton('Сохранить пароль')
    await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith('announced'))
  })

  test('shows the API’s message about the new password beside its field', async () => {
    const error = { _tag: 'FieldErrors', fields: { password: ['Слишком короткий'] }, message: '' } as const
    renderDialog({ overrides: { changePassword: () => Promise.resolve({ ok: false, error }) } })
    await signInByCode()
    await userEvent.type(await screen.findByLabelText('Пароль'), '1')
    await pressButton('Сохранить пароль')
    expect(await screen.findByRole('link', { name: 'Слишком короткий' })).toBeVisible()
    expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(/Слишком короткий/)
    await userEvent.type(screen.getByLabelText('Пароль'), '2345678')
    expect(screen.queryByRole('group', { name: /Данные не\sприняты|Исправьте поле/ })).toBeNull()
  })

  test('says that a new address has no profile, and offers to sign in with another address', async () => {
    const signOut = vi.fn<ClientUseCases['signOut']>(() => Promise.resolve({ ok: true, value: undefined }))
    renderDialog({ name: '', overrides: { signOut } })
    await signInByCode()
    expect(await screen.findByRole('heading', { name: /Профиля ещё\sнет/ })).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    expect(screen.getByText(email)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Начать заново' })).toBeNull()
    await pressButton(/Войти с\sдругим адресом/)
    expect(await screen.findByRole('dialog', { name: /Вход по\sкоду/ })).toBeVisible()
    expect(screen.getByLabelText(/почта/)).toHaveFocus()
    expect(signOut).toHaveBeenCalledOnce()
  })

  test('creates an account for a new email address, and asks for the purpose of the account', async () => {
    const { createAccount, storage } = renderDialog({ name: '' })
    await signInByCode()
    await userEvent.type(await screen.findByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await userEvent.click(screen.getByRole('radio', { name: 'Ищу специалистов' }))
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await pressButton('Создать профиль')
    await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith(true))
    expect(createAccount).toHaveBeenCalledOnce()
    expect(storage.readPurpose(aUser().id)).toBe('find')
  })

  test('returns to the email step and shows the reason if the verification has expired', async () => {
    renderDialog({
      name: '',
      overrides: { createAccount: () => Promise.resolve({ ok: false, error: { _tag: 'NotSignedIn' } }) },
    })
    await signInByCode()
    await userEvent.type(await screen.findByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await userEvent.click(screen.getByRole('radio', { name: 'Предлагаю услуги' }))
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await pressButton('Создать профиль')
    expect(await screen.findByRole('group', { name: /устарело/ })).toHaveFocus()
    expect(screen.getByLabelText(/почта/)).toHaveValue(email)
  })

  test.each([
    ['registering', /Имя/],
    [undefined, /почта/],
  ] as const)('resumes the account step only while its session is valid (hint %s)', async (hint, label) => {
    const storedRegistration = { email, uuid: 'u-1', step: 'account', sentAt: Date.now() } as const
    renderDialog({ stored: storedRegistration, ...(hint && { hint }) })
    expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    expect(await screen.findByLabelText(label)).toBeVisible()
  })

  test('stays open while a code is requested, so that its id is not lost', async () => {
    renderDialog({ overrides: { requestCode: () => new Promise(() => undefined) } })
    await userEvent.type(screen.getByLabelText(/почта/), email)
    await pressButton(/Не\sпомню пароль/)
    await pressButton('Получить код')
    await expectLocked()
    await pressButton(/Войти с\sпаролем/)
    expect(screen.getByRole('dialog', { name: /Вход по\sкоду/ })).toBeVisible()
  })

  test('stays open while a code is sent again, so that the newest code is accepted', async () => {
    renderDialog({
      overrides: { requestCode: () => new Promise(() => undefined) },
      stored: { email, uuid: 'u-1', step: 'code', sentAt: Date.now() - 61_000 },
    })
    await pressButton(/Отправить код ещё\sраз/)
    await expectLocked()
  })

  test('does not request another code for the same address within a minute', async () => {
    const stored = { email, uuid: 'u-1', step: 'email', sentAt: Date.now() } as const
    const { requestCode } = renderDialog({ stored })
    await pressButton(/Не\sпомню пароль/)
    await pressButton('Получить код')
    expect(await screen.findByLabelText('Шесть цифр')).toBeVisible()
    expect(requestCode).not.toHaveBeenCalled()
  })

  test('does not change the page title for an error in the dialog', async () => {
    document.title = 'Знаток'
    renderDialog({ name: '', stored: { email, uuid: 'u-1', step: 'code', sentAt: Date.now() } })
    await userEvent.type(await screen.findByLabelText('Шесть цифр'), '1')
    await pressButton('Подтвердить почту')
    await screen.findByRole('link', { name: 'Введите все шесть цифр' })
    expect(document.title).toBe('Знаток')
    await userEvent.clear(screen.getByLabelText('Шесть цифр'))
    await enterCode()
    await pressButton('Создать профиль')
    await screen.findByRole('link', { name: 'Введите имя' })
    expect(document.title).toBe('Знаток')
  })

  test('returns to signing in with a password', async () => {
    renderDialog()
    await pressButton(/Не\sпомню пароль/)
    await pressButton(/Войти с\sпаролем/)
    expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeVisible()
  })

  test('closes when another tab has signed in', async () => {
    const { setHint } = renderDialog()
    await pressButton(/Не\sпомню пароль/)
    await screen.findByRole('button', { name: 'Получить код' })
    act(() => setHint('signed-in'))
    expect(close).toHaveBeenCalledExactlyOnceWith(true)
  })
})

test('labels and links the fields of the dialog, not the same fields of the registration page behind it', async () => {
  const stored = { email, uuid: 'u-1', step: 'code', sentAt: Date.now() } as const
  const { storage } = aRegistrationStorage(stored)
  renderWithSession(<Wizard locale="ru" storage={storage} />, {}, { hint: 'signed-out' })
  renderDialog({ stored })
  const dialog = within(await screen.findByRole('dialog', { name: 'Регистрация' }))
  await userEvent.type(await dialog.findByLabelText('Шесть цифр'), '1')
  await userEvent.click(dialog.getByRole('button', { name: 'Подтвердить почту' }))
  await userEvent.click(await dialog.findByRole('link', { name: 'Введите все шесть цифр' }))
  expect(dialog.getByLabelText('Шесть цифр')).toHaveFocus()
})

test('R-registration: the link to the registration page takes the typed email along', async () => {
  const { storage } = renderDialog()
  await userEvent.type(screen.getByLabelText(/почта/), ` ${email}`)
  document.addEventListener('click', event => event.preventDefault(), { once: true })
  await userEvent.click(screen.getByRole('link', { name: 'Зарегистрироваться' }))
  expect(storage.readTyped().email).toBe(email)
})

test.each([
  ['', undefined],
  [' despite an old code for another address', { email: 'other@example.ru', uuid: 'u-1', step: 'code' }],
] as const)(
  'R-registration: a sign-in with a password leads a user without a name to the account step%s',
  async (_, stored) => {
    const signIn: ClientUseCases['signIn'] = () => {
      renderResult.setHint('registering')
      return Promise.resolve({ ok: true, value: aUser({ name: '' }) })
    }
    const renderResult = renderDialog({
      overrides: { signIn },
      ...(stored && { stored: { ...stored, sentAt: Date.now() - 16 * 60_000 } }),
    })
    await userEvent.type(screen.getByLabelText(/почта/), email)
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019{Enter}')
    expect(await screen.findByRole('heading', { name: 'Последний шаг' })).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    await pressButton('Закрыть')
    expect(close).toHaveBeenCalledExactlyOnceWith()
  },
)

describe('R-registration: in the dialog of a form that a signed-out visitor sends', () => {
  const request = { purpose: 'find', note: 'Войдите, и мы отправим жалобу.', mayFinishLater: true } as const

  test('goes from email to code to account in the same dialog, and does not ask for the purpose', async () => {
    const { storage } = renderDialog({ request, name: '' })
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Войдите, и мы отправим жалобу.')
    await pressButton('Зарегистрироваться')
    expect(await screen.findByRole('dialog', { name: 'Регистрация' })).not.toHaveAccessibleDescription()
    await userEvent.type(await screen.findByLabelText(/почта/), email)
    await pressButton('Получить код')
    await enterCode()
    expect(await screen.findByRole('heading', { name: 'Последний шаг' })).toHaveFocus()
    expect(screen.queryByText(/другим адресом/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Начать заново' })).toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await pressButton(/Создать профиль и\sотправить/)
    await waitFor(() => expect(close).toHaveBeenCalledExactlyOnceWith(true))
    expect(storage.readPurpose(aUser().id)).toBe('find')
  })

  test('keeps the email that was typed in the sign-in form', async () => {
    renderDialog({ request, name: '' })
    await userEvent.type(screen.getByLabelText(/почта/), email)
    await pressButton('Зарегистрироваться')
    expect(await screen.findByRole('dialog', { name: 'Регистрация' })).toBeVisible()
    expect(await screen.findByLabelText(/почта/)).toHaveValue(email)
  })

  test('skips the account step if the form allows it', async () => {
    const { createAccount } = renderDialog({ request, name: '' })
    await registerByCode()
    await screen.findByRole('heading', { name: 'Последний шаг' })
    await pressButton('Отправить, профиль потом')
    expect(close).toHaveBeenCalledExactlyOnceWith(true)
    expect(createAccount).not.toHaveBeenCalled()
  })

  test.each(['verifyCode', 'createAccount'] as const)(
    'stays open during %s, so that the result is not lost',
    async call => {
      renderDialog({ request, name: '', overrides: { [call]: () => new Promise(() => undefined) } })
      await registerByCode()
      if (call === 'createAccount') {
        await userEvent.type(await screen.findByLabelText(/Имя/), 'Марина')
        await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
        for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
        await pressButton(/Создать профиль и\sотправить/)
      }
      const backButton = screen.getByRole('button', { name: /Вернуться к\sформе/ })
      await waitFor(() => expect(backButton).toHaveAttribute('aria-disabled', 'true'))
      await userEvent.click(backButton)
      expect(close).not.toHaveBeenCalled()
    },
  )

  test('requires the account if the form shows its author’s name', async () => {
    renderDialog({ request: { purpose: 'find', note: '' }, name: '' })
    await registerByCode()
    await screen.findByRole('heading', { name: 'Последний шаг' })
    expect(screen.queryByRole('button', { name: /потом/ })).toBeNull()
  })

  test.each([
    [60_000, 'Регистрация'],
    [16 * 60_000, 'Вход'],
  ])('with an email that was sent %i ms ago, opens the dialog %s', async (ageMs, name) => {
    renderDialog({ request, stored: { email, uuid: 'u-1', step: 'code', sentAt: Date.now() - ageMs } })
    expect(screen.getByRole('dialog', { name })).toBeVisible()
    expect(await screen.findByLabelText(name === 'Вход' ? 'Пароль' : 'Шесть цифр')).toBeVisible()
  })
})
