import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { aSession } from '#tests/builders/session.ts'
import { aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import {
  emptyTypedRegistration,
  type RegistrationStorage,
  type StoredRegistration,
} from '#application/registration/stored-registration.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { FailuresProvider } from '#ui/failure/failures.tsx'
import { OverlaysContext } from '#ui/overlay/overlays.ts'
import { SessionProvider } from '#ui/session/session-context.tsx'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { Wizard } from './wizard.tsx'

const email = 'marina@example.ru'
const letter = (step: StoredRegistration['step']): StoredRegistration => ({
  email,
  uuid: 'u-1',
  step,
  sentAt: Date.now(),
})
const error = vi.fn()
const toast = vi.fn(() => () => undefined)

function show(
  own: Partial<ClientUseCases> = {},
  first: StoredRegistration | null = null,
  hint?: 'registering',
  keepsCookies = true,
) {
  const { storage, otherTab, read } = aRegistrationStorage(first)
  const { unmount } = mount(storage, own, hint, keepsCookies)
  const reload = () => {
    unmount()
    mount(storage, own, hint, keepsCookies)
  }
  return { otherTab, read, reload, storage, typed: storage.readTyped }
}

function mount(
  storage: RegistrationStorage,
  own: Partial<ClientUseCases>,
  hint: 'registering' | undefined,
  keepsCookies: boolean,
) {
  const session = aSession(hint)
  const setHintIfOk = <A extends { readonly ok: boolean }>(answer: A, opened: SessionHint): A => {
    if (answer.ok) session.setHint(opened)
    return answer
  }
  const useCases: { -readonly [Name in keyof ClientUseCases]: ClientUseCases[Name] } = {
    ...pendingUseCases,
    requestCode: () => Promise.resolve({ ok: true, value: 'u-1' }),
    verifyCode: () => Promise.resolve({ ok: true, value: aUser({ name: '' }) }),
    createAccount: () => Promise.resolve({ ok: true, value: aUser() }),
    signOut: () => Promise.resolve({ ok: true, value: undefined }),
    ...own,
  }
  const { verifyCode, createAccount } = useCases
  if (keepsCookies) {
    useCases.verifyCode = async input => setHintIfOk(await verifyCode(input), 'registering')
    useCases.createAccount = async input => setHintIfOk(await createAccount(input), 'signed-in')
  }
  return render(
    <OverlaysContext value={{ toasts: { show: toast }, confirm: vi.fn(), openDialog: vi.fn() }}>
      <FailuresProvider
        failures={{ recoverPage: () => Promise.resolve(false), isBusy: () => false, logger: { error } }}
      >
        <UseCasesProvider useCases={useCases}>
          <SessionProvider tools={session.tools}>
            <Wizard locale="ru" storage={storage} />
          </SessionProvider>
        </UseCasesProvider>
      </FailuresProvider>
    </OverlaysContext>,
  )
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choosePurpose = (name = 'Ищу специалистов') => userEvent.click(screen.getByRole('radio', { name }))
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const current = () => screen.getAllByRole('listitem').find(item => item.getAttribute('aria-current') === 'step')

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the registration', () => {
  test('leads from an address to an account, moving the focus along', async () => {
    const requestCode = vi.fn<ClientUseCases['requestCode']>(() => Promise.resolve({ ok: true, value: 'u-1' }))
    const createAccount = vi.fn<ClientUseCases['createAccount']>(() => Promise.resolve({ ok: true, value: aUser() }))
    const { read, storage } = show({ requestCode, createAccount })
    await userEvent.type(screen.getByLabelText(/почта/), ` ${email} `)
    await press('Получить код')
    expect(await heading(/Код из/)).toHaveFocus()
    expect(requestCode).toHaveBeenCalledWith(email)
    expect(screen.getByText(email)).toBeVisible()
    expect(current()).toHaveTextContent('2Код')
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    expect(await heading('Последний шаг')).toHaveFocus()
    expect(read()).toMatchObject({ email, uuid: 'u-1', step: 'account' })
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина Ветрова')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await choosePurpose('Предлагаю услуги')
    for (const box of screen.getAllByRole('checkbox')) {
      expect(box).not.toBeChecked()
      await userEvent.click(box)
    }
    await press('Создать профиль')
    expect(await heading('Готово')).toBeVisible()
    expect(createAccount).toHaveBeenCalledWith({ name: 'Марина Ветрова', password: 'vtnhj2019', agreement: true })
    expect(read()).toBeNull()
    expect(storage.readPurpose(aUser().id)).toBe('offer')
  })

  test('shows what is missing, including each consent', async () => {
    show({}, letter('account'), 'registering')
    // A name of invisible characters (R-invisible).
    await userEvent.type(screen.getByLabelText(/Имя/), '\u200B\u2800')
    await press('Создать профиль')
    const lines = screen.getByRole('group', { name: 'Проверьте поля' })
    expect(lines).toHaveFocus()
    expect(lines.querySelectorAll('a')).toHaveLength(5)
    expect(screen.getByRole('link', { name: /пользовательское/ })).toHaveAttribute('href', '/about/userAgreement')
    expect(screen.getByRole('link', { name: /персональных/ })).toHaveAttribute('href', '/about/privacyPolicy')
  })

  test('begins the title of the page with the error until it is mended', async () => {
    document.title = 'Регистрация'
    show({}, letter('account'), 'registering')
    await press('Создать профиль')
    expect(document.title).toBe('Ошибка: Регистрация')
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
    await userEvent.click(screen.getByRole('radio', { name: /Предлагаю/ }))
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    expect(document.title).toBe('Регистрация')
  })

  test('shows the length limits of a name and a password before sending', async () => {
    const createAccount = vi.fn<ClientUseCases['createAccount']>()
    show({ createAccount }, letter('account'), 'registering')
    await userEvent.click(screen.getByLabelText(/Имя/))
    await userEvent.paste('я'.repeat(256))
    await userEvent.click(screen.getByLabelText('Пароль'))
    await userEvent.paste('x'.repeat(1001))
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Создать профиль')
    expect(screen.getByLabelText(/Имя/)).toHaveAccessibleDescription(/до\s255\sзнаков/)
    expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(/до\s1000\sзнаков/)
    expect(createAccount).not.toHaveBeenCalled()
  })

  test('shows the length limit of an address before sending', async () => {
    show()
    await userEvent.click(screen.getByLabelText(/почта/))
    await userEvent.paste(`${'a'.repeat(250)}@a.ru`)
    await press('Получить код')
    expect(screen.getByLabelText(/почта/)).toHaveAccessibleDescription(/до\s254\sзнаков/)
  })

  test('shows the server’s message beside its field, and keeps the input', async () => {
    const fields = { password: ['Слишком простой', 'Слишком короткий'] }
    const refused = { _tag: 'FieldErrors', fields, message: 'Регион закрыт' } as const
    show({ createAccount: () => Promise.resolve({ ok: false, error: refused }) }, letter('account'), 'registering')
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), '1')
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Создать профиль')
    expect(await screen.findByRole('link', { name: 'Слишком простой Слишком короткий' })).toHaveAttribute(
      'href',
      '#registration-password',
    )
    expect(screen.getByLabelText('Пароль')).toHaveAccessibleDescription(/Слишком простой Слишком короткий/)
    expect(screen.getByText('Регион закрыт')).toBeVisible()
    expect(screen.getByLabelText('Пароль')).toHaveValue('1')
    expect(JSON.stringify(error.mock.calls)).toBe('[["registration failed",{"error":"FieldErrors"}]]')
  })

  test('R-registration: the sixth digit sends the code, also a pasted one, once', async () => {
    const verifyCode = vi.fn<ClientUseCases['verifyCode']>(() => new Promise(() => undefined))
    show({ verifyCode }, letter('code'))
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '48291')
    expect(verifyCode).not.toHaveBeenCalled()
    await userEvent.clear(screen.getByLabelText('Шесть цифр'))
    await userEvent.paste(' 482 915 ')
    expect(verifyCode).toHaveBeenCalledExactlyOnceWith({ uuid: 'u-1', code: '482915' })
    await userEvent.keyboard('{Enter}')
    expect(verifyCode).toHaveBeenCalledOnce()
  })

  test('R-token: says what to allow if the browser kept no session after the code', async () => {
    show({}, letter('code'), undefined, false)
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    expect(await screen.findByRole('group', { name: /Браузер не\sсохранил вход/ })).toHaveFocus()
    expect(screen.getByText(/запрещает файлы cookie/)).toBeVisible()
    expect(error).toHaveBeenCalledWith('registration failed', { error: 'SessionNotKept' })
  })

  test('shows an international address as it was typed', () => {
    show({}, { ...letter('code'), email: 'ivan@xn--80a1acny.xn--p1ai' })
    expect(screen.getByText('ivan@почта.рф')).toBeVisible()
  })

  test('reads fields that a password manager filled without events', async () => {
    const createAccount = vi.fn<ClientUseCases['createAccount']>(() => new Promise(() => undefined))
    show({ createAccount }, letter('account'), 'registering')
    screen.getByLabelText<HTMLInputElement>(/Имя/).value = 'Марина'
    screen.getByLabelText<HTMLInputElement>('Пароль').value = 'vtnhj2019'
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Создать профиль')
    expect(createAccount).toHaveBeenCalledWith({ name: 'Марина', password: 'vtnhj2019', agreement: true })
  })

  test('lets a wrong code be corrected', async () => {
    const wrong = { _tag: 'WrongCode', message: '' } as const
    show({ verifyCode: () => Promise.resolve({ ok: false, error: wrong }) }, letter('code'))
    await press('Подтвердить почту')
    expect(screen.getByRole('link', { name: 'Введите все шесть цифр' })).toBeVisible()
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '000000')
    expect(await screen.findByRole('group', { name: /Код не/ })).toHaveFocus()
    expect(screen.getByLabelText('Шесть цифр')).toHaveValue('000000')
    expect(screen.getByLabelText('Шесть цифр')).toHaveAccessibleDescription(/Этот код не/)
  })

  test('sends another letter after a minute', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const requestCode = vi.fn<ClientUseCases['requestCode']>(() => Promise.resolve({ ok: true, value: 'u-2' }))
    const { read } = show({ requestCode }, letter('code'))
    expect(screen.getByText(/через\s1:00/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(/Теперь можно отправить/)).toHaveRole('status')
    await press(/Отправить код/)
    await waitFor(() => expect(read()?.uuid).toBe('u-2'))
    expect(requestCode).toHaveBeenCalledExactlyOnceWith(email)
    expect(screen.getByText(/через\s1:00/)).toBeVisible()
    expect(screen.getByText(/^Отправили код ещё/)).toHaveRole('status')
    const again = screen.getByRole('button', { name: /^Отправить код ещё\sраз$/ })
    expect(again).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(requestCode).toHaveBeenCalledOnce()
  })

  test('holds back another letter until the server’s limit ends', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    const tooMany = { _tag: 'TooManyRequests', retryAfter: 120 } as const
    show({ requestCode: () => Promise.resolve({ ok: false, error: tooMany }) }, letter('code'))
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await press(/Отправить код/)
    expect(await screen.findByText(/^Отправить ещё\sраз через\s2:00/)).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(screen.getByRole('button', { name: /Отправить код/ })).toHaveAttribute('aria-disabled', 'true')
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(screen.getByRole('button', { name: /Отправить код/ })).not.toHaveAttribute('aria-disabled')
  })

  test('keeps name and password when the address has to be confirmed again', async () => {
    const gone = { _tag: 'NotSignedIn' } as const
    show({ createAccount: () => Promise.resolve({ ok: false, error: gone }) }, letter('account'), 'registering')
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret')
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Создать профиль')
    expect(await screen.findByRole('group', { name: /устарело/ })).toBeVisible()
    expect(screen.getByLabelText(/почта/)).toHaveValue(email)
    await press('Получить код')
    await userEvent.type(await screen.findByLabelText('Шесть цифр'), '482915')
    expect(await screen.findByLabelText(/Имя/)).toHaveValue('Марина')
    expect(screen.getByLabelText('Пароль')).toHaveValue('secret')
  })

  test('reveals an existing account after its code', async () => {
    show({ verifyCode: () => Promise.resolve({ ok: true, value: aUser() }) }, letter('code'))
    await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
    expect(await screen.findByText(/уже был профиль/)).toBeVisible()
    expect(toast).toHaveBeenCalledOnce()
  })

  test('changes the address, and starts again', async () => {
    const { read } = show({}, letter('code'))
    await press('Изменить адрес')
    expect(screen.getByLabelText(/почта/)).toHaveValue(email)
    expect(read()).toMatchObject({ step: 'email' })
    await press('Получить код')
    await press('Начать заново')
    expect(screen.getByLabelText(/почта/)).toHaveValue('')
    expect(read()).toBeNull()
  })

  test('keeps everything but secrets after a reload or a change of language', async () => {
    const { reload, typed } = show()
    await userEvent.type(screen.getByLabelText(/почта/), 'marina@exa')
    reload()
    expect(screen.getByLabelText(/почта/)).toHaveValue('marina@exa')
    await userEvent.type(screen.getByLabelText(/почта/), 'mple.ru')
    await press('Получить код')
    await userEvent.type(await screen.findByLabelText('Шесть цифр'), '482915')
    await userEvent.type(await screen.findByLabelText(/Имя/), 'Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret')
    expect(JSON.stringify(typed())).not.toContain('secret')
  })

  test('restores the name after a reload, and stores nothing after the end', async () => {
    const { reload, typed } = show({}, letter('account'), 'registering')
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    reload()
    expect(screen.getByLabelText(/Имя/)).toHaveValue('Марина')
    await userEvent.type(screen.getByLabelText('Пароль'), 'secret')
    await choosePurpose()
    for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
    await press('Создать профиль')
    expect(await heading('Готово')).toBeVisible()
    expect(typed()).toEqual(emptyTypedRegistration)
  })

  test('clears the input when starting again', async () => {
    const { reload } = show({}, letter('account'), 'registering')
    await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
    await press('Начать заново')
    reload()
    expect(screen.getByLabelText(/Имя/)).toHaveValue('')
  })

  test('a limit goes on counting after a reload, and is not logged again', async () => {
    const tooMany = { _tag: 'TooManyRequests', retryAfter: 120 } as const
    const requestCode = vi.fn<ClientUseCases['requestCode']>(() => Promise.resolve({ ok: false, error: tooMany }))
    const { reload } = show({ requestCode })
    await userEvent.type(screen.getByLabelText(/почта/), email)
    await press('Получить код')
    await screen.findByText(/Следующая — через\s[12]:\d\d/)
    reload()
    expect(screen.getByText(/Следующая — через\s[12]:\d\d/)).toBeVisible()
    await press('Получить код')
    expect(requestCode).toHaveBeenCalledOnce()
    expect(error).toHaveBeenCalledOnce()
  })

  test('follows another tab', async () => {
    const { otherTab } = show({}, letter('code'))
    act(() => otherTab({ ...letter('code'), email: 'other@example.ru', uuid: 'u-9', sentAt: Date.now() + 1 }))
    expect(screen.getByText('other@example.ru')).toBeVisible()
    act(() => otherTab(null))
    expect(await heading('Регистрация')).toBeVisible()
  })
})
