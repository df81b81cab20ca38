import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { someFormRecords } from '#tests/builders/form-records.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import texts from '#ui/i18n/locales/ru/submission.json' with { type: 'json' }
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { queryClient } from '#ui/query-client.ts'
import type { SignInRequest } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import type { FormRecords } from './form-dialog.ts'
import { SubmissionDialog } from './submission-dialog.tsx'
import { useSubmission } from './use-submission.ts'

type ComplaintOutcome = Awaited<ReturnType<ClientUseCases['fileComplaint']>>
const sentOutcome: ComplaintOutcome = { ok: true, value: undefined }
const createUnavailable = (reason: ApiUnavailable['reason']): ComplaintOutcome => ({
  ok: false,
  error: { _tag: 'ApiUnavailable', reason },
})

interface Fields {
  readonly text: string
}
const isFields = (content: unknown): content is Fields =>
  typeof content === 'object' && content !== null && 'text' in content && typeof content.text === 'string'
const initialFields: Fields = { text: '' }

interface FormProps {
  readonly name: string
  readonly records: FormRecords
  readonly request: SignInRequest
  readonly onClose: () => void
  readonly reopen: () => void
}

function Form({ name, records, request, onClose, reopen }: FormProps) {
  const { fileComplaint } = useUseCases()
  const submission = useSubmission({
    request,
    name,
    records,
    reopen,
    initialFields,
    isFields,
    fields: ['text'],
    toInput: ({ text }: Fields) => ({ profileId: 4, typeId: 1, text }),
    write: fileComplaint,
  })
  const { form, sent } = submission
  const { errors } = form.formState
  const error = errors.text?.message
  const lines = error === undefined ? [] : [{ fieldId: 'text', text: error }]
  const receipt = sent && {
    locale: 'ru' as const,
    heading: 'Жалоба принята',
    lead: 'Прочтём.',
    recipient: 'Айгуль Сафина',
    sentAt: sent.sentAt,
    rows: [{ label: 'Текст', value: sent.input.text }],
    backText: 'Назад',
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

interface RenderFormOptions extends NonNullable<Parameters<typeof renderWithSession>[2]> {
  readonly name?: string
  readonly device?: ReturnType<typeof aDevice>
  readonly records?: FormRecords
  readonly request?: SignInRequest
  readonly outcomes?: (ComplaintOutcome | Promise<ComplaintOutcome>)[]
}

function renderForm({
  name = 'complaint:4',
  device = aDevice(),
  records = someFormRecords(device),
  request = { purpose: 'find', note: '' },
  outcomes = [],
  ...options
}: RenderFormOptions = {}) {
  const fileComplaint = vi.fn<ClientUseCases['fileComplaint']>(() => Promise.resolve(outcomes.shift() ?? sentOutcome))
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() =>
    Promise.resolve({ ok: true, value: anOwnProfile({ user: aUser({ id: signedInUserId }) }) }),
  )
  const [onClose, reopen] = [vi.fn(), vi.fn()]
  const view = renderWithSession(
    <Form {...{ name, records, request, onClose, reopen }} />,
    { fileComplaint, viewOwnProfile },
    options,
  )
  return { ...view, fileComplaint, viewOwnProfile, device, onClose, reopen, drafts: records.drafts }
}
let signedInUserId = 7

const getTextField = () => screen.getByLabelText('Текст')
const submitForm = () => userEvent.click(screen.getByRole('button', { name: 'Послать' }))
const findReceipt = () => screen.findByRole('heading', { name: 'Жалоба принята' })

beforeEach(() => {
  signedInUserId = 7
  queryClient.clear()
})

test('shows that the draft is saved only if the device stores it', async () => {
  const { unmount } = renderForm({ hint: 'signed-out' })
  const querySavedLine = () => screen.queryByText('Черновик сохранён на этом устройстве')
  expect(querySavedLine()).toBeNull()
  await userEvent.type(getTextField(), 'П')
  expect(querySavedLine()).toBeVisible()
  await userEvent.clear(getTextField())
  expect(querySavedLine()).toBeNull()
  unmount()
  renderForm({ hint: 'signed-out', device: { ...aDevice(), write: () => false } })
  await userEvent.type(getTextField(), 'П')
  expect(querySavedLine()).toBeNull()
})

test('R-reviews, R-complaint, R-service-request: asks to sign in, sends once, and shows a receipt', async () => {
  const { fileComplaint, signIn, drafts, device } = renderForm({ hint: 'signed-out' })
  await userEvent.type(getTextField(), 'Пропал')
  expect(drafts.read('complaint:4', null)).toEqual({ text: 'Пропал' })
  await submitForm()
  await findReceipt()
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
  const { fileComplaint, drafts } = renderForm({ hint: 'signed-out', signsIn: false })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  expect(await screen.findByRole('group', { name: 'Чтобы отправить, войдите' })).toHaveFocus()
  expect(fileComplaint).not.toHaveBeenCalled()
  expect(drafts.read('complaint:4', null)).toEqual({ text: 'Пропал' })
  expect(screen.getByRole('button', { name: /Войти и\sотправить/ })).toBeVisible()
})

test('sends once on a double press, and makes the fields inert while sending', async () => {
  let respond: () => void = () => undefined
  const promise = new Promise<ComplaintOutcome>(resolve => (respond = () => resolve(sentOutcome)))
  const { fileComplaint } = renderForm({ outcomes: [promise] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await submitForm()
  await waitFor(() => expect(getTextField().closest('[inert]')).not.toBeNull())
  await act(async () => respond())
  await findReceipt()
  expect(fileComplaint).toHaveBeenCalledOnce()
})

test('does not let the visitor discard a restored draft while it is being sent', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', 7, { text: 'Моё' })
  let respond: () => void = () => undefined
  const promise = new Promise<ComplaintOutcome>(resolve => (respond = () => resolve(sentOutcome)))
  renderForm({ device, outcomes: [promise] })
  await waitFor(() => expect(getTextField()).toHaveValue('Моё'))
  const discardButton = screen.getByRole('button', { name: 'Удалить' })
  expect(discardButton.closest('[inert]')).toBeNull()
  await submitForm()
  await waitFor(() => expect(discardButton.closest('[inert]')).not.toBeNull())
  await act(async () => respond())
  await findReceipt()
})

test('can be sent again on a restored page that was left while the sender’s id was being read', async () => {
  const { viewOwnProfile, fileComplaint } = renderForm({ hint: 'signed-out' })
  viewOwnProfile.mockReturnValue(new Promise(() => undefined))
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await waitFor(() => expect(viewOwnProfile).toHaveBeenCalled())
  viewOwnProfile.mockResolvedValue({ ok: true, value: anOwnProfile() })
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(getTextField().closest('[inert]')).toBeNull())
  await submitForm()
  await findReceipt()
  expect(fileComplaint).toHaveBeenCalledOnce()
})

test('restores the visitor’s draft, which can be discarded', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', 7, { text: 'Моё' })
  createDrafts(device, Date.now).write('complaint:4', 8, { text: 'Чужое' })
  const { drafts } = renderForm({ device })
  await waitFor(() => expect(getTextField()).toHaveValue('Моё'))
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(getTextField()).toHaveValue('')
  expect([7, 8].map(owner => drafts.read('complaint:4', owner))).toEqual([undefined, { text: 'Чужое' }])
})

