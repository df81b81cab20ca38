import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aRegistrationStorage } from '#tests/builders/registration-storage.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { StoredRegistration } from '#application/registration/stored-registration.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { Wizard } from './wizard.tsx'

const email = 'marina@example.ru'
const timeoutOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

/** Another verification email may be requested at once, because the last one is older than a minute. */
function renderWizard(step: StoredRegistration['step'] | undefined, useCases: Partial<ClientUseCases>) {
  const { storage } = aRegistrationStorage(step ? { email, uuid: 'u-1', step, sentAt: Date.now() - 61_000 } : null)
  const { unmount, setHint, logError } = renderWithSession(<Wizard locale="ru" storage={storage} />, useCases, {
    hint: step === 'account' ? 'registering' : 'signed-out',
  })
  return { storage, unmount, setHint, logError }
}
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const submitEmail = async () => {
  await userEvent.type(screen.getByLabelText(/почта/), email)
  await pressButton('Получить код')
}
const submitAccount = async () => {
  await userEvent.type(screen.getByLabelText(/Имя/), 'Марина')
  await userEvent.type(screen.getByLabelText('Пароль'), 'vtnhj2019')
  await userEvent.click(screen.getByRole('radio', { name: 'Предлагаю услуги' }))
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box)
  await pressButton('Создать профиль')
}

function createCall<T>(outcome: T) {
  let respond: () => void = () => undefined
  const response = new Promise<T>(resolve => {
    respond = () => resolve(outcome)
  })
  return { call: () => response, respond: () => respond() }
}

test.each([
  ['requests a code', undefined, submitEmail],
  ['requests another code', 'code', () => pressButton(/^Отправить код ещё/)],
] as const)(
  'stores the verification email of a visitor who %s and leaves before the response',
  async (_, step, request) => {
    const { call, respond } = createCall({ ok: true, value: 'u-2' } as const)
    const { storage, unmount } = renderWizard(step, { requestCode: call })
    await request()
    unmount()
    respond()
    await waitFor(() => expect(storage.read()).toMatchObject({ email, uuid: 'u-2', step: 'code' }))
  },
)

test.each([
  [
    'another email is requested',
    { requestCode: createCall({ ok: true, value: 'u-2' } as const).call },
    '48',
    /^Отправить/,
  ],
  ['a code is verified', { verifyCode: () => new Promise<never>(() => undefined) }, '482915', undefined],
] as const)('takes no digits while %s, because they would not be submitted', async (_, useCases, code, button) => {
  renderWizard('code', useCases)
  const field = screen.getByLabelText('Шесть цифр')
  await userEvent.type(field, code)
  if (button) await pressButton(button)
  await userEvent.type(field, '{Backspace}7')
  expect(field).toHaveValue(code)
})

test.each([
  ['the API creates the account', { ok: true, value: aUser() }],
  ['the response to the creation of the account is lost', timeoutOutcome],
] as const)('ends the registration and stores the purpose of a visitor who leaves before %s', async (_, outcome) => {
  const { call, respond } = createCall(outcome)
  const viewOwnProfile = () => Promise.resolve({ ok: true, value: anOwnProfile() } as const)
  const { storage, unmount, setHint } = renderWizard('account', { createAccount: call, viewOwnProfile })
  await submitAccount()
  unmount()
  setHint('signed-in')
  respond()
  await waitFor(() => expect(storage.read()).toBeNull())
  expect(storage.readPurpose(aUser().id)).toBe('offer')
})

test('keeps a newer page’s verification email when the response to an earlier request arrives later', async () => {
  const { call, respond } = createCall({ ok: true, value: 'u-1' } as const)
  const { storage, unmount } = renderWizard(undefined, { requestCode: call })
  await submitEmail()
  unmount()
  const newerRegistration = { email: 'anna@example.ru', uuid: 'u-2', step: 'code', sentAt: Date.now() } as const
  storage.write(newerRegistration)
  const [read, write] = [vi.spyOn(storage, 'read'), vi.spyOn(storage, 'write')]
  respond()
  await waitFor(() => expect(read).toHaveBeenCalled())
  expect(write).not.toHaveBeenCalled()
  expect(storage.read()).toEqual(newerRegistration)
})

