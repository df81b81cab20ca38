import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { someFailureTools } from '#tests/builders/failure-tools.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { aSession } from '#tests/builders/session.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import {
  emptyTypedRegistration,
  type RegistrationStorage,
  type StoredRegistration,
} from '#application/registration/stored-registration.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { FailureToolsContext } from '#ui/failure/failure-tools.tsx'
import { OverlaysContext } from '#ui/overlay/overlays.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { Wizard } from './wizard.tsx'

const email = 'marina@example.ru'
const createStoredRegistration = (step: StoredRegistration['step']): StoredRegistration => ({
  email,
  uuid: 'u-1',
  step,
  sentAt: Date.now(),
})
const logError = vi.fn()
const showToast = vi.fn(() => () => undefined)

interface RenderOptions {
  readonly stored?: StoredRegistration
  readonly hint?: 'registering' | undefined
  readonly acceptsCookies?: boolean
}

function renderWizard(
  overrides: Partial<ClientUseCases> = {},
  { stored, hint, acceptsCookies = true }: RenderOptions = {},
) {
  const { storage, read } = aRegistrationStorage(stored ?? null)
  const { unmount } = mountWizard(storage, overrides, hint, acceptsCookies)
  const reload = () => {
    unmount()
    mountWizard(storage, overrides, hint, acceptsCookies)
  }
  return { read, reload, storage, readTyped: storage.readTyped }
}

function mountWizard(
  storage: RegistrationStorage,
  overrides: Partial<ClientUseCases>,
  hint: 'registering' | undefined,
  acceptsCookies: boolean,
) {
  const session = aSession(hint)
  const setHintIfOk = <A extends { readonly ok: boolean }>(outcome: A, newHint: SessionHint): A => {
    if (outcome.ok) session.setHint(newHint)
    return outcome
  }
  const useCases: { -readonly [Name in keyof ClientUseCases]: ClientUseCases[Name] } = {
    ...pendingUseCases,
    requestCode: () => Promise.resolve({ ok: true, value: 'u-1' }),
    verifyCode: () => Promise.resolve({ ok: true, value: aUser({ name: '' }) }),
    createAccount: () => Promise.resolve({ ok: true, value: aUser() }),
    signOut: () => Promise.resolve({ ok: true, value: undefined }),
    ...overrides,
  }
  const { verifyCode, createAccount } = useCases
  if (acceptsCookies) {
    useCases.verifyCode = async input => setHintIfOk(await verifyCode(input), 'registering')
    useCases.createAccount = async input => setHintIfOk(await createAccount(input), 'signed-in')
  }
  return render(
    <OverlaysContext value={{ toasts: { show: showToast }, confirm: vi.fn(), openDialog: vi.fn() }}>
      <FailureToolsContext value={someFailureTools({ logger: { error: logError } })}>
        <UseCasesContext value={useCases}>
          <SessionToolsContext value={session.tools}>
            <Wizard locale="ru" storage={storage} />
          </SessionToolsContext>
        </UseCasesContext>
      </FailureToolsContext>
    </OverlaysContext>,
  )
}

const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choosePurpose = (name = 'Ищу специалистов') => userEvent.click(screen.getByRole('radio', { name }))
const submitAccount = async () => {
  await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
  await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
  await choosePurpose()
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await pressButton('Создать профиль')
}
const findHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const getCurrentStep = () => screen.getAllByRole('listitem').find(item => item.getAttribute('aria-current') === 'step')

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', location.pathname)
})

