import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { someFormRecords } from '#tests/builders/form-records.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { serializeSubject } from '#ui/profile/page/subject.ts'
import { queryClient } from '#ui/query-client.ts'
import { resetQueries } from '#ui/user/reset-queries.ts'
import { ComplaintDialog } from './complaint-dialog.tsx'

type ComplaintOutcome = Awaited<ReturnType<ClientUseCases['fileComplaint']>>
type ReasonsOutcome = Awaited<ReturnType<ClientUseCases['listComplaintTypes']>>
const sentOutcome: ComplaintOutcome = { ok: true, value: undefined }
const reasonsOutcome: ReasonsOutcome = {
  ok: true,
  value: [
    { id: 2, name: 'Обман', description: 'Взяли деньги' },
    { id: 6, name: 'Другое', description: '' },
  ],
}
const unavailableOutcome: ReasonsOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

interface RenderOptions {
  readonly locale?: Locale
  readonly outcomes?: ComplaintOutcome[]
  readonly reasonsOutcomes?: (ReasonsOutcome | Promise<ReasonsOutcome>)[]
}

function renderDialog({ locale = 'ru', outcomes = [], reasonsOutcomes = [] }: RenderOptions = {}) {
  document.body.dataset['subject'] = serializeSubject(aProfile())
  const link = document.body.appendChild(document.createElement('a'))
  const fileComplaint = vi.fn<ClientUseCases['fileComplaint']>(() => Promise.resolve(outcomes.shift() ?? sentOutcome))
  const listComplaintTypes = vi.fn<ClientUseCases['listComplaintTypes']>(() =>
    Promise.resolve(reasonsOutcomes.shift() ?? reasonsOutcome),
  )
  const viewOwnProfile = vi.fn(() => Promise.resolve({ ok: true as const, value: anOwnProfile() }))
  const close = vi.fn()
  const dialog = (
    <ComplaintDialog data={{ locale, records: someFormRecords(), target: 4, link, reopen: vi.fn() }} close={close} />
  )
  return { ...renderWithSession(dialog, { fileComplaint, listComplaintTypes, viewOwnProfile }), fileComplaint, close }
}

const findReason = (name: string) => screen.findByRole('radio', { name })
const getTextField = () => screen.getByLabelText(/Расскажите подробнее/)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отправить жалобу' }))

beforeEach(() => {
  queryClient.clear()
  document.body.replaceChildren()
})

test('marks the language of a reason’s name and of its description separately', async () => {
  const value = [
    { id: 2, name: 'Fraud', description: 'Взяли деньги' },
    { id: 6, name: 'Другое', description: 'Anything else' },
  ]
  renderDialog({ locale: 'en', reasonsOutcomes: [{ ok: true, value }] })
  expect(await screen.findByText('Взяли деньги')).toHaveAttribute('lang', 'ru')
  expect(screen.getByText('Fraud').closest('[lang]')).toBeNull()
  expect(screen.getByText('Другое')).toHaveAttribute('lang', 'ru')
  expect(screen.getByText('Anything else').closest('[lang]')).toBeNull()
})

test('R-complaint: requires a reason but no text, and lists recipient, profile and reason in the receipt', async () => {
  const { fileComplaint, close } = renderDialog()
  expect(await findReason('Обман')).toHaveAccessibleDescription('Взяли деньги')
  await submit()
  expect(await screen.findByRole('group', { name: 'Исправьте поле' })).toHaveFocus()
  await userEvent.click(await findReason('Обман'))
  await submit()
  await screen.findByRole('heading', { name: 'Жалоба отправлена' })
  expect(fileComplaint).toHaveBeenCalledExactlyOnceWith({ profileId: 4, typeId: 2, text: '' })
  const rows = [...document.querySelectorAll('dl > div')].map(row => row.textContent)
  expect(rows.slice(0, 3)).toEqual([
    'КомуМодератору каталога',
    expect.stringMatching(/^На\sпрофильАйгуль/),
    'Что случилосьОбман',
  ])
  await userEvent.click(screen.getByRole('button', { name: /Вернуться к\sпрофилю/ }))
  expect(close).toHaveBeenCalledOnce()
})

