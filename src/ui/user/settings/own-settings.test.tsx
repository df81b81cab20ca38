import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { decodeQR } from 'qr/decode.js'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aNewcomer, aProfile } from '#tests/builders/profile.ts'
import { aSession } from '#tests/builders/session.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { type Toasts, OverlaysContext } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import { SessionProvider } from '#ui/session/session-context.tsx'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { OwnSettings } from './own-settings.tsx'
import { getSettingsTexts } from './settings-texts.ts'

type BotAnswer = Awaited<ReturnType<ClientUseCases['generateBotCode']>>
type ChatAnswer = Awaited<ReturnType<ClientUseCases['updateChatApp']>>

const unavailable = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const
const tooMany = { ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } } as const
const kept = createDrafts(aDevice(), Date.now)
const never = () => Promise.reject(new Error('Nobody asks for this'))

// Before, not after: components still mounted might refetch what was cleared.
beforeEach(() => {
  kept.clear()
  queryClient.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

interface Given {
  readonly own?: OwnProfile
  readonly bot?: string
  readonly codes?: BotAnswer[]
  readonly saves?: ChatAnswer[]
}

async function show({ own = anOwnProfile(), bot, codes = [], saves = [] }: Given = {}) {
  const user = userEvent.setup()
  const { tools } = aSession('signed-in')
  const signOut = vi.fn<() => void>()
  const showToast = vi.fn<Toasts['show']>(() => () => undefined)
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve({ ok: true, value: own }))
  const generateBotCode = vi.fn<ClientUseCases['generateBotCode']>(() => Promise.resolve(codes.shift() ?? unavailable))
  const updateChatApp = vi.fn<ClientUseCases['updateChatApp']>(() => Promise.resolve(saves.shift() ?? unavailable))
  const { unmount } = render(
    <OverlaysContext value={{ toasts: { show: showToast }, confirm: never, openDialog: never }}>
      <UseCasesProvider useCases={{ ...pendingUseCases, viewOwnProfile, generateBotCode, updateChatApp }}>
        <SessionProvider tools={{ ...tools, signOut }}>
          <OwnSettings locale="ru" words={getSettingsTexts('ru')} drafts={kept} bot={bot} />
        </SessionProvider>
      </UseCasesProvider>
    </OverlaysContext>,
  )
  await screen.findByRole('heading', { name: 'Telegram' })
  return { user, leave: unmount, signOut, showToast, viewOwnProfile, generateBotCode, updateChatApp }
}

const card = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const getRows = (name: string | RegExp) =>
  card(name)
    .getAllByRole('term')
    .map(term => [term.textContent, term.nextElementSibling?.textContent.replaceAll('\u00a0', ' ')])

test('summarises the own data, with an edit link for each part', async () => {
  const { user, signOut } = await show()
  expect(getRows('Личные данные')).toEqual([
    ['Имя', 'Марина Ветрова'],
    ['Эл.\u00a0почта', 'marina@example.ru подтверждена'],
    ['Телефон', '+7 917 204-18-33'],
  ])
  expect(getRows('О\u00a0себе')).toEqual([
    ['Город', 'Казань'],
    ['Рассказ о\u00a0себе', expect.stringContaining('Окончила мехмат')],
    ['Опыт', '9 лет'],
    ['Услуги', 'Математика, Физика'],
  ])
  expect(getRows('Ссылки')).toEqual([['Telegram', '@safina_math']])
  expect(getRows('Пароль')).toEqual([['Сейчас', '••••••••задан']])
  const edits = screen.getAllByRole('link').map(link => [link.textContent, link.getAttribute('href')])
  expect(edits).toEqual(
    ['personal', 'about', 'socials', 'password'].map(name => ['Изменить', `/profile/settings/edit/${name}`]),
  )
  expect(screen.getByRole('link', { name: 'Изменить Пароль' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Выйти' }))
  expect(signOut).toHaveBeenCalledOnce()
})

test('shows in every row that the value is missing', async () => {
  const own = anOwnProfile({ user: aUser({ email: null, phone: null }), profile: aNewcomer() })
  await show({ own })
  const values = [...getRows('Личные данные').slice(1), ...getRows('О\u00a0себе'), ...getRows('Ссылки')].map(
    row => row[1],
  )
  expect(values).toEqual([
    'не указана',
    'не указан',
    'не указан',
    'пока не написан',
    'не указан',
    'пока не указаны',
    'пока нет',
  ])
})

test('shows only a verified address as verified', async () => {
  await show({ own: anOwnProfile({ user: aUser({ emailVerifiedAt: null }) }) })
  expect(screen.queryByText('подтверждена')).toBeNull()
})

test('offers no editing of lists that could not be read, but of everything else', async () => {
  await show({ own: anOwnProfile({ unreadable: ['specialities'] }) })
  expect(screen.getByRole('alert')).toHaveTextContent('Не всё из профиля загрузилось')
  const edited = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(edited).toEqual(['personal', 'socials', 'password'].map(name => `/profile/settings/edit/${name}`))
  expect(screen.getByRole('textbox')).toBeVisible()
})

test('R-bot: shows and copies the code, and links to a known bot', async () => {
  const { user } = await show({ bot: 'Znatok_bot', codes: [{ ok: true, value: 'zn-123456' }] })
  const telegram = card('Telegram')
  const region = telegram.getAllByRole('status').find(({ textContent }) => textContent === '')
  await user.click(telegram.getByRole('button', { name: 'Получить код' }))
  const href = 'https://t.me/Znatok_bot?start=zn-123456'
  expect(await telegram.findByText('zn-123456')).toBeVisible()
  expect(telegram.getByText('Код для бота: zn-123456')).toBe(region)
  expect(screen.getByRole('link', { name: 'Открыть бота' })).toHaveAttribute('href', href)
  expect(read(await screen.findByRole('img', { name: /QR-код/ }))).toBe(href)
  screen.getByRole('button', { name: 'Скопировать код' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('button', { name: 'Скопировано' })).toHaveFocus()
  expect(await navigator.clipboard.readText()).toBe('zn-123456')
})

/** Renders the code for the decoder: each square is eight dots wide. */
function read(picture: Element): string {
  const scale = 8
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2])
  const size = side * scale
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  const path = picture.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        data.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
  return decodeQR({ width: size, height: size, data })
}

test('without a bot shows the code alone, and says if copying failed', async () => {
  const { user } = await show({ codes: [{ ok: true, value: 'zn-123456' }] })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await user.click(await screen.findByRole('button', { name: 'Скопировать код' }))
  expect(await screen.findByText(/выделите код/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Открыть бота' })).toBeNull()
  expect(screen.queryByRole('img')).toBeNull()
})

test('retries a code that failed to load', async () => {
  const { user } = await show({ codes: [unavailable, { ok: true, value: 'zn-7' }] })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/Код не\sпришёл/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText('zn-7')).toBeVisible()
  expect(screen.queryByText(/Код не\sпришёл/)).toBeNull()
})

test('counts down the rate limit of codes', async () => {
  const { user } = await show({ codes: [tooMany] })
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  expect(await screen.findByText(/через\s1:00/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Получить код' })).toBeNull()
  act(() => void vi.advanceTimersByTime(61_000))
  expect(screen.getByRole('button', { name: 'Получить код' })).toBeVisible()
  expect(screen.getByText('Можно попробовать снова.')).toBeVisible()
})

test('refetches when the visitor returns from the bot', async () => {
  const { user, viewOwnProfile } = await show({ codes: [{ ok: true, value: 'zn-7' }] })
  await user.click(screen.getByRole('button', { name: 'Получить код' }))
  await screen.findByText('zn-7')
  viewOwnProfile.mockResolvedValue({ ok: true, value: anOwnProfile({ user: aUser({ telegramLinked: true }) }) })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(await screen.findByText(/Telegram привязан/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /код/ })).toBeNull()
})

test('R-chat-app: prefills, validates and saves the chat app number', async () => {
  const own = anOwnProfile({ user: aUser({ whatsapp: '+79172041833' }) })
  const { user, updateChatApp, showToast, viewOwnProfile } = await show({
    own,
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

test('keeps the input after every failure', async () => {
  const fields = { whatsapp: ['Такого номера нет.', 'Или он чужой.'] }
  const refused: ChatAnswer = { ok: false, error: { _tag: 'FieldErrors', fields, message: 'Проверьте его.' } }
  const expired: ChatAnswer = { ok: false, error: { _tag: 'SessionExpired' } }
  const { user } = await show({
    own: anOwnProfile({ profile: aProfile() }),
    saves: [refused, unavailable, tooMany, expired],
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
  expect(field).toHaveValue('+7 917 204-18-34')
})

test('restores an unsaved number, and drops the draft once saved', async () => {
  const number = () => card('WhatsApp').getByRole('textbox')
  const first = await show()
  await first.user.type(number(), '+7 900 000-00-09')
  first.leave()
  const { user } = await show({ saves: [{ ok: true, value: undefined }] })
  expect(number()).toHaveValue('+7 900 000-00-09')
  expect(card('WhatsApp').getByText(/Вернули номер/)).toBeVisible()
  await user.click(card('WhatsApp').getByRole('button', { name: 'Сохранить' }))
  await expect.poll(() => kept.read('chat-app', 7)).toBeUndefined()
})

test('discards a restored number', async () => {
  const number = () => card('WhatsApp').getByRole('textbox')
  const first = await show()
  const saved = (number() as HTMLInputElement).value
  await first.user.type(number(), '+7 900 000-00-09')
  first.leave()
  const { user } = await show()
  await user.click(card('WhatsApp').getByRole('button', { name: 'Сбросить' }))
  expect(number()).toHaveValue(saved)
  expect(card('WhatsApp').queryByText(/Вернули номер/)).toBeNull()
  expect(kept.read('chat-app', 7)).toBeUndefined()
})

test('asks before an unsaved number is left', async () => {
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const { user, leave } = await show({ saves: [{ ok: true, value: undefined }] })
  expect(isWarned()).toBe(false)
  await user.type(card('WhatsApp').getByRole('textbox'), '+7 900 000-00-09')
  expect(isWarned()).toBe(true)
  await user.click(card('WhatsApp').getByRole('button', { name: 'Сохранить' }))
  await waitFor(() => expect(isWarned()).toBe(false))
  leave()
})