describe('the registration', () => {
  test('leads from the email address to the account, and moves the focus to each step', async () => {
    const requestCode = vi.fn<ClientUseCases['requestCode']>(() => Promise.resolve({ ok: true, value: 'u-1' }))
    const createAccount = vi.fn<ClientUseCases['createAccount']>(() => Promise.resolve({ ok: true, value: aUser() }))
    const { read, storage } = renderWizard({ requestCode, createAccount })
    await userEvent.type(screen.getByLabelText(/почта/), ` ${email} `)
    await pressButton('Получить код')
    expect(await findHeading(/Код из/)).toHaveFocus()
    expect(requestCode).toHaveBeenCalledWith(email)
    expect(screen.getByText(email)).toBeVisible()
    expect(getCurrentStep()).toHaveTextContent('2Код')
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    expect(await findHeading('Последний шаг')).toHaveFocus()
    expect(read()).toMatchObject({ email, uuid: 'u-1', step: 'account' })
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина Ветрова')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await choosePurpose('Предлагаю услуги')
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).not.toBeChecked()
      await userEvent.click(box)
    }
    await pressButton('Создать профиль')
    expect(await findHeading('Готово')).toBeVisible()
    expect(createAccount).toHaveBeenCalledWith({ name: 'Марина Ветрова', password: 'vtnhj2019', agreement: true })
    expect(read()).toBeNull()
    expect(storage.readPurpose(aUser().id)).toBe('offer')
  })

  test('preselects the purpose after a link for specialists', async () => {
    history.replaceState(null, '', '#offer')
    renderWizard({}, { stored: createStoredRegistration('account'), hint: 'registering' })
    expect(await screen.findByRole('radio', { name: /Предлагаю/ })).toBeChecked()
    expect(screen.getByRole('radio', { name: /Ищу/ })).not.toBeChecked()
  })

  test('keeps a purpose chosen by hand after a reload, even after a link for specialists', async () => {
    history.replaceState(null, '', '#offer')
    const { reload } = renderWizard({}, { stored: createStoredRegistration('account'), hint: 'registering' })
    await choosePurpose()
    reload()
    expect(await screen.findByRole('radio', { name: /Ищу/ })).toBeChecked()
  })

  test('shows an error for each missing value and consent', async () => {
    renderWizard({}, { stored: createStoredRegistration('account'), hint: 'registering' })
    // A name of invisible characters (R-invisible).
    await userEvent.type(screen.getByLabelText(/Имя/), '\u200B\u2800')
    await pressButton('Создать профиль')
    const errorSummary = screen.getByRole('group', { name: 'Проверьте поля' })
    expect(errorSummary).toHaveFocus()
    expect(errorSummary.querySelectorAll('a')).toHaveLength(5)
  })

  test('links to the legal texts, and says that they open in a new tab', async () => {
    renderWizard({}, { stored: createStoredRegistration('account'), hint: 'registering' })
    const links = await screen.findAllByRole('link', { name: /\(в\sновой вкладке\)$/ })
    expect(links.map(link => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/about/userAgreement', '_blank'],
      ['/about/privacyPolicy', '_blank'],
    ])
  })

  test('adds an error prefix to the page title until all errors are corrected', async () => {
    document.title = 'Регистрация'
    renderWizard({}, { stored: createStoredRegistration('account'), hint: 'registering' })
    await pressButton('Создать профиль')
    expect(document.title).toBe('Ошибка: Регистрация')
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await userEvent.click(screen.getByRole('radio', { name: /Предлагаю/ }))
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    expect(document.title).toBe('Регистрация')
  })

  test('shows the length limits for a name and a password that are too long, and does not send them', async () => {
    const createAccount = vi.fn<ClientUseCases['createAccount']>()
    renderWizard({ createAccount }, { stored: createStoredRegistration('account'), hint: 'registering' })
    await userEvent.click(screen.getByLabelText(/Имя/))
    await userEvent.paste('я'.repeat(256))
    await userEvent.click(screen.getByLabelText('Пароль'))
    await userEvent.paste('x'.repeat(1001))
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await pressButton('Создать профиль')
    expect(screen.getByLabelText(/Имя/)).toHaveAccessibleDescription(/до\s255\sзнаков/)
    expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(/до\s1000\sзнаков/)
    expect(createAccount).not.toHaveBeenCalled()
  })

  test('shows the length limit for an email address that is too long', async () => {
    renderWizard()
    await userEvent.click(screen.getByLabelText(/почта/))
    await userEvent.paste(`${'a'.repeat(250)}@a.ru`)
    await pressButton('Получить код')
    expect(screen.getByLabelText(/почта/)).toHaveAccessibleDescription(/до\s254\sзнаков/)
  })

  test('shows the API’s messages in the summary and beside the field, keeps the input, and logs only the error tag', async () => {
    const fields = { password: ['Слишком простой', 'Слишком короткий'] }
    const fieldErrors = { _tag: 'FieldErrors', fields, message: 'Регион закрыт' } as const
    renderWizard(
      { createAccount: () => Promise.resolve({ ok: false, error: fieldErrors }) },
      { stored: createStoredRegistration('account'), hint: 'registering' },
    )
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), '1')
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await pressButton('Создать профиль')
    expect(await screen.findByRole('link', { name: 'Слишком простой Слишком короткий' })).toHaveAttribute(
      'href',
      '#registration-password',
    )
    expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(/Слишком простой Слишком короткий/)
    expect(screen.getByText('Регион закрыт')).toBeVisible()
    expect(screen.getByLabelText('Пароль')).toHaveValue('1')
    expect(JSON.stringify(logError.mock.calls)).toBe('[["registration failed",{"error":"FieldErrors"}]]')
  })

  test('R-registration: sends the code once, and only when all six digits are entered', async () => {
    const verifyCode = vi.fn<ClientUseCases['verifyCode']>(() => new Promise(() => undefined))
    renderWizard({ verifyCode }, { stored: createStoredRegistration('code') })
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '48291')
    expect(verifyCode).not.toHaveBeenCalled()
    await userEvent.clear(screen.getByLabelText('Шесть цифр'))
    await userEvent.paste(' 482 915 ')
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ uuid: 'u-1', code: '482915' })
    await userEvent.keyboard('{Enter}')
    expect(verifyCode).toHaveBeenCalledOnce()
  })

  test('R-token: explains which setting to change if the browser stored no session after the code', async () => {
    renderWizard({}, { stored: createStoredRegistration('code'), acceptsCookies: false })
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    expect(await screen.findByRole('group', { name: /Браузер не\sсохранил вход/ })).toHaveFocus()
    expect(screen.getByText(/запрещает файлы cookie/)).toBeVisible()
    expect(logError).toHaveBeenCalledWith('registration failed', { error: 'SessionNotStored' })
  })

  test('shows an international email address in Unicode', () => {
    renderWizard({}, { stored: { ...createStoredRegistration('code'), email: 'ivan@xn--80a1acny.xn--p1ai' } })
    expect(screen.getByText('ivan@почта.рф')).toBeVisible()
  })

  test('reads fields that a password manager filled without events', async () => {
    const createAccount = vi.fn<ClientUseCases['createAccount']>(() => new Promise(() => undefined))
    renderWizard({ createAccount }, { stored: createStoredRegistration('account'), hint: 'registering' })
    screen.getByLabelText<HTMLInputElement>(/Имя/).value = 'Марина'
    screen.getByLabelText<HTMLInputElement>('Пароль').value = 'vtnhj2019'
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await pressButton('Создать профиль')
    expect(createAccount).toHaveBeenCalledWith({ name: 'Марина', password: 'vtnhj2019', agreement: true })
  })

  test.each([
    ['a lost response', { _tag: 'ApiUnavailable', reason: 'timeout' }, /Профиль создан/],
    ['a second attempt', { _tag: 'FieldErrors', fields: {}, message: 'Аккаунт уже создан.' }, /уже был профиль/],
  ] as const)('signs in to the account that exists after %s', async (_case, error, text) => {
    const viewOwnProfile = () => Promise.resolve({ ok: true as const, value: anOwnProfile() })
    const createAccount = () => Promise.resolve({ ok: false as const, error })
    const { read, storage } = renderWizard(
      { createAccount, viewOwnProfile },
      { stored: createStoredRegistration('account'), hint: 'registering' },
    )
    await submitAccount()
    expect(await findHeading('Готово')).toBeVisible()
    expect(screen.getByText(text)).toBeVisible()
    expect([read(), storage.readPurpose(anOwnProfile().user.id)]).toEqual([null, 'find'])
  })

  test('offers a new code for the same email if it is unknown whether the account exists, also after a failed sign-out', async () => {
    const timeoutOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
    const signOut = vi.fn<ClientUseCases['signOut']>(() => Promise.resolve({ ok: true, value: undefined }))
    signOut.mockResolvedValueOnce(timeoutOutcome)
    const { readTyped } = renderWizard(
      {
        createAccount: () => Promise.resolve(timeoutOutcome),
        viewOwnProfile: () => Promise.resolve(timeoutOutcome),
        signOut,
      },
      { stored: createStoredRegistration('account'), hint: 'registering' },
    )
    await submitAccount()
    expect(await screen.findByRole('group', { name: /Не\sполучилось/ })).toHaveFocus()
    expect(screen.getByText(/Возможно, профиль уже создан/)).toBeVisible()
    const closeToast = vi.fn<() => undefined>()
    showToast.mockReturnValueOnce(closeToast)
    await pressButton('Получить новый код')
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    expect(screen.getByText(/Возможно, профиль уже создан/)).toBeVisible()
    expect(closeToast).not.toHaveBeenCalled()
    await pressButton('Получить новый код')
    expect(await findHeading('Регистрация')).toBeVisible()
    expect(closeToast).toHaveBeenCalledOnce()
    expect(screen.getByLabelText(/почта/)).toHaveValue(createStoredRegistration('account').email)
    expect(readTyped().name).toBe('Марина')
    expect(signOut).toHaveBeenCalledTimes(2)
  })

  test('keeps the typed email and name for a new code if the verified email is not known', async () => {
    const timeoutOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
    const { storage } = renderWizard(
      { createAccount: () => Promise.resolve(timeoutOutcome), viewOwnProfile: () => Promise.resolve(timeoutOutcome) },
      { hint: 'registering' },
    )
    storage.writeTyped({ ...storage.readTyped(), email })
    await submitAccount()
    await userEvent.click(await screen.findByRole('button', { name: 'Получить новый код' }))
    expect(await findHeading('Регистрация')).toBeVisible()
    expect(screen.getByLabelText(/почта/)).toHaveValue(email)
    expect(storage.readTyped().name).toBe('Марина')
  })

  test('offers no new code once the profile shows that no account exists', async () => {
    const timeoutOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
    const viewOwnProfile = () =>
      Promise.resolve({ ok: true as const, value: anOwnProfile({ user: aUser({ name: '' }) }) })
    renderWizard(
      { createAccount: () => Promise.resolve(timeoutOutcome), viewOwnProfile },
      { stored: createStoredRegistration('account'), hint: 'registering' },
    )
    await submitAccount()
    expect(await screen.findByRole('group', { name: /Не\sполучилось/ })).toHaveFocus()
    expect(screen.queryByText(/Возможно, профиль уже создан/)).toBeNull()
  })

  test('hides the failure while it checks whether the account exists', async () => {
    const timeoutOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
    const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => new Promise(() => undefined))
    renderWizard(
      { createAccount: () => Promise.resolve(timeoutOutcome), viewOwnProfile },
      { stored: createStoredRegistration('account'), hint: 'registering' },
    )
    await submitAccount()
    await waitFor(() => expect(viewOwnProfile).toHaveBeenCalledOnce())
    expect(screen.queryByRole('group', { name: /Не\sполучилось/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Создать профиль' })).toHaveAttribute('aria-disabled', 'true')
  })

  test('ignores input while the account is being created', async () => {
    renderWizard(
      { createAccount: () => new Promise(() => undefined) },
      { stored: createStoredRegistration('account'), hint: 'registering' },
    )
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    const fields = [...screen.getAllByRole('checkbox'), ...screen.getAllByRole('radio'), screen.getByLabelText(/Имя/)]
    const isInert = (element: Element) => element.closest('[inert]') !== null
    expect(fields.map(isInert)).not.toContain(true)
    await pressButton('Создать профиль')
    expect(fields.map(isInert)).not.toContain(false)
    expect(isInert(screen.getByRole('button', { name: 'Создать профиль' }))).toBe(false)
  })

  test.each([
    ['verifyCode', ['Начать заново', 'Изменить адрес']],
    ['createAccount', ['Начать заново']],
  ] as const)('disables the other actions and keeps the input during %s', async (name, buttons) => {
    const isAccountStep = name === 'createAccount'
    const { readTyped } = renderWizard(
      { [name]: () => new Promise(() => undefined) },
      {
        stored: createStoredRegistration(isAccountStep ? 'account' : 'code'),
        hint: isAccountStep ? 'registering' : undefined,
      },
    )
    if (isAccountStep) {
      await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
      await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
      await choosePurpose()
      for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
      await pressButton('Создать профиль')
    } else await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    const typedFieldsBefore = readTyped()
    for (const button of buttons) {
      expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true')
      await pressButton(button)
    }
    expect(readTyped()).toEqual(typedFieldsBefore)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(isAccountStep ? 'Последний шаг' : 'Код из')
  })

  test('disables the other actions while the code is resent', async () => {
    const sentAt = Date.now() - 61_000
    renderWizard(
      { requestCode: () => new Promise(() => undefined) },
      { stored: { ...createStoredRegistration('code'), sentAt } },
    )
    await pressButton(/^Отправить код ещё/)
    for (const name of ['Начать заново', 'Изменить адрес', 'Подтвердить почту'])
      expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  })

  test('disables the resend button while a code is verified', async () => {
    const sentAt = Date.now() - 61_000
    renderWizard(
      { verifyCode: () => new Promise(() => undefined) },
      { stored: { ...createStoredRegistration('code'), sentAt } },
    )
    const resendButton = screen.getByRole('button', { name: /^Отправить код ещё/ })
    expect(resendButton).not.toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    expect(resendButton).toHaveAttribute('aria-disabled', 'true')
  })

  test('ignores input while a code is being requested', async () => {
    renderWizard({ requestCode: () => new Promise(() => undefined) })
    await userEvent.type(screen.getByLabelText(/почта/), email)
    await userEvent.keyboard('{Enter}')
    await userEvent.type(screen.getByLabelText(/почта/), '.com')
    expect(screen.getByLabelText(/почта/)).toHaveValue(email)
    expect(screen.getByLabelText(/почта/)).toHaveFocus()
  })

  test('shows an error for an incomplete code and for a wrong one, and keeps the input', async () => {
    const wrongCode = { _tag: 'WrongCode', message: '' } as const
    renderWizard(
      { verifyCode: () => Promise.resolve({ ok: false, error: wrongCode }) },
      { stored: createStoredRegistration('code') },
    )
    await pressButton('Подтвердить почту')
    expect(screen.getByRole('link', { name: 'Введите все шесть цифр' })).toBeVisible()
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '000000')
    expect(await screen.findByRole('group', { name: /Код не/ })).toHaveFocus()
    expect(screen.getByLabelText('Шесть цифр')).toHaveValue('000000')
    expect(screen.getByLabelText('Шесть цифр')).toHaveAccessibleDescription(/Этот код не/)
  })

  test('sends a wrong code again only on request, and another one once it is complete', async () => {
    const wrongCode = { _tag: 'WrongCode', message: '' } as const
    const verifyCode = vi.fn<ClientUseCases['verifyCode']>(() => Promise.resolve({ ok: false, error: wrongCode }))
    renderWizard({ verifyCode }, { stored: createStoredRegistration('code') })
    const field = screen.getByLabelText('Шесть цифр')
    await userEvent.type(field, '482915')
    await screen.findByRole('group', { name: /Код не/ })
    await userEvent.type(field, '7')
    expect(field).toHaveValue('482915')
    expect(verifyCode).toHaveBeenCalledOnce()
    await pressButton('Подтвердить почту')
    expect(verifyCode).toHaveBeenCalledTimes(2)
    await userEvent.type(field, '{Backspace}')
    await userEvent.type(field, '5')
    expect(verifyCode).toHaveBeenCalledTimes(3)
    await userEvent.tripleClick(field)
    await userEvent.paste('482917')
    expect(verifyCode).toHaveBeenLastCalledWith({ uuid: 'u-1', code: '482917' })
  })

  test('tells password managers to which email address the password belongs', () => {
    renderWizard({}, { stored: createStoredRegistration('account'), hint: 'registering' })
    const form = screen.getByLabelText('Пароль').closest('form')
    expect(form?.querySelector('input[autocomplete=username]')).toHaveValue(email)
  })

  test('gives password managers no email address if the verified one is not known', () => {
    renderWizard({}, { hint: 'registering' })
    const form = screen.getByLabelText('Пароль').closest('form')
    expect(form?.querySelector('input[autocomplete=username]')).toBeNull()
  })

  test('sends another code on request, at most once a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const requestCode = vi.fn<ClientUseCases['requestCode']>(() => Promise.resolve({ ok: true, value: 'u-2' }))
    const { read } = renderWizard({ requestCode }, { stored: createStoredRegistration('code') })
    expect(screen.getByText(/через\s1:00/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(/Теперь можно отправить/)).toHaveRole('status')
    await pressButton(/Отправить код/)
    await waitFor(() => expect(read()?.uuid).toBe('u-2'))
    expect(requestCode).toHaveBeenCalledExactlyOnceWith(email)
    expect(screen.getByText(/через\s1:00/)).toBeVisible()
    expect(screen.getByText(/^Отправили код ещё/)).toHaveRole('status')
    const resendButton = screen.getByRole('button', { name: /^Отправить код ещё\sраз$/ })
    expect(resendButton).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(requestCode).toHaveBeenCalledOnce()
  })

  test('blocks the resend button until the rate limit ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const rateLimitError = { _tag: 'TooManyRequests', retryAfter: 120 } as const
    renderWizard(
      { requestCode: () => Promise.resolve({ ok: false, error: rateLimitError }) },
      { stored: createStoredRegistration('code') },
    )
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await pressButton(/Отправить код/)
    expect(await screen.findByText(/^Отправить ещё\sраз через\s2:00/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(screen.getByRole('button', { name: /Отправить код/ })).toHaveAttribute('aria-disabled', 'true')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByRole('button', { name: /Отправить код/ })).not.toHaveAttribute('aria-disabled')
  })

  test('accepts the code of the previous email while another one is rate limited', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const rateLimitError = { _tag: 'TooManyRequests', retryAfter: 240 } as const
    const { reload } = renderWizard(
      { requestCode: () => Promise.resolve({ ok: false, error: rateLimitError }) },
      { stored: createStoredRegistration('code') },
    )
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await pressButton(/Отправить код/)
    expect(await screen.findByRole('group', { name: 'Слишком много писем' })).toHaveTextContent(/через\s4:00/)
    reload()
    expect(screen.getByRole('group', { name: 'Слишком много писем' })).toBeVisible()
    expect(screen.getByRole('button', { name: /Отправить код/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    expect(await screen.findByLabelText(/Имя/)).toBeVisible()
    expect(screen.queryByRole('group', { name: /Слишком/ })).toBeNull()
  })

  test('keeps name and password when the email address must be verified again', async () => {
    const sessionExpiredError = { _tag: 'SessionExpired' } as const
    renderWizard(
      { createAccount: () => Promise.resolve({ ok: false, error: sessionExpiredError }) },
      { stored: createStoredRegistration('account'), hint: 'registering' },
    )
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret')
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await pressButton('Создать профиль')
    expect(await screen.findByRole('group', { name: /устарело/ })).toBeVisible()
    expect(screen.getByLabelText(/почта/)).toHaveValue(email)
    await pressButton('Получить код')
    await userEvent.type(await screen.findByLabelText('Шесть цифр'), '482915')
    expect(await screen.findByLabelText(/Имя/)).toHaveValue('Марина')
    expect(screen.getByLabelText('Пароль')).toHaveValue('secret')
  })

  test('tells visitors with an existing account about it once the code is verified', async () => {
    renderWizard(
      { verifyCode: () => Promise.resolve({ ok: true, value: aUser() }) },
      { stored: createStoredRegistration('code') },
    )
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    expect(await screen.findByText(/уже был профиль/)).toBeVisible()
    expect(showToast).toHaveBeenCalledOnce()
  })

  test.each([
    ['starts again', () => pressButton('Начать заново'), 'Регистрация'],
    ['creates the account', submitAccount, 'Готово'],
  ])(
    'forgets a code for another address if a visitor with a verified address %s',
    async (_, endRegistration, heading) => {
      const { read } = renderWizard({}, { stored: createStoredRegistration('code'), hint: 'registering' })
      await endRegistration()
      expect(await findHeading(heading)).toBeVisible()
      expect(read()).toBeNull()
    },
  )

  test('goes back to change the email address, and starts again', async () => {
    const { read } = renderWizard({}, { stored: createStoredRegistration('code') })
    await pressButton('Изменить адрес')
    expect(screen.getByLabelText(/почта/)).toHaveValue(email)
    expect(read()).toMatchObject({ step: 'email' })
    await pressButton('Получить код')
    await pressButton('Начать заново')
    expect(screen.getByLabelText(/почта/)).toHaveValue('')
    expect(read()).toBeNull()
  })

  test('keeps the typed email after a reload, and never stores the password', async () => {
    const { reload, read, readTyped } = renderWizard()
    await userEvent.type(screen.getByLabelText(/почта/), 'marina@exa')
    reload()
    expect(screen.getByLabelText(/почта/)).toHaveValue('marina@exa')
    await userEvent.type(screen.getByLabelText(/почта/), 'mple.ru')
    await pressButton('Получить код')
    await userEvent.type(await screen.findByLabelText('Шесть цифр'), '482915')
    await userEvent.type(await screen.findByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret')
    expect(JSON.stringify([readTyped(), read()])).not.toContain('secret')
  })

  test('restores the name after a reload, and clears the input when the account is created', async () => {
    const { reload, readTyped } = renderWizard({}, { stored: createStoredRegistration('account'), hint: 'registering' })
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    reload()
    expect(screen.getByLabelText(/Имя/)).toHaveValue('Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret')
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await pressButton('Создать профиль')
    expect(await findHeading('Готово')).toBeVisible()
    expect(readTyped()).toEqual(emptyTypedRegistration)
  })

  test('clears the input when starting again', async () => {
    const { reload } = renderWizard({}, { stored: createStoredRegistration('account'), hint: 'registering' })
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await pressButton('Начать заново')
    await findHeading('Регистрация')
    reload()
    expect(screen.getByLabelText(/Имя/)).toHaveValue('')
  })

  test.each(['the account step', 'the code step after an expired verification'])(
    'clears the form for the next visitor when starting again at %s',
    async step => {
      const { readTyped } = renderWizard(
        { createAccount: () => Promise.resolve({ ok: false, error: { _tag: 'SessionExpired' } }) },
        { stored: createStoredRegistration('account'), hint: 'registering' },
      )
      const verifyEmail = async () => {
        await pressButton('Получить код')
        await userEvent.type(await screen.findByLabelText('Шесть цифр'), '482915')
      }
      await submitAccount()
      await findHeading('Регистрация')
      if (step === 'the account step') await verifyEmail()
      else await pressButton('Получить код')
      await pressButton('Начать заново')
      await findHeading('Регистрация')
      await userEvent.type(screen.getByLabelText(/почта/), 'other@example.ru')
      await verifyEmail()
      expect(await screen.findByLabelText(/Имя/)).toHaveValue('')
      expect(screen.getByLabelText('Пароль')).toHaveValue('')
      for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
      for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
      expect(readTyped()).toEqual({ ...emptyTypedRegistration, email: 'other@example.ru' })
    },
  )

  test('keeps the input if starting again fails', async () => {
    const { reload } = renderWizard(
      { signOut: () => Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'unreachable' } }) },
      { stored: createStoredRegistration('account'), hint: 'registering' },
    )
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await pressButton('Начать заново')
    await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
    reload()
    expect(screen.getByLabelText(/Имя/)).toHaveValue('Марина')
  })

  test('continues the countdown of a rate limit after a reload, and does not log it again', async () => {
    const rateLimitError = { _tag: 'TooManyRequests', retryAfter: 120 } as const
    const requestCode = vi.fn<ClientUseCases['requestCode']>(() =>
      Promise.resolve({ ok: false, error: rateLimitError }),
    )
    const { reload } = renderWizard({ requestCode })
    await userEvent.type(screen.getByLabelText(/почта/), email)
    await pressButton('Получить код')
    await screen.findByText(/Следующая — через\s[12]:\d\d/)
    reload()
    expect(screen.getByText(/Следующая — через\s[12]:\d\d/)).toBeVisible()
    await pressButton('Получить код')
    expect(requestCode).toHaveBeenCalledOnce()
    expect(logError).toHaveBeenCalledOnce()
  })

  test('follows the steps of the login dialog over the page', async () => {
    const { storage } = renderWizard({}, { stored: createStoredRegistration('code') })
    const { container: dialog } = mountWizard(storage, {}, undefined, true)
    await userEvent.type(within(dialog).getByRole('textbox'), '482915')
    expect(await screen.findAllByRole('heading', { name: 'Последний шаг' })).toHaveLength(2)
  })

  test('keeps a code that the login dialog or another tab requests during the first step', () => {
    const { storage, read } = renderWizard({}, { stored: createStoredRegistration('account') })
    const newerRegistration = { ...createStoredRegistration('code'), uuid: 'u-9' }
    act(() => storage.write(newerRegistration))
    expect(screen.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible()
    expect(read()).toEqual(newerRegistration)
  })

  test('follows changes from another tab', async () => {
    const { storage } = renderWizard({}, { stored: createStoredRegistration('code') })
    act(() =>
      storage.write({
        ...createStoredRegistration('code'),
        email: 'other@example.ru',
        uuid: 'u-9',
        sentAt: Date.now() + 1,
      }),
    )
    expect(screen.getByText('other@example.ru')).toBeVisible()
    act(() => storage.write(null))
    expect(await findHeading('Регистрация')).toBeVisible()
  })
})
