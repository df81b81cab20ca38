import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { someRecords } from '#tests/builders/form-records.ts'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { queryClient } from '#ui/query-client.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import type { FormRecords } from './form-dialog.ts'
import { SubmissionDialog } from './submission-dialog.tsx'
import { useSubmission } from './use-submission.ts'

type Answer = Awaited<ReturnType<ClientUseCases['fileComplaint']>>
const done: Answer = { ok: true, value: undefined }
const away = (reason: ApiUnavailable['reason']): Answer => ({ ok: false, error: { _tag: 'ApiUnavailable', reason } })

interface Fields {
  readonly text: string
}
const isFields = (content: unknown): content is Fields =>
  typeof content === 'object' && content !== null && 'text' in content && typeof content.text === 'string'
const empty: Fields = { text: '' }

function Form({ records, onClose }: { readonly records: FormRecords; readonly onClose: () => void }) {
  const { fileComplaint } = useUseCases()
  const submission = useSubmission({
    name: 'complaint:4',
    records,
    empty,
    isFields,
    fields: ['text'],
    toInput: ({ text }: Fields) => ({ profileId: 4, typeId: 1, text }),
    write: fileComplaint,
  })
  const { form, sent } = submission
  const { errors } = form.formState
  const error = errors.text?.message
  const lines = error === undefined ? [] : [{ field: 'text', text: error }]
  const receipt = sent && {
    locale: 'ru' as const,
    heading: 'Жалоба принята',
    lead: 'Прочтём.',
    to: 'Айгуль Сафина',
    at: sent.at,
    rows: [{ label: 'Текст', value: sent.input.text }],
    back: 'Назад',
  }
  return (
    <SubmissionDialog
      {...{ submission, lines, onClose }}
      heading="Жалоба"
      submitText="Послать"
      receipt={receipt ?? undefined}
    >
      <TextField {...form.register('text', { required: 'Нужен текст' })} id="text" label="Текст" error={error} />
    </SubmissionDialog>
  )
}

interface Given extends NonNullable<Parameters<typeof renderOwnPart>[2]> {
  readonly device?: ReturnType<typeof aDevice>
  readonly records?: FormRecords
  readonly answers?: (Answer | Promise<Answer>)[]
}

function show({ device = aDevice(), records = someRecords(device), answers = [], ...given }: Given = {}) {
  const fileComplaint = vi.fn<ClientUseCases['fileComplaint']>(() => Promise.resolve(answers.shift() ?? done))
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() =>
    Promise.resolve({ ok: true, value: anOwnProfile({ user: aUser({ id: signer }) }) }),
  )
  const onClose = vi.fn()
  const shown = renderOwnPart(<Form {...{ records, onClose }} />, { fileComplaint, viewOwnProfile }, given)
  return { ...shown, fileComplaint, device, onClose, kept: records.drafts }
}
let signer = 7

const text = () => screen.getByLabelText('Текст')
const send = () => userEvent.click(screen.getByRole('button', { name: 'Послать' }))
const receipt = () => screen.findByRole('heading', { name: 'Жалоба принята' })

beforeEach(() => {
  signer = 7
  queryClient.clear()
})

test('shows that the draft is saved only if the device stores it', async () => {
  const { unmount } = show({ hint: 'stranger' })
  const line = () => screen.queryByText('Черновик сохранён на этом устройстве')
  expect(line()).toBeNull()
  await userEvent.type(text(), 'П')
  expect(line()).toBeVisible()
  await userEvent.clear(text())
  expect(line()).toBeNull()
  unmount()
  show({ hint: 'stranger', device: { ...aDevice(), write: () => false } })
  await userEvent.type(text(), 'П')
  expect(line()).toBeNull()
})

test('R-reviews, R-complaint, R-service-request: asks a stranger to sign in, sends once, and shows a receipt', async () => {
  const { fileComplaint, signIn, kept, device } = show({ hint: 'stranger' })
  await userEvent.type(text(), 'Пропал')
  expect(kept.read('complaint:4', null)).toEqual({ text: 'Пропал' })
  await send()
  await receipt()
  expect(signIn).toHaveBeenCalledOnce()
  expect(fileComplaint).toHaveBeenCalledExactlyOnceWith({ profileId: 4, typeId: 1, text: 'Пропал' })
  const rows = [...document.querySelectorAll('dl > div')].map(row => row.textContent)
  expect(rows).toEqual([
    'КомуАйгуль Сафина',
    'ТекстПропал',
    expect.stringMatching(/^Отправлено.*\d\d:\d\d по\sМоскве$/),
  ])
  await act(() => queryClient.resetQueries())
  expect(device.read('drafts')).toBe('')
})

