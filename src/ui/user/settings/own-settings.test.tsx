import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { decodeQR } from 'qr/decode.js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { aSession } from '#tests/builders/session.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { type Toasts, OverlaysContext } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { OwnSettings } from './own-settings.tsx'
import { getSettingsTexts } from './settings-texts.ts'

type BotCodeOutcome = Awaited<ReturnType<ClientUseCases['generateBotCode']>>
type ChatAppOutcome = Awaited<ReturnType<ClientUseCases['updateChatApp']>>

const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const
const rateLimitOutcome = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } } as const
const drafts = createDrafts(aDevice(), Date.now)
const failIfCalled = () => Promise.reject(new Error('This must not be called'))

beforeEach(() => {
  drafts.clear()
  queryClient.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface RenderOptions {
  readonly ownProfile?: OwnProfile
  readonly bot?: string
  readonly codes?: BotCodeOutcome[]
  readonly saves?: (ChatAppOutcome | Promise<ChatAppOutcome>)[]
}

async function renderSettings({ ownProfile = anOwnProfile(), bot, codes = [], saves = [] }: RenderOptions = {}) {
  const user = userEvent.setup()
  const { tools } = aSession('signed-in')
  const signOut = vi.fn<() => void>()
  const showToast = vi.fn<Toasts['show']>(() => () => undefined)
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve({ ok: true, value: ownProfile }))
  const generateBotCode = vi.fn<ClientUseCases['generateBotCode']>(() =>
    Promise.resolve(codes.shift() ?? unavailableOutcome),
  )
  const updateChatApp = vi.fn<ClientUseCases['updateChatApp']>(() =>
    Promise.resolve(saves.shift() ?? unavailableOutcome),
  )
  const { unmount } = render(
    <OverlaysContext value={{ toasts: { show: showToast }, confirm: failIfCalled, openDialog: failIfCalled }}>
      <UseCasesContext value={{ ...pendingUseCases, viewOwnProfile, generateBotCode, updateChatApp }}>
        <SessionToolsContext value={{ ...tools, signOut }}>
          <OwnSettings locale="ru" serverTexts={getSettingsTexts('ru')} drafts={drafts} botName={bot} />
        </SessionToolsContext>
      </UseCasesContext>
    </OverlaysContext>,
  )
  await screen.findByRole('heading', { name: 'Telegram' })
  return { user, unmount, signOut, showToast, viewOwnProfile, generateBotCode, updateChatApp }
}

const aboutHeading = 'О\u00a0себе и\u00a0цены'
const getCard = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const getNumberField = () => getCard('WhatsApp').getByRole<HTMLInputElement>('textbox')
const getRows = (name: string | RegExp) =>
  getCard(name)
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextElementSibling?.textContent.replaceAll('\u00a0', ' ')])

test('treats an empty string as a missing value', async () => {
  const ownProfile = anOwnProfile({ user: aUser({ email: '', phone: '' }), profile: aProfile({ about: '' }) })
  await renderSettings({ ownProfile })
  const personalRows = getRows('Личные данные').slice(1)
  expect(personalRows.map(row => row[1])).toEqual(['не указана', 'не указан'])
  expect(getRows(aboutHeading)[1]?.[1]).toBe('пока не написан')
})