test('restores an anonymous draft for a signed-out visitor, who can discard it', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', null, { text: 'Ничьё' })
  const { drafts } = renderForm({ device, hint: 'signed-out' })
  expect(getTextField()).toHaveValue('Ничьё')
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(getTextField()).toHaveValue('')
  expect(drafts.read('complaint:4', null)).toBeUndefined()
})

test.each([
  [/Да, вернуть/, 'Ничьё', { text: 'Ничьё' }],
  ['Удалить', '', undefined],
])('asks a signed-in visitor whether an anonymous draft is their own: %s', async (buttonName, value, draft) => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', null, { text: 'Ничьё' })
  const { drafts } = renderForm({ device })
  await screen.findByText(/набранный до\sвхода/)
  expect(getTextField()).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: buttonName }))
  expect(getTextField()).toHaveValue(value)
  expect([null, 7].map(owner => drafts.read('complaint:4', owner))).toEqual([undefined, draft])
})

test.each([
  ['discarded', 7, 'Удалить'],
  ['adopted', null, /Да, вернуть/],
])('announces the next failure after a draft is %s', async (_, owner, buttonName) => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', owner, { text: 'Пропал' })
  renderForm({ device })
  const button = await screen.findByRole('button', { name: buttonName })
  const findSummary = () => screen.findByRole('group', { name: 'Исправьте поле' })
  await userEvent.clear(getTextField())
  await submitForm()
  expect(await findSummary()).toHaveFocus()
  await userEvent.click(button)
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull())
  await userEvent.clear(getTextField())
  await submitForm()
  expect(await findSummary()).toHaveFocus()
})