test('logs a rate limit and remembers it for a visitor who leaves before the response', async () => {
  const { call, respond } = createCall({ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 30 } } as const)
  const { storage, unmount, logError } = renderWizard(undefined, { requestCode: call })
  await submitEmail()
  unmount()
  respond()
  await waitFor(() => expect(storage.readTyped().requestRetryAt).toBeGreaterThan(Date.now()))
  expect(logError).toHaveBeenCalledExactlyOnceWith('registration failed', { error: 'TooManyRequests' })
})

const restorePage = () => act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

test('continues with the account on a restored page whose code was accepted meanwhile', async () => {
  const verifyCode = () => new Promise<never>(() => undefined)
  const { setHint } = renderWizard('code', { verifyCode })
  await userEvent.type(screen.getByLabelText('Шесть цифр'), '482915')
  act(() => setHint('registering'))
  restorePage()
  expect(screen.getByRole('heading', { level: 1, name: 'Последний шаг' })).toBeVisible()
})

test('ends the registration and stores the purpose on a restored page whose account was created meanwhile', async () => {
  const viewOwnProfile = () => Promise.resolve({ ok: true, value: anOwnProfile() } as const)
  const createAccount = () => new Promise<never>(() => undefined)
  const { storage, setHint } = renderWizard('account', { createAccount, viewOwnProfile })
  await submitAccount()
  act(() => setHint('signed-in'))
  restorePage()
  await waitFor(() => expect(storage.read()).toBeNull())
  expect(storage.readPurpose(aUser().id)).toBe('offer')
})

test('requests a code again on a restored page whose request may never settle', async () => {
  const requestCode = vi.fn<ClientUseCases['requestCode']>(() => new Promise(() => undefined))
  renderWizard(undefined, { requestCode })
  await submitEmail()
  restorePage()
  await pressButton('Получить код')
  expect(requestCode.mock.calls).toEqual([[email], [email]])
})

test.each([
  ['returns from the account step to the email', 'account', 'registering', /почта/],
  ['stays at the code step, because a browser may store nothing', 'code', 'signed-out', 'Шесть цифр'],
] as const)('on a restored page without a stored registration, %s', async (_, step, hint, label) => {
  const { storage } = aRegistrationStorage({ email, uuid: 'u-1', step, sentAt: Date.now() })
  let isStored = true
  const changingStorage = { ...storage, read: () => (isStored ? storage.read() : null) }
  const { setHint } = renderWithSession(<Wizard locale="ru" storage={changingStorage} />, {}, { hint })
  isStored = false
  setHint(undefined)
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(await screen.findByLabelText(label)).toBeVisible()
})

test('clears the name and the password on the page when the visitor starts again in the login over it', async () => {
  const { storage } = aRegistrationStorage({ email, uuid: 'u-1', step: 'account', sentAt: Date.now() })
  const changeHint = <T,>(hint: SessionHint | undefined, value: T) => {
    setHint(hint)
    return Promise.resolve({ ok: true, value } as const)
  }
  const { setHint } = renderWithSession(
    ['page', 'login'].map(name => (
      <section key={name} aria-label={name}>
        <Wizard locale="ru" storage={storage} />
      </section>
    )),
    {
      signOut: () => changeHint(undefined, undefined),
      requestCode: () => Promise.resolve({ ok: true, value: 'u-2' }),
      verifyCode: () => changeHint('registering', aUser({ name: '' })),
    },
    { hint: 'registering' },
  )
  const page = within(screen.getByRole('region', { name: 'page' }))
  const login = within(screen.getByRole('region', { name: 'login' }))
  await userEvent.type(page.getByLabelText(/Имя/), 'Марина')
  await userEvent.type(page.getByLabelText('Пароль'), 'vtnhj2019')
  await userEvent.click(login.getByRole('button', { name: 'Начать заново' }))
  await userEvent.type(await page.findByLabelText(/почта/), 'anna@example.ru')
  await userEvent.click(page.getByRole('button', { name: 'Получить код' }))
  await userEvent.type(await page.findByLabelText('Шесть цифр'), '482915')
  expect(await page.findByLabelText(/Имя/)).toHaveValue('')
  expect(page.getByLabelText('Пароль')).toHaveValue('')
})