test('keeps the text if the visitor does not sign in, and explains how to send it', async () => {
  const { fileComplaint, kept } = show({ hint: 'stranger', signsIn: false })
  await userEvent.type(text(), 'Пропал')
  await send()
  expect(await screen.findByRole('group', { name: 'Чтобы отправить, войдите' })).toHaveFocus()
  expect(fileComplaint).not.toHaveBeenCalled()
  expect(kept.read('complaint:4', null)).toEqual({ text: 'Пропал' })
  expect(screen.getByRole('button', { name: /Войти и\sотправить/ })).toBeVisible()
})

test('sends once on a double press, with inert fields meanwhile', async () => {
  let answer: () => void = () => undefined
  const promise = new Promise<Answer>(resolve => (answer = () => resolve(done)))
  const { fileComplaint } = show({ answers: [promise] })
  await userEvent.type(text(), 'Пропал')
  await send()
  await send()
  await waitFor(() => expect(text().closest('[inert]')).not.toBeNull())
  await act(async () => answer())
  await receipt()
  expect(fileComplaint).toHaveBeenCalledOnce()
})

test('restores the visitor’s draft, which can be discarded', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', 7, { text: 'Моё' })
  createDrafts(device, Date.now).write('complaint:4', 8, { text: 'Чужое' })
  const { kept } = show({ device })
  await waitFor(() => expect(text()).toHaveValue('Моё'))
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(text()).toHaveValue('')
  expect([7, 8].map(owner => kept.read('complaint:4', owner))).toEqual([undefined, { text: 'Чужое' }])
})

test('restores a stranger’s draft for another stranger, who can discard it', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', null, { text: 'Ничьё' })
  const { kept } = show({ device, hint: 'stranger' })
  expect(text()).toHaveValue('Ничьё')
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(text()).toHaveValue('')
  expect(kept.read('complaint:4', null)).toBeUndefined()
})

test.each([
  [/Да, вернуть/, 'Ничьё', { text: 'Ничьё' }],
  ['Удалить', '', undefined],
])('asks a signed-in visitor whether a stranger’s draft is theirs: %s', async (answer, value, draft) => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', null, { text: 'Ничьё' })
  const { kept } = show({ device })
  await screen.findByText(/набранный до\sвхода/)
  expect(text()).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: answer }))
  expect(text()).toHaveValue(value)
  expect([null, 7].map(owner => kept.read('complaint:4', owner))).toEqual([undefined, draft])
})

test('sends the form after a new sign-in when the session expires during sending', async () => {
  const { fileComplaint, signIn } = show({ answers: [{ ok: false, error: { _tag: 'SessionExpired' } }] })
  await userEvent.type(text(), 'Пропал')
  await send()
  await receipt()
  expect([signIn.mock.calls.length, fileComplaint.mock.calls.length]).toEqual([1, 2])
})

test('neither sends nor shows the text after a sign-in as another user', async () => {
  const { fileComplaint, setHint, kept } = show()
  await userEvent.type(text(), 'Пропал')
  await waitFor(() => expect(kept.read('complaint:4', 7)).toEqual({ text: 'Пропал' }))
  act(() => setHint('expired'))
  signer = 8
  await send()
  await screen.findByRole('group', { name: /под другим именем/ })
  await act(() => queryClient.resetQueries())
  await waitFor(() => expect(text()).toHaveValue(''))
  expect(fileComplaint).not.toHaveBeenCalled()
  expect(kept.read('complaint:4', 7)).toEqual({ text: 'Пропал' })
})