test('does not move the focus to the last failure when a draft is discarded', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', 7, { text: 'Пропал' })
  renderForm({ device, outcomes: [createUnavailable('unreachable')] })
  const discardButton = await screen.findByRole('button', { name: 'Удалить' })
  await submitForm()
  expect(await screen.findByRole('group', { name: /Не\sотправили/ })).toHaveFocus()
  const note = discardButton.closest('[role=status]')
  await userEvent.click(discardButton)
  await waitFor(() => expect(getTextField()).toHaveValue(''))
  expect(note).toHaveFocus()
})

test('sends the form after a new sign-in when the session expires during sending', async () => {
  const { fileComplaint, signIn } = renderForm({ outcomes: [{ ok: false, error: { _tag: 'SessionExpired' } }] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await findReceipt()
  expect([signIn.mock.calls.length, fileComplaint.mock.calls.length]).toEqual([1, 2])
})

test('neither sends nor shows the text after a sign-in as another user', async () => {
  const { fileComplaint, setHint, drafts } = renderForm()
  await userEvent.type(getTextField(), 'Пропал')
  await waitFor(() => expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пропал' }))
  act(() => setHint('expired'))
  signedInUserId = 8
  await submitForm()
  await screen.findByRole('group', { name: /под другим именем/ })
  await act(() => queryClient.resetQueries())
  await waitFor(() => expect(getTextField()).toHaveValue(''))
  expect(fileComplaint).not.toHaveBeenCalled()
  expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пропал' })
})

test('empties the form for another user who has no account yet, and sends their text', async () => {
  const { fileComplaint, setHint, signIn, drafts } = renderForm({ request: requestWithoutAccount })
  await userEvent.type(getTextField(), 'Пропал')
  await waitFor(() => expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пропал' }))
  act(() => setHint('expired'))
  signedInUserId = 12
  signIn.mockImplementation(() => {
    setHint('registering')
    return Promise.resolve(true)
  })
  await submitForm()
  await screen.findByRole('group', { name: /под другим именем/ })
  await waitFor(() => expect(getTextField()).toHaveValue(''))
  expect(fileComplaint).not.toHaveBeenCalled()
  await userEvent.type(getTextField(), 'Нашёлся')
  await submitForm()
  await findReceipt()
  expect(fileComplaint).toHaveBeenCalledExactlyOnceWith({ profileId: 4, typeId: 1, text: 'Нашёлся' })
  expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пропал' })
})

test('warns that the form may have arrived if there was no response, and asks before it sends again', async () => {
  const { fileComplaint, confirm, drafts } = renderForm({ outcomes: [createUnavailable('timeout')] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  expect(await screen.findByRole('group', { name: /Неизвестно, дошло\sли/ })).toHaveFocus()
  expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пропал' })
  await submitForm()
  await findReceipt()
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Отправить ещё раз?' }))
  expect(fileComplaint).toHaveBeenCalledTimes(2)
})

test('keeps the text after a lost connection, and never logs input', async () => {
  const { logError } = renderForm({ outcomes: [createUnavailable('unreachable')] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: /Не\sотправили/ })
  expect(getTextField()).toHaveValue('Пропал')
  expect(JSON.stringify(logError.mock.calls)).toBe(
    '[["sending a form failed",{"form":"complaint","error":"ApiUnavailable"}]]',
  )
})

const goOffline = () => act(() => void dispatchEvent(new Event('offline')))
const goOnline = () => act(() => void dispatchEvent(new Event('online')))

test('says once that the network is gone, and once that it is back', () => {
  const { showToast, unmount } = renderForm()
  goOffline()
  expect(showToast).toHaveBeenCalledExactlyOnceWith({
    kind: 'info',
    text: 'Интернет пропал. Набранное остаётся здесь.',
  })
  goOnline()
  expect(showToast).toHaveBeenCalledTimes(2)
  expect(showToast).toHaveBeenLastCalledWith({ kind: 'info', text: 'Интернет снова есть.' })
  unmount()
  goOffline()
  expect(showToast).toHaveBeenCalledTimes(2)
})

test('shows that nothing was sent if there is no network, and offers to send once the network is back', async () => {
  const { fileComplaint, showToast } = renderForm({ outcomes: [createUnavailable('offline')] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  expect(await screen.findByRole('group', { name: /Не\sотправили: нет интернета/ })).toHaveFocus()
  expect(screen.getByText(/Ничего не\sушло с\sэтого устройства. Набранное сохранено/)).toBeVisible()
  goOnline()
  expect(fileComplaint).toHaveBeenCalledOnce()
  const { action } = showToast.mock.lastCall?.[0] ?? {}
  const closeToast: unknown = showToast.mock.results.at(-1)?.value
  expect(action?.text).toBe('Отправить')
  expect(closeToast).not.toHaveBeenCalled()
  act(() => action?.run())
  await findReceipt()
  expect(fileComplaint).toHaveBeenCalledTimes(2)
  expect(closeToast).toHaveBeenCalled()
})

test('shows which field to correct if the visitor accepts the offer to send an invalid form', async () => {
  const { fileComplaint, showToast } = renderForm({ outcomes: [createUnavailable('offline')] })
  await userEvent.type(getTextField(), 'П')
  await submitForm()
  await screen.findByRole('group', { name: /нет интернета/ })
  await userEvent.clear(getTextField())
  goOnline()
  const { action } = showToast.mock.lastCall?.[0] ?? {}
  expect(action?.text).toBe('Отправить')
  getTextField().focus()
  act(() => action?.run())
  await waitFor(() => expect(screen.getByRole('group', { name: 'Исправьте поле' })).toHaveFocus())
  expect(fileComplaint).toHaveBeenCalledOnce()
})

test.each([
  ['offers to open an unsent form again once the network is back', 'offline', 1],
  ['offers nothing for a form that failed for another reason', 'failed', 0],
] as const)('%s', async (_, reason, offerCount) => {
  const { showToast, reopen, unmount } = renderForm({ outcomes: [createUnavailable(reason)] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: /Не\sотправили/ })
  unmount()
  goOnline()
  goOnline()
  const actions = showToast.mock.calls.flatMap(([{ action }]) => action ?? [])
  expect(actions.map(({ text }) => text)).toEqual(Array.from({ length: offerCount }, () => 'Открыть форму'))
  for (const { run } of actions) run()
  expect(reopen).toHaveBeenCalledTimes(offerCount)
})

async function failOffline(name: string, records = someFormRecords()) {
  const form = renderForm({ name, records, outcomes: [createUnavailable('offline')] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: /Не\sотправили/ })
  return form
}

async function closeUnsentForm(...args: Parameters<typeof failOffline>) {
  const form = await failOffline(...args)
  form.unmount()
  return form
}

test('does not offer a form that is closed while it is being sent', async () => {
  const records = someFormRecords()
  await closeUnsentForm('complaint:4', records)
  const { showToast, unmount, fileComplaint } = renderForm({ name: 'complaint:4', records })
  fileComplaint.mockReturnValue(new Promise(() => undefined))
  goOnline()
  await submitForm()
  await waitFor(() => expect(fileComplaint).toHaveBeenCalledOnce())
  unmount()
  expect(showToast.mock.calls.flatMap(([{ action }]) => action?.text ?? [])).not.toContain('Открыть форму')
})

test('offers the form that was closed last, even if the network came back while it was open', async () => {
  const firstForm = await closeUnsentForm('complaint:4')
  const lastForm = await failOffline('complaint:5')
  goOnline()
  lastForm.unmount()
  expect(firstForm.showToast).not.toHaveBeenCalled()
  expect(lastForm.showToast.mock.lastCall?.[0].action?.text).toBe('Открыть форму')
})

test('offers only the last of the forms that were closed unsent and still have a draft', async () => {
  const forms = [
    await closeUnsentForm('complaint:4'),
    await closeUnsentForm('complaint:5'),
    await closeUnsentForm('complaint:5'),
    await closeUnsentForm('complaint:6'),
  ]
  forms[3]?.drafts.clear()
  goOnline()
  expect(forms.map(({ showToast }) => showToast.mock.calls.length)).toEqual([0, 0, 1, 0])
})

test.each([true, false])(
  'offers an unsent form only after the other form is closed and the device is online (online when it closes: %s)',
  async isOnline => {
    const closedForm = await closeUnsentForm('complaint:4')
    const listOffers = () => closedForm.showToast.mock.calls.map(([{ action }]) => action?.text)
    const openForm = renderForm({ name: 'complaint:5' })
    goOnline()
    expect(openForm.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: 'Интернет снова есть.' })
    expect(listOffers()).toEqual([])
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    openForm.unmount()
    expect(listOffers()).toEqual(isOnline ? ['Открыть форму'] : [])
    onLine.mockRestore()
    goOnline()
    expect(listOffers()).toEqual(['Открыть форму'])
  },
)

test('repeats an offer that was accepted while another form was open, once that form is closed', async () => {
  const closedForm = await closeUnsentForm('complaint:4')
  goOnline()
  const action = closedForm.showToast.mock.lastCall?.[0].action
  const openForm = renderForm({ name: 'complaint:5' })
  act(() => action?.run())
  expect(closedForm.reopen).not.toHaveBeenCalled()
  openForm.unmount()
  expect(closedForm.showToast).toHaveBeenCalledTimes(2)
})

test('offers no form that is open again', async () => {
  const records = someFormRecords()
  const closedForm = await closeUnsentForm('complaint:4', records)
  const openForm = renderForm({ records })
  goOnline()
  expect(closedForm.showToast).not.toHaveBeenCalled()
  expect(openForm.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'info', text: 'Интернет снова есть.' })
})

test('offers a form that was opened again and closed without another attempt', async () => {
  const records = someFormRecords()
  await closeUnsentForm('complaint:4', records)
  const { showToast, unmount } = renderForm({ name: 'complaint:4', records })
  unmount()
  goOnline()
  expect(showToast.mock.lastCall?.[0].action?.text).toBe('Открыть форму')
})

test('offers no form whose draft is gone', async () => {
  const { showToast, drafts, unmount } = renderForm({ outcomes: [createUnavailable('offline')] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: /Не\sотправили/ })
  unmount()
  drafts.clear()
  goOnline()
  expect(showToast).not.toHaveBeenCalled()
})

test('shows refusals beside their fields or in the summary, without blocking the next attempt', async () => {
  const createFieldErrors = (fields: Readonly<Record<string, readonly string[]>>): ComplaintOutcome => ({
    ok: false,
    error: { _tag: 'FieldErrors', fields, message: '' },
  })
  const { fileComplaint } = renderForm({
    outcomes: [createFieldErrors({ text: ['Слишком коротко.'] }), createFieldErrors({ typeId: ['Нет такой.'] })],
  })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: /Исправьте поле/ })
  expect(getTextField()).toHaveAccessibleDescription(/Слишком коротко/)
  await submitForm()
  expect(await screen.findByText('Нет такой.')).toBeVisible()
  await submitForm()
  await findReceipt()
  expect(fileComplaint).toHaveBeenCalledTimes(3)
})

test('shows no summary that would take the focus once a refused field is corrected', async () => {
  const fields = { text: ['Слишком коротко.'] }
  renderForm({ outcomes: [{ ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: /Исправьте поле/ })
  await userEvent.type(getTextField(), ' кот')
  expect(getTextField()).toHaveFocus()
  expect(getTextField()).toHaveValue('Пропал кот')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('shows the API’s errors about the whole form and about fields that the form does not have', async () => {
  const fields = { text: ['Слишком коротко.'], typeId: ['Нет такой.', 'Выберите другую.'], profileId: ['Нет такой.'] }
  renderForm({ outcomes: [{ ok: false, error: { _tag: 'FieldErrors', fields, message: 'Не сегодня.' } }] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  expect(await screen.findByText('Не сегодня. Нет такой. Выберите другую.')).toBeVisible()
  expect(getTextField()).toHaveAccessibleDescription(/Слишком коротко/)
})

test('asks before leaving the page if the device stores nothing', async () => {
  renderForm({ device: aDevice({ isFull: true }) })
  const isWarned = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isWarned()).toBe(false)
  await userEvent.type(getTextField(), 'Пропал')
  expect(isWarned()).toBe(true)
})

const queryNotSavedLine = () => screen.queryByText(/Набранное не\sсохранено на\sэтом/)
const createFullDevice = () => aDevice({ isFull: true })

test.each(['Отмена', 'Закрыть'])('asks before ‘%s’ closes the form if the device stores nothing', async buttonName => {
  const { confirm, onClose } = renderForm({ device: createFullDevice(), isConfirmed: false })
  await userEvent.click(screen.getByRole('button', { name: buttonName }))
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.type(getTextField(), 'Пропал')
  await userEvent.click(screen.getByRole('button', { name: buttonName }))
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ heading: 'Закрыть форму?' }))
  expect(onClose).toHaveBeenCalledOnce()
})

test('closes without confirmation if the draft is stored', async () => {
  const { confirm, onClose } = renderForm()
  await userEvent.type(getTextField(), 'Пропал')
  await screen.findByText('Черновик сохранён на этом устройстве')
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
  expect(onClose).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

test('mentions a saved draft after a failure only if there is one', async () => {
  const { unmount } = renderForm({ device: createFullDevice(), outcomes: [createUnavailable('unreachable')] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: /Не\sотправили/ })
  expect(queryNotSavedLine()).toBeVisible()
  expect(screen.queryByText(/Набранное сохранено/)).toBeNull()
  unmount()
  renderForm({ outcomes: [createUnavailable('unreachable')] })
  await userEvent.type(getTextField(), 'Пропал')
  await screen.findByText('Черновик сохранён на этом устройстве')
  await submitForm()
  expect(await screen.findByText(/Набранное сохранено/)).toBeVisible()
  expect(queryNotSavedLine()).toBeNull()
})

test('asks to sign in after the visitor declined to sign in again, and logs no failure', async () => {
  let respond: () => void = () => undefined
  const pendingExpiry = new Promise<ComplaintOutcome>(
    resolve => (respond = () => resolve({ ok: false, error: { _tag: 'SessionExpired' } })),
  )
  const { logError, setHint, fileComplaint } = renderForm({ outcomes: [pendingExpiry], signsIn: false })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await waitFor(() => expect(fileComplaint).toHaveBeenCalledOnce())
  act(() => setHint('expired'))
  respond()
  expect(await screen.findByRole('group', { name: 'Чтобы отправить, войдите' })).toHaveFocus()
  expect(screen.getByRole('button', { name: /Войти и\sотправить/ })).toBeVisible()
  expect(logError).not.toHaveBeenCalled()
})

test('R-401: stores the author’s input after the visitor declined to sign in again, until a sign-out', async () => {
  const { setHint, drafts } = renderForm()
  await userEvent.type(getTextField(), 'П')
  const querySavedLine = () => screen.queryByText('Черновик сохранён на этом устройстве')
  await waitFor(() => expect(querySavedLine()).toBeVisible())
  act(() => setHint('expired'))
  act(() => setHint())
  await userEvent.type(getTextField(), 'р')
  expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пр' })
  expect(querySavedLine()).toBeVisible()
  act(() => setHint('signed-in'))
  act(() => setHint())
  await userEvent.type(getTextField(), 'о')
  expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пр' })
  expect(querySavedLine()).toBeNull()
})

test('shows a refusal by the server without suggesting a retry', async () => {
  renderForm({ outcomes: [createUnavailable('refused')] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  const summary = await screen.findByRole('group', { name: /Не\sотправили/ })
  expect(summary).toHaveTextContent(/повтор не\sпоможет/)
  expect(summary).not.toHaveTextContent(/ещё\sраз/)
})

test('keeps the warning that the form may have arrived if the visitor declines to send it again, and logs no failure', async () => {
  const { logError, fileComplaint } = renderForm({ outcomes: [createUnavailable('timeout')], isConfirmed: false })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: /Неизвестно, дошло\sли/ })
  logError.mockClear()
  await submitForm()
  expect(await screen.findByRole('group', { name: /Неизвестно, дошло\sли/ })).toHaveFocus()
  expect(fileComplaint).toHaveBeenCalledOnce()
  expect(logError).not.toHaveBeenCalled()
})

test.each(['Отмена', 'Закрыть'])('does not close the form on ‘%s’ while sending', async buttonName => {
  let respond: () => void = () => undefined
  const { onClose } = renderForm({
    outcomes: [new Promise<ComplaintOutcome>(resolve => (respond = () => resolve(sentOutcome)))],
  })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  const closeButton = screen.getByRole('button', { name: buttonName })
  await waitFor(() => expect(closeButton).toHaveAttribute('aria-disabled', 'true'))
  await userEvent.click(closeButton)
  expect(onClose).not.toHaveBeenCalled()
  await act(async () => respond())
  await findReceipt()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(onClose).toHaveBeenCalledOnce()
})

async function leaveWhileSending() {
  let respond: (outcome: ComplaintOutcome) => void = () => undefined
  const records = someFormRecords()
  const form = renderForm({ records, outcomes: [new Promise<ComplaintOutcome>(resolve => (respond = resolve))] })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await waitFor(() => expect(form.fileComplaint).toHaveBeenCalledOnce())
  form.unmount()
  return { ...form, records, respond }
}

test('shows a toast if the form is sent after the visitor has left it, and drops its draft', async () => {
  const { respond, showToast, drafts } = await leaveWhileSending()
  expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пропал' })
  respond(sentOutcome)
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: texts.sentAfterLeaving }),
  )
  expect(drafts.read('complaint:4', 7)).toBeUndefined()
})

test('keeps a draft that was typed after the visitor left the form', async () => {
  const { records, respond, showToast, drafts } = await leaveWhileSending()
  renderForm({ records })
  await waitFor(() => expect(getTextField()).toHaveValue('Пропал'))
  await userEvent.type(getTextField(), ' кот')
  respond(sentOutcome)
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пропал кот' })
})

test('offers to open the form again if sending fails after the visitor has left it', async () => {
  const { respond, showToast, reopen, drafts } = await leaveWhileSending()
  respond(createUnavailable('timeout'))
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  const { action, ...message } = showToast.mock.lastCall?.[0] ?? {}
  expect(message).toEqual({ kind: 'error', text: texts.failedAfterLeaving, survivesNavigation: true })
  expect(action?.text).toBe('Открыть форму')
  action?.run()
  expect(reopen).toHaveBeenCalledOnce()
  expect(drafts.read('complaint:4', 7)).toEqual({ text: 'Пропал' })
})

test('shows the message about a failed form again, without its action, if the action is pressed while a form is open', async () => {
  const { respond, showToast, reopen } = await leaveWhileSending()
  respond(createUnavailable('timeout'))
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  const action = showToast.mock.lastCall?.[0].action
  renderForm()
  act(() => action?.run())
  expect(reopen).not.toHaveBeenCalled()
  expect(showToast).toHaveBeenCalledTimes(2)
  expect(showToast.mock.lastCall?.[0]).toEqual({
    kind: 'error',
    text: texts.failedAfterLeaving,
    survivesNavigation: true,
  })
})

test('does not offer to open a form again while one is open', async () => {
  const { records, respond, showToast } = await leaveWhileSending()
  renderForm({ records })
  respond(createUnavailable('timeout'))
  await waitFor(() => expect(showToast).toHaveBeenCalledOnce())
  expect(showToast.mock.lastCall?.[0].action).toBeUndefined()
})

test('shows no toast if the visitor leaves the form and closes the sign-in', async () => {
  let closeSignIn: () => void = () => undefined
  const { signIn, showToast, unmount } = renderForm({ hint: 'signed-out' })
  signIn.mockReturnValue(new Promise(resolve => (closeSignIn = () => resolve(false))))
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await waitFor(() => expect(signIn).toHaveBeenCalledOnce())
  unmount()
  await act(async () => closeSignIn())
  expect(showToast).not.toHaveBeenCalled()
})

test('stops asking to sign in after a sign-in in another tab', async () => {
  const { setHint } = renderForm({ hint: 'signed-out', signsIn: false })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: 'Чтобы отправить, войдите' })
  act(() => setHint('signed-in'))
  expect(screen.queryByRole('group', { name: 'Чтобы отправить, войдите' })).toBeNull()
})

const querySignInLine = () => screen.queryByText(/Перед отправкой попросим/)

test.each([
  ['signs out', 'signed-in', undefined, 'Перед отправкой попросим войти или зарегистрироваться: здесь же, по почте.'],
  [
    'verifies an email',
    'signed-out',
    'registering',
    'Почта подтверждена. Перед отправкой попросим указать имя и пароль.',
  ],
  ['signs in', 'signed-out', 'signed-in', undefined],
] as const)('shows which step is missing before sending, if any, to a visitor who %s', (_, initialHint, hint, text) => {
  const { setHint } = renderForm({ hint: initialHint })
  act(() => setHint(hint))
  expect(querySignInLine()?.textContent.replaceAll('\u00a0', ' ')).toBe(text)
})

const requestWithoutAccount = { purpose: 'find', note: '', mayFinishLater: true } as const

test('does not mention a sign-in to a visitor whose verified email is enough', async () => {
  const { setHint } = renderForm({ hint: 'signed-out', signsIn: false, request: requestWithoutAccount })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await screen.findByRole('group', { name: 'Чтобы отправить, войдите' })
  act(() => setHint('registering'))
  expect(screen.queryByRole('group', { name: /Чтобы отправить/ })).toBeNull()
  expect(querySignInLine()).toBeNull()
})

test('asks a verified visitor to finish the registration if the form needs an account', async () => {
  const { setHint, signIn } = renderForm({ hint: 'registering', signsIn: false })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  expect(await screen.findByRole('group', { name: 'Чтобы отправить, закончите регистрацию' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: /Закончить и\sотправить/ }))
  expect(signIn).toHaveBeenCalledTimes(2)
  act(() => setHint('signed-in'))
  expect(screen.queryByRole('group', { name: /Чтобы отправить/ })).toBeNull()
})

test('does not send the same text again when the form is reopened, even if the device stores nothing', async () => {
  const records = someFormRecords(createFullDevice())
  const { unmount } = renderForm({ records })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await findReceipt()
  unmount()
  const { fileComplaint } = renderForm({ records })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await findReceipt()
  expect(fileComplaint).not.toHaveBeenCalled()
})

test('keeps the focus in the form after a press on a draft button or the sign-in button', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', null, { text: 'Ничьё' })
  const { unmount } = renderForm({ device })
  await userEvent.click(await screen.findByRole('button', { name: /Да, вернуть/ }))
  await waitFor(() => expect(getTextField()).toHaveValue('Ничьё'))
  const note = document.querySelector('form [role=status]')
  expect(note).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(note).toHaveFocus()
  await userEvent.tab()
  expect(getTextField()).toHaveFocus()
  unmount()
  const { signIn } = renderForm({ hint: 'signed-out', signsIn: false })
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  const signInButton = await screen.findByRole('button', { name: /Войти и\sотправить/ })
  let focusDuringSignIn: Element | null = null
  signIn.mockImplementation(() => {
    focusDuringSignIn = document.activeElement
    return Promise.resolve(false)
  })
  await userEvent.click(signInButton)
  expect(signIn).toHaveBeenCalledTimes(2)
  expect(focusDuringSignIn).toBe(screen.getByRole('button', { name: 'Послать' }))
})

test('announces a draft in an existing live region', async () => {
  const device = aDevice()
  createDrafts(device, Date.now).write('complaint:4', 7, { text: 'Моё' })
  renderForm({ device })
  const regions = screen.getAllByRole('status')
  const note = (await screen.findByText(/не\sуспели отправить/)).closest('[role=status]')
  expect(regions).toContain(note)
})

test('moves the focus to the receipt, which has an accessible name', async () => {
  renderForm()
  await userEvent.type(getTextField(), 'Пропал')
  await submitForm()
  await findReceipt()
  expect(screen.getByRole('group', { name: 'Жалоба принята' })).toHaveFocus()
})
