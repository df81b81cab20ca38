import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { createDrafts, type Drafts } from '#application/shared/drafts.ts'
import ru from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import { queryClient } from '#ui/query-client.ts'
import { leaveIfConfirmed, setLeaveGuard } from '#ui/form/leave-guard.ts'
import { PersonalForm } from './personal-form.tsx'

type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>
type SaveOutcome = Awaited<ReturnType<ClientUseCases['updateUser']>>

const ownProfile = anOwnProfile()
const createOwnProfileOutcome = (user = {}): ReadOutcome => ({ ok: true, value: anOwnProfile({ user: aUser(user) }) })
const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const
const device = aDevice()
const deviceDrafts = createDrafts(device, Date.now)

// The import must not count toward a test's timeout.
beforeAll(() => import('#ui/user/edit/edit-actor.ts'))

beforeEach(() => {
  queryClient.clear()
  deviceDrafts.clear()
})

interface RenderFormOptions {
  readonly reads?: ReadOutcome[]
  readonly saves?: (SaveOutcome | Promise<SaveOutcome>)[]
  readonly hint?: SessionHint
  readonly isConfirmed?: boolean
  readonly drafts?: Drafts
}

function renderForm({ reads = [], saves = [], drafts = deviceDrafts, ...options }: RenderFormOptions = {}) {
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() =>
    Promise.resolve(reads.shift() ?? createOwnProfileOutcome()),
  )
  const updateUser = vi.fn<ClientUseCases['updateUser']>(() =>
    Promise.resolve(saves.shift() ?? createOwnProfileOutcome()),
  )
  const view = renderWithSession(<PersonalForm locale="ru" drafts={drafts} />, { viewOwnProfile, updateUser }, options)
  return { ...view, viewOwnProfile, updateUser }
}

const findField = (label: RegExp) => screen.findByLabelText(label)
const findNameField = () => findField(/^Имя/)
const findPhoneField = () => findField(/^Телефон/)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
const findSummary = (heading: RegExp) => screen.findByRole('group', { name: heading })
async function fillField(findTarget: () => Promise<HTMLElement>, text: string) {
  await userEvent.clear(await findTarget())
  await userEvent.type(await findTarget(), text)
}