test('warns that the form may have arrived if there was no answer, and asks before it sends again', async () => {
  const { fileComplaint, confirm, kept } = show({ answers: [away('timeout')] })
  await userEvent.type(text(), 'Пропал')
  await send()
  expect(await screen.findByRole('group', { name: /Возможно, уже отправлено/ })).toHaveFocus()
  expect(kept.read('complaint:4', 7)).toEqual({ text: 'Пропал' })
  await send()
  await receipt()
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Отправить ещё раз?' }))
  expect(fileComplaint).toHaveBeenCalledTimes(2)
})

test('keeps the text after a lost connection, and never logs input', async () => {
  const { logError } = show({ answers: [away('unreachable')] })
  await userEvent.type(text(), 'Пропал')
  await send()
  await screen.findByRole('group', { name: /Не\sотправили/ })
  expect(text()).toHaveValue('Пропал')
  expect(JSON.stringify(logError.mock.calls)).toBe(
    '[["sending a form failed",{"form":"complaint","error":"ApiUnavailable"}]]',
  )
})

test('shows refusals beside their fields or in the summary, without blocking the next attempt', async () => {
  const refused = (fields: Readonly<Record<string, readonly string[]>>): Answer => ({
    ok: false,
    error: { _tag: 'FieldErrors', fields, message: '' },
  })
  const { fileComplaint } = show({
    answers: [refused({ text: ['Слишком коротко.'] }), refused({ typeId: ['Нет такой.'] })],
  })
  await userEvent.type(text(), 'Пропал')
  await send()
  await screen.findByRole('group', { name: /Исправьте поле/ })
  expect(text()).toHaveAccessibleDescription(/Слишком коротко/)
  await send()
  expect(await screen.findByText('Нет такой.')).toBeVisible()
  await send()
  await receipt()
  expect(fileComplaint).toHaveBeenCalledTimes(3)
})

test('shows refusals of the form and of fields that it does not have', async () => {
  const fields = { text: ['Слишком коротко.'], typeId: ['Нет такой.', 'Выберите другую.'], profileId: ['Нет такой.'] }
  show({ answers: [{ ok: false, error: { _tag: 'FieldErrors', fields, message: 'Не сегодня.' } }] })
  await userEvent.type(text(), 'Пропал')
  await send()
  expect(await screen.findByText('Не сегодня. Нет такой. Выберите другую.')).toBeVisible()
  expect(text()).toHaveAccessibleDescription(/Слишком коротко/)
})

test('asks before leaving the page if the device stores nothing', async () => {
  show({ device: aDevice({ isFull: true }) })
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isWarned()).toBe(false)
  await userEvent.type(text(), 'Пропал')
  expect(isWarned()).toBe(true)
})

const lostLine = () => screen.queryByText(/Набранное не\sсохранено на\sэтом/)
const notKeeping = () => aDevice({ isFull: true })