test('names the reason in the receipt after a sign-in, which does not reload the reasons', async () => {
  const { fileComplaint } = renderDialog({ reasonsOutcomes: [reasonsOutcome, unavailableOutcome] })
  await userEvent.click(await findReason('Обман'))
  fileComplaint.mockImplementation(async () => {
    await resetQueries('signed-in')
    return sentOutcome
  })
  await submit()
  await screen.findByRole('heading', { name: 'Жалоба отправлена' })
  expect(screen.getByText('Обман')).toBeVisible()
})

test('marks reasons without a translation as Russian', async () => {
  renderDialog({ locale: 'en' })
  expect((await screen.findByText('Обман')).closest('[lang]')).toHaveAttribute('lang', 'ru')
})

test('reloads reasons that failed to load, keeps the text, and sends nothing without a reason', async () => {
  const { fileComplaint } = renderDialog({ reasonsOutcomes: [unavailableOutcome] })
  const alert = await screen.findByRole('alert')
  await submit()
  expect(await screen.findByRole('group', { name: 'Исправьте поле' })).toHaveFocus()
  await userEvent.click(screen.getByRole('link', { name: 'Выберите, что случилось' }))
  expect(document.activeElement).toContainElement(alert)
  expect(fileComplaint).not.toHaveBeenCalled()
  await userEvent.type(getTextField(), 'Пропал')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await findReason('Обман')).toBeVisible()
  expect(getTextField()).toHaveValue('Пропал')
})

test('links an error to the reasons while they load', async () => {
  const pendingReasons = new Promise<ReasonsOutcome>(() => undefined)
  renderDialog({ reasonsOutcomes: [pendingReasons] })
  await submit()
  await userEvent.click(await screen.findByRole('link', { name: 'Выберите, что случилось' }))
  expect(document.activeElement).toHaveTextContent('Причины загружаются')
})

test('links to the operator’s contact details if the list of reasons is empty', async () => {
  const { fileComplaint } = renderDialog({ reasonsOutcomes: [{ ok: true, value: [] }] })
  expect(await screen.findByRole('link', { name: /^Связь с\sнами$/ })).toHaveAttribute('href', '/about#contact')
  await submit()
  const summary = await screen.findByRole('group', { name: 'Исправьте поле' })
  await userEvent.click(within(summary).getByRole('link', { name: /Список причин пуст/ }))
  expect(document.activeElement).toContainElement(screen.getByRole('link', { name: /^Связь/ }))
  expect(screen.queryByText('Выберите, что случилось')).toBeNull()
  expect(fileComplaint).not.toHaveBeenCalled()
})

test('shows the text as optional until the API requires it', async () => {
  const fieldErrors: ComplaintOutcome = {
    ok: false,
    error: { _tag: 'FieldErrors', fields: { text: ['Своими словами.'] }, message: '' },
  }
  const { fileComplaint } = renderDialog({ outcomes: [fieldErrors] })
  await userEvent.click(await findReason('Другое'))
  expect(screen.getByText('(необязательно)')).toBeVisible()
  await submit()
  await screen.findByRole('group', { name: 'Исправьте поле' })
  expect(getTextField()).toHaveAccessibleDescription(/Своими словами/)
  expect(screen.queryByText('(необязательно)')).toBeNull()
  await userEvent.type(getTextField(), 'Пропал')
  await submit()
  await screen.findByRole('heading', { name: 'Жалоба отправлена' })
  expect(fileComplaint).toHaveBeenLastCalledWith({ profileId: 4, typeId: 6, text: 'Пропал' })
})

test('shows an API error that belongs to no field', async () => {
  const message = 'На себя пожаловаться нельзя.'
  renderDialog({ outcomes: [{ ok: false, error: { _tag: 'FieldErrors', fields: {}, message } }] })
  await userEvent.click(await findReason('Обман'))
  await submit()
  expect(await screen.findByText(message)).toBeVisible()
})

test('does not send a complaint that is too long', async () => {
  const { fileComplaint } = renderDialog()
  await userEvent.click(await findReason('Обман'))
  await userEvent.click(getTextField())
  await userEvent.paste('x'.repeat(2001))
  await submit()
  await waitFor(() => expect(getTextField()).toHaveAccessibleDescription(/Сократите/))
  expect(fileComplaint).not.toHaveBeenCalled()
})