describe('the personal form', () => {
  test('fills the fields, saves only changed fields and shows a toast', async () => {
    const { updateUser, goTo, showToast } = renderForm({ saves: [createOwnProfileOutcome({ name: 'Анна' })] })
    expect(await findNameField()).toHaveValue('Марина Ветрова')
    expect(await findField(/почта/)).toHaveValue('marina@example.ru')
    expect(await findPhoneField()).toHaveValue('+7 917 204-18-33')
    await fillField(findNameField, ' Анна ')
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Анна' })
    await expect.poll(() => showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Изменения сохранены' })
    expect(goTo).toHaveBeenCalledWith('/profile')
    expect(queryClient.getQueryData(['own-profile'])).toMatchObject({ user: { name: 'Анна' } })
    expect(deviceDrafts.read('personal', ownProfile.user.id)).toBeUndefined()
  })

  test('shows which fields the API saved differently, and keeps the input as a draft', async () => {
    const { goTo, showToast, unmount } = renderForm({
      saves: [createOwnProfileOutcome({ name: 'Анна', phone: '+79172041833' })],
    })
    await fillField(findNameField, 'Анна Мария')
    await fillField(findPhoneField, '9172041834')
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledWith('/profile/settings')
    expect(showToast).toHaveBeenCalledOnce()
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', survivesNavigation: true }))
    expect(JSON.stringify(showToast.mock.lastCall)).toMatch(/не\sвсё.*Имя и\sфамилия, Телефон/)
    unmount()
    renderForm({ reads: [createOwnProfileOutcome({ name: 'Анна' })] })
    expect(await findNameField()).toHaveValue('Анна Мария')
    expect(await screen.findByText(/не\sуспели сохранить/)).toBeVisible()
  })

  test('removes a bidi mark from the name before it sends and compares it', async () => {
    const { updateUser, showToast } = renderForm({ saves: [createOwnProfileOutcome({ name: 'דוד (David) כהן' })] })
    await fillField(findNameField, 'דוד\u200F (David) כהן')
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'דוד (David) כהן' })
    await expect.poll(() => showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Изменения сохранены' })
  })

  test('shows length limits before sending', async () => {
    const { updateUser } = renderForm()
    await userEvent.clear(await findNameField())
    await userEvent.click(await findNameField())
    await userEvent.paste('я'.repeat(256))
    await userEvent.clear(await findField(/почта/))
    await userEvent.click(await findField(/почта/))
    await userEvent.paste(`${'a'.repeat(250)}@a.ru`)
    await save()
    expect(await findSummary(/исправьте поля/)).toBeVisible()
    expect(await findNameField()).toHaveAccessibleDescription(/до\s255\sзнаков/)
    expect(await findField(/почта/)).toHaveAccessibleDescription(/до\s254\sзнаков/)
    expect(updateUser).not.toHaveBeenCalled()
  })

  test('validates on submit, then on every change', async () => {
    const { updateUser } = renderForm()
    await fillField(findNameField, '  ')
    await fillField(findPhoneField, '917')
    expect(await findNameField()).toBeValid()
    expect(await findPhoneField()).toBeValid()
    await save()
    const errors = await findSummary(/исправьте поля/)
    expect(errors).toHaveFocus()
    expect(errors).toHaveTextContent('Введите имя')
    expect(await findPhoneField()).toBeInvalid()
    expect(await findPhoneField()).toHaveAccessibleDescription(/В\sномере не\sхватает 7\sцифр/)
    await fillField(findPhoneField, '8917204183')
    expect(await findPhoneField()).toHaveAccessibleDescription(/не\sхватает одной цифры/)
    await fillField(findPhoneField, '891720418345')
    expect(await findPhoneField()).toHaveAccessibleDescription(/Введите номер целиком/)
    await fillField(findPhoneField, '89172041834')
    expect(await findPhoneField()).toBeValid()
    await userEvent.click(screen.getByRole('link', { name: 'Введите имя' }))
    expect(await findNameField()).toHaveFocus()
    expect(updateUser).not.toHaveBeenCalled()
  })

  test('requires an email or a phone number', async () => {
    renderForm()
    await userEvent.clear(await findField(/почта/))
    await userEvent.clear(await findPhoneField())
    await save()
    expect(await findSummary(/исправьте поле/)).toHaveTextContent('почту или телефон')
  })

  test('shows an API error beside its field until the field changes', async () => {
    const emailTaken: SaveOutcome = {
      ok: false,
      error: { _tag: 'FieldErrors', fields: { email: ['Эта почта занята.'] }, message: '' },
    }
    const { updateUser, goTo } = renderForm({ saves: [emailTaken] })
    await fillField(() => findField(/почта/), 'anna@example.ru')
    await save()
    expect(await findSummary(/исправьте поле/)).toHaveFocus()
    expect(await findField(/почта/)).toHaveAccessibleDescription(/Эта почта занята/)
    await userEvent.type(await findField(/почта/), 'x')
    expect(await findField(/почта/)).toBeValid()
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(updateUser).toHaveBeenCalledTimes(2)
  })

  test('keeps the input if the API is unavailable, and does not send twice if only the response was lost', async () => {
    const { updateUser, goTo, logError } = renderForm({
      reads: [createOwnProfileOutcome(), createOwnProfileOutcome(), createOwnProfileOutcome({ name: 'Анна' })],
      saves: [unavailableOutcome],
    })
    await fillField(findNameField, 'Анна')
    await save()
    expect(await findSummary(/Не.сохранили/)).toHaveTextContent('Набранное осталось')
    expect(await findNameField()).toHaveValue('Анна')
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(updateUser).toHaveBeenCalledOnce()
    expect(JSON.stringify(logError.mock.calls)).not.toContain('Анна')
  })

  test('asks before it overwrites changes made elsewhere', async () => {
    const theirs = createOwnProfileOutcome({ name: 'Инна', phone: null })
    const { updateUser, goTo } = renderForm({ reads: [createOwnProfileOutcome(), theirs, theirs] })
    await fillField(findNameField, 'Анна')
    await save()
    expect(await screen.findByRole('heading', { name: /изменили/ })).toHaveFocus()
    expect(screen.getByRole('radio', { name: 'Оставить моё' })).toHaveAccessibleDescription('Анна')
    expect(updateUser).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: 'Оставить сохранённое' }))
    expect(screen.getByRole('radio', { name: 'Оставить сохранённое' })).toHaveAccessibleDescription('Инна')
    await userEvent.click(screen.getByRole('radio', { name: 'Оставить моё' }))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }))
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Анна' })
  })

  test('returns from a conflict to the form, or takes the saved values', async () => {
    const { updateUser, goTo } = renderForm({
      reads: [
        createOwnProfileOutcome(),
        createOwnProfileOutcome({ name: 'Инна' }),
        createOwnProfileOutcome({ name: 'Инна' }),
        createOwnProfileOutcome({ name: 'Инна' }),
      ],
    })
    await fillField(findNameField, 'Анна')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуться к\u00a0форме' }))
    expect(await findNameField()).toHaveValue('Анна')
    await save()
    await userEvent.click(await screen.findByRole('radio', { name: 'Оставить сохранённое' }))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }))
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(updateUser).not.toHaveBeenCalled()
  })

  test('sends null for a cleared field', async () => {
    const { updateUser } = renderForm()
    await userEvent.clear(await findPhoneField())
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ phone: null })
  })

  test('sends nothing when nothing changed, and shows the success message', async () => {
    const untidyOutcome = createOwnProfileOutcome({ name: ' Марина Ветрова ' })
    const { updateUser, goTo, showToast } = renderForm({ reads: [untidyOutcome, untidyOutcome] })
    await findNameField()
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Изменения сохранены' })
    expect(updateUser).not.toHaveBeenCalled()
  })

  test('restores a draft, discards it, and undoes the discard until the next input', async () => {
    const firstForm = renderForm()
    await fillField(findNameField, 'Анна')
    firstForm.unmount()
    queryClient.clear()
    renderForm({ reads: [createOwnProfileOutcome({ email: 'new@example.ru' })] })
    const nameField = await findNameField()
    expect(nameField).toHaveValue('Анна')
    expect(nameField.closest('form')).not.toHaveAttribute('data-saved')
    expect(await findField(/почта/)).toHaveValue('new@example.ru')
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить правки' }))
    expect(await findNameField()).toHaveValue('Марина Ветрова')
    expect(deviceDrafts.read('personal', ownProfile.user.id)).toBeUndefined()
    expect(nameField.closest('form')).toHaveAttribute('data-saved')
    const undoButton = screen.getByRole('button', { name: 'Вернуть' })
    expect(document.activeElement).toBe(undoButton.closest('[role=status]'))
    await userEvent.click(undoButton)
    expect(await findNameField()).toHaveValue('Анна')
    expect(JSON.stringify(deviceDrafts.read('personal', ownProfile.user.id))).toContain('Анна')
    expect(screen.getByRole('button', { name: 'Отменить правки' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Отменить правки' }))
    await fillField(findNameField, 'Ольга')
    expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull()
  })

  test('asks before canceling if there is unsaved input, then drops the draft', async () => {
    const { confirm, goTo } = renderForm()
    await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }))
    expect(confirm).not.toHaveBeenCalled()
    expect(goTo).toHaveBeenCalledOnce()
    await fillField(findNameField, 'Анна')
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(deviceDrafts.read('personal', ownProfile.user.id)).toBeUndefined()
  })

  async function restoreDraft(options: RenderFormOptions) {
    const { unmount } = renderForm()
    await fillField(findNameField, 'Анна')
    unmount()
    renderForm(options)
    return screen.findByRole('button', { name: 'Отменить правки' })
  }

  test('does not let the visitor discard a restored draft while it is being saved', async () => {
    const discardButton = await restoreDraft({ saves: [new Promise(() => undefined)] })
    expect(discardButton.closest('[inert]')).toBeNull()
    await save()
    await expect.poll(() => discardButton.closest('[inert]')).not.toBeNull()
  })

  test('clears an API error once the rejected draft is discarded', async () => {
    const fields = { name: ['Такое имя занято.'] }
    const discardButton = await restoreDraft({
      saves: [{ ok: false, error: { _tag: 'FieldErrors', fields, message: 'Проверьте имя.' } }],
    })
    await save()
    expect(await findSummary(/Не.сохранили/)).toHaveTextContent('Проверьте имя')
    expect(await findNameField()).toBeInvalid()
    await userEvent.click(discardButton)
    expect(await findNameField()).toBeValid()
    expect(screen.queryByRole('group', { name: /Не.сохранили/ })).toBeNull()
  })

  test('keeps the countdown of a rate limit when a draft is discarded', async () => {
    const discardButton = await restoreDraft({
      saves: [{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 60 } }],
    })
    await save()
    await findSummary(/Слишком много попыток/)
    await userEvent.click(discardButton)
    expect(screen.getByText(/через/)).toBeVisible()
  })

  test('announces the next failure after a draft is discarded, and not the last one again', async () => {
    const discardButton = await restoreDraft({ saves: [unavailableOutcome] })
    await save()
    expect(await findSummary(/Не.сохранили/)).toHaveFocus()
    await userEvent.click(discardButton)
    expect(screen.getByRole('button', { name: 'Вернуть' }).closest('[role=status]')).toHaveFocus()
    await userEvent.clear(await findNameField())
    await save()
    await expect.poll(() => document.activeElement).toBe(await findSummary(/исправьте поле/))
  })

  test('does not cancel while saving', async () => {
    const { confirm, goTo, updateUser } = renderForm({ saves: [new Promise(() => undefined)] })
    await fillField(findNameField, 'Анна')
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledOnce()
    const cancelButton = screen.getByRole('button', { name: 'Отмена' })
    expect(cancelButton).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(cancelButton)
    expect([confirm, goTo].map(spy => spy.mock.calls)).toEqual([[], []])
  })

  async function leaveWhileSaving() {
    let respond: (outcome: SaveOutcome) => void = () => undefined
    const view = renderForm({ saves: [new Promise<SaveOutcome>(resolve => (respond = resolve))] })
    await fillField(findNameField, 'Анна')
    await save()
    await expect.poll(() => view.updateUser).toHaveBeenCalledOnce()
    view.unmount()
    return { ...view, respond }
  }

  test('caches and announces a save that ends after leaving, and drops its draft', async () => {
    const { respond, showToast, goTo } = await leaveWhileSaving()
    const nextGuard = { confirmLeave: () => Promise.resolve(true), stop: vi.fn() }
    setLeaveGuard(nextGuard)
    respond(createOwnProfileOutcome({ name: 'Анна' }))
    await expect.poll(() => showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Изменения сохранены' })
    expect(queryClient.getQueryData(['own-profile'])).toMatchObject({ user: { name: 'Анна' } })
    expect(deviceDrafts.read('personal', ownProfile.user.id)).toBeUndefined()
    expect(goTo).not.toHaveBeenCalled()
    expect(nextGuard.stop).not.toHaveBeenCalled()
    setLeaveGuard(null)
  })

  test('keeps a draft that was typed after leaving', async () => {
    const { respond, showToast } = await leaveWhileSaving()
    renderForm()
    await fillField(findNameField, 'Ольга')
    respond(createOwnProfileOutcome({ name: 'Анна' }))
    await expect.poll(() => showToast).toHaveBeenCalledOnce()
    expect(deviceDrafts.read('personal', ownProfile.user.id)).toMatchObject({ fields: { name: 'Ольга' } })
  })

  test('announces a save that fails after leaving, and keeps its draft', async () => {
    const { respond, showToast } = await leaveWhileSaving()
    respond(unavailableOutcome)
    await expect
      .poll(() => showToast)
      .toHaveBeenCalledWith({ kind: 'error', text: ru.failedAfterLeaving, survivesNavigation: true })
    expect(JSON.stringify(deviceDrafts.read('personal', ownProfile.user.id))).toContain('Анна')
  })

  test('keeps the input when the visitor presses Cancel but does not confirm', async () => {
    const { goTo } = renderForm({ isConfirmed: false })
    await fillField(findNameField, 'Анна')
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(goTo).not.toHaveBeenCalled()
    expect(await findNameField()).toHaveValue('Анна')
  })

  test('asks before leaving with unsaved changes, and offers to stay', async () => {
    const { confirm } = renderForm()
    const proceed = vi.fn()
    await findNameField()
    leaveIfConfirmed(proceed)
    expect(proceed).toHaveBeenCalledOnce()
    await fillField(findNameField, 'Анна')
    leaveIfConfirmed(proceed)
    expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ accept: 'Остаться', reject: 'Уйти' }))
    await fillField(findNameField, 'Марина Ветрова')
    leaveIfConfirmed(proceed)
    expect(confirm).toHaveBeenCalledOnce()
    expect(proceed).toHaveBeenCalledTimes(2)
  })

  test.each(['save', 'cancel'] as const)('lets the visitor leave without another question after %s', async action => {
    const { confirm, goTo } = renderForm()
    const proceed = vi.fn()
    goTo.mockImplementation(() => leaveIfConfirmed(proceed))
    await fillField(findNameField, 'Анна')
    if (action === 'save') await save()
    else await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    await expect.poll(() => proceed).toHaveBeenCalledOnce()
    // Cancel itself asks once.
    expect(confirm).toHaveBeenCalledTimes(action === 'save' ? 0 : 1)
  })

  const restorePage = () => act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  test('opens again after a save once Back restores the page from the back/forward cache', async () => {
    const [savedOutcome, ...reads] = Array.from({ length: 4 }, () => createOwnProfileOutcome({ name: 'Анна' }))
    const { updateUser, goTo } = renderForm({
      reads: [createOwnProfileOutcome(), createOwnProfileOutcome(), ...reads],
      saves: savedOutcome ? [savedOutcome] : [],
    })
    await fillField(findNameField, 'Анна')
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    restorePage()
    expect(await findNameField()).toHaveValue('Анна')
    expect((await findNameField()).closest('[inert]')).toBeNull()
    await fillField(findNameField, 'Ольга')
    await save()
    await expect.poll(() => updateUser).toHaveBeenLastCalledWith({ name: 'Ольга' })
    await expect.poll(() => goTo).toHaveBeenCalledTimes(2)
  })

  test('restores input that the API saved differently once Back restores the page', async () => {
    const savedOutcome = createOwnProfileOutcome({ name: 'Анна' })
    const { goTo } = renderForm({
      reads: [createOwnProfileOutcome(), createOwnProfileOutcome(), savedOutcome, savedOutcome],
      saves: [savedOutcome],
    })
    await fillField(findNameField, 'Анна Мария')
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    restorePage()
    expect(await screen.findByRole('button', { name: ru.discard })).toBeVisible()
    expect(await findNameField()).toHaveValue('Анна Мария')
  })

  test('keeps newer input if a save ends after Back has restored the page', async () => {
    let respond: (outcome: SaveOutcome) => void = () => undefined
    const { updateUser, goTo, showToast } = renderForm({ saves: [new Promise(resolve => (respond = resolve))] })
    await fillField(findNameField, 'Анна')
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledOnce()
    restorePage()
    await waitFor(async () => expect((await findNameField()).closest('[inert]')).toBeNull())
    await fillField(findNameField, 'Ольга')
    respond(createOwnProfileOutcome({ name: 'Анна' }))
    await expect.poll(() => showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Изменения сохранены' })
    expect(goTo).not.toHaveBeenCalled()
    expect(await findNameField()).toHaveValue('Ольга')
    expect(deviceDrafts.read('personal', ownProfile.user.id)).toMatchObject({ fields: { name: 'Ольга' } })
  })

  test('can save again if the page was left during a save whose response never came', async () => {
    const { updateUser, goTo } = renderForm({ saves: [new Promise(() => undefined)] })
    await fillField(findNameField, 'Анна')
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledOnce()
    restorePage()
    await waitFor(async () => expect((await findNameField()).closest('[inert]')).toBeNull())
    expect(await findNameField()).toHaveValue('Анна')
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledTimes(2)
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
  })

  test('keeps an idle form when the page is restored from the back/forward cache', async () => {
    renderForm({ drafts: createDrafts(aDevice({ isFull: true }), Date.now) })
    await fillField(findNameField, 'Анна')
    restorePage()
    expect(await findNameField()).toHaveValue('Анна')
    expect(await findNameField()).toHaveFocus()
  })

  test('stops promising a draft once the device fails to store it', async () => {
    const { confirm } = renderForm({ drafts: createDrafts(aDevice({ isFull: true }), Date.now) })
    await findNameField()
    expect(screen.getByText(/на.этом устройстве/)).toBeVisible()
    await fillField(findNameField, 'Анна')
    expect(screen.queryByText(/на.этом устройстве/)).toBeNull()
    leaveIfConfirmed(vi.fn())
    expect(JSON.stringify(confirm.mock.lastCall)).toContain('пропадёт')
  })

  test('opens although lists of the profile could not be read', async () => {
    renderForm({ reads: [{ ok: true, value: { ...ownProfile, unreadableLists: ['specialities', 'socials'] } }] })
    expect(await findNameField()).toHaveValue('Марина Ветрова')
  })

  test('keeps the input when the session expires and the visitor signs in again', async () => {
    const { setHint } = renderForm({ saves: [{ ok: false, error: { _tag: 'SessionExpired' } }] })
    await fillField(findNameField, 'Анна')
    await save()
    act(() => setHint('expired'))
    expect(await findSummary(/Сеанс истёк/)).toBeVisible()
    expect(await findNameField()).toHaveValue('Анна')
    act(() => {
      setHint('signed-in')
      void queryClient.resetQueries()
    })
    expect(await findNameField()).toHaveValue('Анна')
  })

  test('shows no draft to another user', async () => {
    const { setHint } = renderForm({
      reads: [createOwnProfileOutcome(), createOwnProfileOutcome({ id: 8, name: 'Тимур' })],
    })
    await fillField(findNameField, 'Анна')
    act(() => setHint('expired'))
    await act(async () => {
      setHint('signed-in')
      await queryClient.resetQueries()
    })
    await expect.poll(findNameField).toHaveValue('Тимур')
  })
})