test.each(['Отмена', 'Закрыть'])('asks on ‘%s’ if the device stores nothing', async button => {
  const { confirm, onClose } = show({ device: notKeeping(), answer: false })
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.type(text(), 'Пропал')
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Закрыть форму?' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('closes without a question if the draft is stored', async () => {
  const { confirm, onClose } = show()
  await userEvent.type(text(), 'Пропал')
  await screen.findByText('Черновик сохранён на этом устройстве')
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

test('mentions a saved draft after a failure only if there is one', async () => {
  const { unmount } = show({ device: notKeeping(), answers: [away('unreachable')] })
  await userEvent.type(text(), 'Пропал')
  await send()
  await screen.findByRole('group', { name: /Не\sотправили/ })
  expect(lostLine()).toBeVisible()
  expect(screen.queryByText(/Набранное сохранено/)).toBeNull()
  unmount()
  show({ answers: [away('unreachable')] })
  await userEvent.type(text(), 'Пропал')
  await screen.findByText('Черновик сохранён на этом устройстве')
  await send()
  expect(await screen.findByText(/Набранное сохранено/)).toBeVisible()
  expect(lostLine()).toBeNull()
})

test('shows that signing in again was declined, without logging a failure', async () => {
  let answer: () => void = () => undefined
  const expired = new Promise<Answer>(
    resolve => (answer = () => resolve({ ok: false, error: { _tag: 'SessionExpired' } })),
  )
  const { logError, setHint, fileComplaint } = show({ answers: [expired], signsIn: false })
  await userEvent.type(text(), 'Пропал')
  await send()
  await waitFor(() => expect(fileComplaint).toHaveBeenCalledOnce())
  act(() => setHint('expired'))
  answer()
  expect(await screen.findByRole('group', { name: 'Чтобы отправить, войдите' })).toHaveFocus()
  expect(screen.getByRole('button', { name: /Войти и\sотправить/ })).toBeVisible()
  expect(logError).not.toHaveBeenCalled()
})

test('shows a refusal by the server without suggesting a retry', async () => {
  show({ answers: [away('refused')] })
  await userEvent.type(text(), 'Пропал')
  await send()
  const told = await screen.findByRole('group', { name: /Не\sотправили/ })
  expect(told).toHaveTextContent(/повтор не\sпоможет/)
  expect(told).not.toHaveTextContent(/ещё\sраз/)
})

test('warns that a form not sent again may have arrived, without logging a failure', async () => {
  const { logError, fileComplaint } = show({ answers: [away('timeout')], answer: false })
  await userEvent.type(text(), 'Пропал')
  await send()
  await screen.findByRole('group', { name: /Возможно, уже отправлено/ })
  logError.mockClear()
  await send()
  expect(await screen.findByRole('group', { name: /Возможно, уже отправлено/ })).toHaveFocus()
  expect(fileComplaint).toHaveBeenCalledOnce()
  expect(logError).not.toHaveBeenCalled()
})

test.each(['Отмена', 'Закрыть'])('does not close the form on ‘%s’ while sending', async button => {
  let answer: () => void = () => undefined
  const { onClose } = show({ answers: [new Promise<Answer>(resolve => (answer = () => resolve(done)))] })
  await userEvent.type(text(), 'Пропал')
  await send()
  const way = screen.getByRole('button', { name: button })
  await waitFor(() => expect(way).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(way)
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => answer())
  await receipt()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('does not ask to sign in after a sign-in in another tab', async () => {
  const { setHint } = show({ hint: 'stranger', signsIn: false })
  await userEvent.type(text(), 'Пропал')
  await send()
  await screen.findByRole('group', { name: 'Чтобы отправить, войдите' })
  act(() => setHint('signed-in'))
  expect(screen.queryByRole('group', { name: 'Чтобы отправить, войдите' })).toBeNull()
})

test('a reopened form knows what was sent, even if the device stores nothing', async () => {
  const records = someRecords(notKeeping())
  const { unmount } = show({ records })
  await userEvent.type(text(), 'Пропал')
  await send()
  await receipt()
  unmount()
  const { fileComplaint } = show({ records })
  await userEvent.type(text(), 'Пропал')
  await send()
  await receipt()
  expect(fileComplaint).not.toHaveBeenCalled()
})

test('keeps the focus in the form after the draft and sign-in buttons', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', null, { text: 'Ничьё' })
  const { unmount } = show({ device })
  await userEvent.click(await screen.findByRole('button', { name: /Да, вернуть/ }))
  await waitFor(() => expect(text()).toHaveValue('Ничьё'))
  const note = document.querySelector('form [role=status]')
  expect(note).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(note).toHaveFocus()
  await userEvent.tab()
  expect(text()).toHaveFocus()
  unmount()
  const { signIn } = show({ hint: 'stranger', signsIn: false })
  await userEvent.type(text(), 'Пропал')
  await send()
  const again = await screen.findByRole('button', { name: /Войти и\sотправить/ })
  signIn.mockImplementation(() => {
    expect(screen.getByRole('button', { name: 'Послать' })).toHaveFocus()
    return Promise.resolve(false)
  })
  await userEvent.click(again)
  expect(signIn).toHaveBeenCalledTimes(2)
})

test('announces a draft in an existing live region', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', 7, { text: 'Моё' })
  show({ device })
  const regions = screen.getAllByRole('status')
  const note = (await screen.findByText(/не\sуспели отправить/)).closest('[role=status]')
  expect(regions).toContain(note)
})

test('the receipt takes the focus and has an accessible name', async () => {
  show()
  await userEvent.type(text(), 'Пропал')
  await send()
  await receipt()
  expect(screen.getByRole('group', { name: 'Жалоба принята' })).toHaveFocus()
})