test('summarizes the data of the visitor, with an edit link for each part', async () => {
  const { user, signOut } = await renderSettings()
  expect(getRows('Личные данные')).toEqual([
    ['Имя', 'Марина Ветрова'],
    ['Эл.\u00a0почта', 'marina@example.ru подтверждена'],
    ['Телефон', '+7 917 204-18-33'],
  ])
  expect(getRows(aboutHeading)).toEqual([
    ['Город', 'Казань'],
    ['Рассказ о\u00a0себе', expect.stringContaining('Окончила мехмат')],
    ['Опыт', '9 лет'],
    ['Услуги', 'Математика, физика'],
  ])
  expect(getRows('Ссылки')).toEqual([['Telegram', '@safina_math']])
  expect(getRows('Пароль')).toEqual([['Сейчас', '••••••••задан']])
  const editLinks = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(editLinks).toEqual(
    ['personal', 'about', 'socials', 'password'].map(name => ['Изменить', `/profile/settings/edit/${name}`]),
  )
  expect(screen.getByRole('link', { name: 'Изменить Пароль' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(signOut).toHaveBeenCalledOnce()
})

test('shows in each row without a value that the value is missing', async () => {
  const ownProfile = anOwnProfile({ user: aUser({ email: null, phone: null }), profile: aNewcomer() })
  await renderSettings({ ownProfile })
  const values = [...getRows('Личные данные').slice(1), ...getRows(aboutHeading)].map(row => row[1])
  expect(values).toEqual(['не указана', 'не указан', 'не указан', 'пока не написан', 'не указан', 'пока не указаны'])
  expect(getCard('Ссылки').queryAllByRole('term')).toEqual([])
  expect(getCard('Ссылки').getByText(/Пока нет/)).toBeVisible()
})

test('shows that a list failed to load, instead of an empty list', async () => {
  const ownProfile = anOwnProfile({ profile: aNewcomer(), unreadableLists: ['specialities', 'socials'] })
  await renderSettings({ ownProfile })
  expect(getRows(aboutHeading).at(-1)).toEqual(['Услуги', 'не загрузились'])
  expect(getCard('Ссылки').getByText(/не\sзагрузились/)).toBeVisible()
  expect(getCard('Ссылки').queryByText(/Пока нет/)).toBeNull()
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
})

test('shows that the notification settings failed to load, instead of switches that are off', async () => {
  await renderSettings({ ownProfile: anOwnProfile({ hasUnreadableSettings: true }) })
  expect(screen.getByRole('alert')).toHaveTextContent('Часть профиля не загрузилась')
  expect(getCard('Уведомления').getByText(/не\sзагрузились/)).toBeVisible()
  expect(screen.queryAllByRole('switch')).toEqual([])
})

test('shows only a verified email address as verified', async () => {
  await renderSettings({ ownProfile: anOwnProfile({ user: aUser({ emailVerifiedAt: null }) }) })
  expect(screen.queryByText('подтверждена')).toBeNull()
})

test('offers to edit every part except one whose list could not be read', async () => {
  await renderSettings({ ownProfile: anOwnProfile({ unreadableLists: ['specialities'] }) })
  expect(screen.getByRole('alert')).toHaveTextContent(/^Часть профиля не загрузилась\. .* её пока нельзя изменить/)
  const editHrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(editHrefs).toEqual(['personal', 'socials', 'password'].map(name => `/profile/settings/edit/${name}`))
  expect(screen.getByRole('textbox')).toBeVisible()
})

test('R-bot: shows and copies the code, and links to a known bot', async () => {
  const { user } = await renderSettings({ bot: 'Znatok_bot', codes: [{ ok: true, value: 'zn-123456' }] })
  const telegram = getCard('Telegram')
  const liveRegion = telegram.getAllByRole('status').find(({ textContent }) => textContent === '')
  await user.click(telegram.getByRole('button', { name: 'Получить код' }))
  const href = 'https://t.me/Znatok_bot?start=zn-123456'
  expect(await telegram.findByText('zn-123456')).toBeVisible()
  expect(telegram.getByText('Код для бота: zn-123456')).toBe(liveRegion)
  expect(screen.getByRole('link', { name: 'Открыть бота' })).toHaveAttribute('href', href)
  expect(decodeQrCode(await screen.findByRole('img', { name: /QR-код/ }))).toBe(href)
  screen.getByRole('button', { name: 'Скопировать код' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Скопировано' })).toHaveFocus()
  expect(await navigator.clipboard.readText()).toBe('zn-123456')
})

function decodeQrCode(svg: Element): string {
  const scale = 8
  const side = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const size = side * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  return decodeQR({ width: size, height: size, data })
}

test('shows the code alone without a bot, and an error if copying failed', async () => {
  const { user } = await renderSettings({ codes: [{ ok: true, value: 'zn-123456' }] })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await user.click(await screen.findByRole('button', { name: 'Скопировать код' }))
  expect(await screen.findByText(/выделите код/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Открыть бота' })).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('retries a code that failed to load', async () => {
  const { user } = await renderSettings({ codes: [unavailableOutcome, { ok: true, value: 'zn-7' }] })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/Код не\sпришёл/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText('zn-7')).toBeVisible()
  expect(screen.queryByText(/Код не\sпришёл/)).toBeNull()
})

test('counts down the rate limit of codes', async () => {
  const { user } = await renderSettings({ codes: [rateLimitOutcome] })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/через\s1:00/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Получить код' })).toBeNull()
  act(() => void vi.advanceTimersByTime(61_000))
  expect(screen.getByRole('button', { name: 'Получить код' })).toBeVisible()
  expect(screen.getByText('Можно попробовать снова.')).toBeVisible()
})

test('refetches the user’s profile when the visitor returns from the bot', async () => {
  const { user, viewOwnProfile } = await renderSettings({ codes: [{ ok: true, value: 'zn-7' }] })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await screen.findByText('zn-7')
  viewOwnProfile.mockResolvedValue({ ok: true, value: anOwnProfile({ user: aUser({ telegramLinked: true }) }) })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(/Telegram привязан/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /код/ })).toBeNull()
})

test('R-bot: shows that Telegram is linked once the visitor has scanned the QR code with another device', async () => {
  const { user, viewOwnProfile } = await renderSettings({ codes: [{ ok: true, value: 'zn-7' }] })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await screen.findByText('zn-7')
  viewOwnProfile.mockResolvedValue({ ok: true, value: anOwnProfile({ user: aUser({ telegramLinked: true }) }) })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText(/Telegram привязан/)).toBeVisible()
  const { length: readCount } = viewOwnProfile.mock.calls
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(viewOwnProfile).toHaveBeenCalledTimes(readCount)
})

describe('reads the user’s profile while a code is shown', () => {
  async function showCode() {
    const { user, viewOwnProfile } = await renderSettings({ codes: [{ ok: true, value: 'zn-7' }] })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    await user.click(screen.getByRole('button', { name: 'Получить код' }))
    await screen.findByText('zn-7')
    viewOwnProfile.mockClear()
    const countReads = async (milliseconds: number) => {
      const { length: readCount } = viewOwnProfile.mock.calls
      await act(() => vi.advanceTimersByTimeAsync(milliseconds))
      return viewOwnProfile.mock.calls.length - readCount
    }
    return { viewOwnProfile, countReads }
  }

  test('for 15 minutes', async () => {
    const { countReads } = await showCode()
    expect(await countReads(60_000)).toBe(12)
    vi.setSystemTime(Date.now() + 13 * 60_000)
    expect(await countReads(30_000)).toBe(6)
    vi.setSystemTime(Date.now() + 30_000)
    // One more poll is already scheduled.
    await countReads(5000)
    expect(await countReads(60_000)).toBe(0)
  })

  test('less often after failures', async () => {
    const { viewOwnProfile, countReads } = await showCode()
    viewOwnProfile.mockResolvedValue(unavailableOutcome)
    await countReads(5 * 60_000)
    expect(await countReads(2 * 60_000)).toBe(2)
  })
})

test('R-chat-app: prefills, validates and saves the chat app number', async () => {
  const ownProfile = anOwnProfile({ user: aUser({ whatsapp: '+79172041833' }) })
  const { user, updateChatApp, showToast, viewOwnProfile } = await renderSettings({
    ownProfile,
    saves: [{ ok: true, value: undefined }],
  })
  const field = screen.getByRole('textbox', { name: 'Номер' })
  expect(field).toHaveValue('+7 917 204-18-33')
  await user.clear(field)
  await user.type(field, '8917')
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  expect(field).toHaveAccessibleDescription(/номер целиком/)
  expect(field).toHaveFocus()
  expect(updateChatApp).not.toHaveBeenCalled()
  await user.type(field, '2041834')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Номер WhatsApp сохранён' }))
  expect(updateChatApp).toHaveBeenCalledExactlyOnceWith({ whatsapp: '+79172041834' })
  expect(viewOwnProfile).toHaveBeenCalledTimes(2)
})

test('ignores input while the number is being saved', async () => {
  const firstView = await renderSettings()
  await firstView.user.type(screen.getByRole('textbox', { name: 'Номер' }), '+7 900 000-00-09')
  firstView.unmount()
  const { user, updateChatApp } = await renderSettings()
  let respond: (outcome: ChatAppOutcome) => void = () => undefined
  updateChatApp.mockReturnValue(new Promise(resolve => (respond = resolve)))
  const field = screen.getByRole('textbox', { name: 'Номер' })
  await user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(field).toHaveAttribute('readonly'))
  await user.type(field, '1')
  expect(screen.queryByRole('button', { name: 'Сбросить' })).toBeNull()
  expect(field).toHaveValue('+7 900 000-00-09')
  act(() => respond(unavailableOutcome))
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'))
  await user.type(field, '{Backspace}')
  expect(field).toHaveValue('+7 900 000-00-0')
  expect(screen.getByRole('button', { name: 'Сбросить' })).toBeVisible()
})

test('keeps the input after every failure', async () => {
  const fields = { whatsapp: ['Такого номера нет.', 'Или он чужой.'] }
  const fieldErrors: ChatAppOutcome = { ok: false, error: { _tag: 'FieldErrors', fields, message: 'Проверьте его.' } }
  const sessionExpired: ChatAppOutcome = { ok: false, error: { _tag: 'SessionExpired' } }
  const unexplainedRejection: ChatAppOutcome = { ok: false, error: { _tag: 'FieldErrors', fields: {}, message: '' } }
  const { user } = await renderSettings({
    ownProfile: anOwnProfile({ profile: aProfile() }),
    saves: [fieldErrors, unavailableOutcome, rateLimitOutcome, sessionExpired, unexplainedRejection],
  })
  const field = screen.getByRole('textbox', { name: 'Номер' })
  await user.type(field, '89172041834')
  const save = () => user.click(screen.getByRole('button', { name: 'Сохранить' }))
  await save()
  await waitFor(() => expect(field).toHaveAccessibleDescription('Такого номера нет. Или он чужой. Проверьте его.'))
  await save()
  expect(await screen.findByText(/Номер не\sсохранён/)).toBeVisible()
  expect(field).not.toHaveAccessibleDescription()
  await save()
  expect(await screen.findByText(/Слишком много попыток/)).toBeVisible()
  await save()
  expect(await screen.findByText(/Сеанс истёк/)).toBeVisible()
  await save()
  expect(await screen.findByText(/сервер отклонил запрос/)).toBeVisible()
  expect(field).toHaveValue('+7 917 204-18-34')
})

test('restores an unsaved number, and drops the draft once saved', async () => {
  const firstView = await renderSettings()
  await firstView.user.type(getNumberField(), '+7 900 000-00-09')
  firstView.unmount()
  const { user } = await renderSettings({ saves: [{ ok: true, value: undefined }] })
  expect(getNumberField()).toHaveValue('+7 900 000-00-09')
  expect(getCard('WhatsApp').getByText(/Вернули номер/)).toBeVisible()
  await user.click(getCard('WhatsApp').getByRole('button', { name: 'Сохранить' }))
  await expect.poll(() => drafts.read('chat-app', 7)).toBeUndefined()
})

test('discards a restored number', async () => {
  const firstView = await renderSettings()
  const savedValue = getNumberField().value
  await firstView.user.type(getNumberField(), '+7 900 000-00-09')
  firstView.unmount()
  const { user } = await renderSettings()
  await user.click(getCard('WhatsApp').getByRole('button', { name: 'Сбросить' }))
  expect(getNumberField()).toHaveValue(savedValue)
  expect(getCard('WhatsApp').queryByText(/Вернули номер/)).toBeNull()
  expect(drafts.read('chat-app', 7)).toBeUndefined()
})

test('shows an API error until the number changes, and a failed save until the number is discarded', async () => {
  const firstView = await renderSettings()
  await firstView.user.type(getNumberField(), '+7 900 000-00-09')
  firstView.unmount()
  const fields = { whatsapp: ['Такого номера нет.'] }
  const fieldErrors = { ok: false, error: { _tag: 'FieldErrors', fields, message: '' } } as const
  const { user } = await renderSettings({ saves: [fieldErrors, fieldErrors, unavailableOutcome] })
  const card = getCard('WhatsApp')
  const save = () => user.click(card.getByRole('button', { name: 'Сохранить' }))
  await save()
  await waitFor(() => expect(getNumberField()).toHaveAccessibleDescription('Такого номера нет.'))
  await user.type(getNumberField(), '{Backspace}8')
  expect(getNumberField()).toBeValid()
  await save()
  await waitFor(() => expect(getNumberField()).toBeInvalid())
  await save()
  expect(await card.findByText(/Номер не\sсохранён/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Сбросить' }))
  expect(card.queryByText(/Номер не\sсохранён/)).toBeNull()
})

test('clears an API error when the restored number is discarded', async () => {
  const firstView = await renderSettings()
  await firstView.user.type(getNumberField(), '+7 900 000-00-09')
  firstView.unmount()
  const error = { _tag: 'FieldErrors', fields: { whatsapp: ['Такого номера нет.'] }, message: '' } as const
  const { user } = await renderSettings({ saves: [{ ok: false, error }] })
  await user.click(getCard('WhatsApp').getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(getNumberField()).toBeInvalid())
  await user.click(getCard('WhatsApp').getByRole('button', { name: 'Сбросить' }))
  expect(getNumberField()).toBeValid()
})

test('keeps a rate limit when the restored number is discarded', async () => {
  const firstView = await renderSettings()
  await firstView.user.type(getNumberField(), '+7 900 000-00-09')
  firstView.unmount()
  const { user } = await renderSettings({ saves: [rateLimitOutcome] })
  const card = getCard('WhatsApp')
  await user.click(card.getByRole('button', { name: 'Сохранить' }))
  expect(await card.findByText(/через/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Сбросить' }))
  expect(card.getByText(/через/)).toBeVisible()
})

test('announces a failed save of the number after the visitor has left the page', async () => {
  let respond: (outcome: ChatAppOutcome) => void = () => undefined
  const pendingSave = new Promise<ChatAppOutcome>(resolve => (respond = resolve))
  const { user, unmount, showToast } = await renderSettings({ saves: [pendingSave] })
  await user.clear(getNumberField())
  await user.type(getNumberField(), '+7 900 000-00-09')
  await user.click(getCard('WhatsApp').getByRole('button', { name: 'Сохранить' }))
  unmount()
  respond(unavailableOutcome)
  await expect
    .poll(() => showToast)
    .toHaveBeenCalledExactlyOnceWith({
      kind: 'error',
      text: 'Номер WhatsApp мог не\u00a0сохраниться. Откройте настройки и\u00a0проверьте.',
      survivesNavigation: true,
    })
})

test('asks before leaving with an unsaved number', async () => {
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user } = await renderSettings({ saves: [{ ok: true, value: undefined }] })
  expect(isWarned()).toBe(false)
  await user.type(getNumberField(), '+7 900 000-00-09')
  expect(isWarned()).toBe(true)
  await user.click(getCard('WhatsApp').getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(isWarned()).toBe(false))
})
