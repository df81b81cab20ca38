import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import ru from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import { queryClient } from '#ui/query-client.ts'
import { resetQueries } from '#ui/user/reset-queries.ts'
import { AboutForm } from './about/about-form.tsx'
import { PersonalForm } from './personal/personal-form.tsx'

type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>

const ownOutcome: ReadOutcome = { ok: true, value: anOwnProfile() }
const otherOutcome: ReadOutcome = { ok: true, value: anOwnProfile({ user: aUser({ id: 8, phone: null }) }) }
const unavailableOutcome: ReadOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

// The import must not count toward a test's timeout.
beforeAll(() => import('./edit-actor.ts'))
beforeEach(() => queryClient.clear())

/** The profile of the user whom `signInAsOther` signs in can't be read by default. */
function renderForm(content: Parameters<typeof renderWithSession>[0]) {
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve(unavailableOutcome))
  viewOwnProfile.mockResolvedValueOnce(ownOutcome)
  const updateUser = vi.fn<ClientUseCases['updateUser']>(() => Promise.resolve(otherOutcome))
  const countRegion = vi.fn<ClientUseCases['countRegion']>(() => Promise.resolve({ ok: true, value: undefined }))
  const view = renderWithSession(content, { viewOwnProfile, updateUser, countRegion })
  const { setHint } = view
  const signInAsOther = async () => {
    act(() => setHint('expired'))
    act(() => setHint('signed-in'))
    await act(() => queryClient.resetQueries({ queryKey: ['own-profile'] }))
  }
  return { ...view, viewOwnProfile, updateUser, countRegion, signInAsOther }
}

test('saves nothing into the account of another user, and keeps the draft', async () => {
  const drafts = createDrafts(aDevice(), Date.now)
  const { viewOwnProfile, updateUser, signInAsOther, showToast } = renderForm(
    <PersonalForm locale="ru" drafts={drafts} />,
  )
  const nameField = await screen.findByLabelText(/^Имя/)
  await userEvent.clear(nameField)
  await userEvent.type(nameField, 'Анна')
  await signInAsOther()
  expect(nameField).toHaveValue('Анна')
  viewOwnProfile.mockResolvedValue(otherOutcome)
  await userEvent.click(screen.getByRole('button', { name: ru.save }))
  await expect.poll(() => showToast).toHaveBeenCalledWith({ kind: 'error', text: ru.failure.OtherAuthor.text })
  expect(updateUser).not.toHaveBeenCalled()
  expect(await screen.findByLabelText(/^Телефон/)).toHaveValue('')
  expect(screen.getByLabelText(/^Имя/)).toHaveValue('Марина Ветрова')
  expect(drafts.read('personal', 7)).toMatchObject({ fields: { name: 'Анна' } })
  expect(drafts.read('personal', 8)).toBeUndefined()
})

type SaveOutcome = Awaited<ReturnType<ClientUseCases['updateUser']>>

/** `respond` answers with another name, as if the API had changed it. */
async function sendName() {
  const drafts = createDrafts(aDevice(), Date.now)
  let resolve: (outcome: SaveOutcome) => void = () => undefined
  const { viewOwnProfile, updateUser, ...view } = renderForm(<PersonalForm locale="ru" drafts={drafts} />)
  updateUser.mockReturnValueOnce(new Promise(resolvePromise => (resolve = resolvePromise)))
  const nameField = await screen.findByLabelText(/^Имя/)
  await userEvent.clear(nameField)
  await userEvent.type(nameField, 'Анна')
  viewOwnProfile.mockResolvedValueOnce(ownOutcome)
  await userEvent.click(screen.getByRole('button', { name: ru.save }))
  await expect.poll(() => updateUser).toHaveBeenCalledOnce()
  const respond = async () => {
    await act(async () => resolve({ ok: true, value: anOwnProfile({ user: aUser({ name: 'Анна Ветрова' }) }) }))
    await expect.poll(() => view.showToast).toHaveBeenCalled()
  }
  return { ...view, viewOwnProfile, drafts, respond }
}

test('does not show the response of a save to another user who has signed in meanwhile', async () => {
  const { viewOwnProfile, signInAsOther, respond, drafts } = await sendName()
  viewOwnProfile.mockResolvedValue(otherOutcome)
  await signInAsOther()
  await waitFor(() => expect(screen.getByLabelText(/^Телефон/)).toHaveValue(''))
  await respond()
  expect(queryClient.getQueryData(['own-profile'])).toMatchObject({ user: { id: 8 } })
  expect(drafts.read('personal', 7)).toBeUndefined()
})

test('R-logout: stores no draft and no profile when a save ends after the sign-out', async () => {
  const { setHint, respond, drafts } = await sendName()
  act(() => setHint(undefined))
  await act(() => resetQueries(undefined))
  await respond()
  expect(queryClient.getQueryData(['own-profile'])).toBeUndefined()
  expect(drafts.read('personal', 7)).toBeUndefined()
})

test('stores a draft of a name that the API has changed while the same user is signed in', async () => {
  const { respond, drafts } = await sendName()
  await respond()
  expect(queryClient.getQueryData(['own-profile'])).toMatchObject({ user: { id: 7, name: 'Анна Ветрова' } })
  expect(drafts.read('personal', 7)).toMatchObject({ fields: { name: 'Анна' } })
})

async function renderSwitchAndSignInAsOther() {
  const drafts = createDrafts(aDevice(), Date.now)
  const form = <AboutForm locale="ru" drafts={drafts} pickerTexts={getCityPickerTexts('ru')} />
  const { signInAsOther, ...view } = renderForm(form)
  const regionSwitch = await screen.findByRole('switch')
  await signInAsOther()
  return { ...view, regionSwitch }
}

test('does not save the region switch while the user is unknown, and offers a retry', async () => {
  const { regionSwitch, viewOwnProfile, countRegion } = await renderSwitchAndSignInAsOther()
  await userEvent.click(regionSwitch)
  await waitFor(() => expect(regionSwitch).toHaveAccessibleDescription(/Не\sсохранилось, вернули как было/))
  expect(regionSwitch).not.toBeChecked()
  expect(countRegion).not.toHaveBeenCalled()
  viewOwnProfile.mockResolvedValue(ownOutcome)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  await expect.poll(() => countRegion).toHaveBeenCalledExactlyOnceWith(true)
  expect(regionSwitch).toBeChecked()
})

test('does not save a second press of the region switch once another user has signed in', async () => {
  const form = (
    <AboutForm locale="ru" drafts={createDrafts(aDevice(), Date.now)} pickerTexts={getCityPickerTexts('ru')} />
  )
  const { viewOwnProfile, countRegion, signInAsOther, showToast } = renderForm(form)
  let respond: () => void = () => undefined
  countRegion.mockReturnValueOnce(new Promise(resolve => (respond = () => resolve({ ok: true, value: undefined }))))
  await userEvent.dblClick(await screen.findByRole('switch'))
  await expect.poll(() => countRegion).toHaveBeenCalledExactlyOnceWith(true)
  viewOwnProfile.mockResolvedValue(otherOutcome)
  await signInAsOther()
  await act(async () => respond())
  await expect.poll(() => showToast).toHaveBeenCalledWith({ kind: 'error', text: ru.failure.OtherAuthor.text })
  expect(countRegion).toHaveBeenCalledOnce()
  expect(queryClient.getQueryData(['own-profile'])).toMatchObject({ user: { id: 8 }, aboutStatistics: false })
})

test('does not save the region switch for another user, whose form opens', async () => {
  const { regionSwitch, viewOwnProfile, countRegion, showToast } = await renderSwitchAndSignInAsOther()
  viewOwnProfile.mockResolvedValue(otherOutcome)
  await userEvent.click(regionSwitch)
  await expect.poll(() => showToast).toHaveBeenCalledWith({ kind: 'error', text: ru.failure.OtherAuthor.text })
  await waitFor(() => expect(regionSwitch).not.toBeInTheDocument())
  expect(screen.getByRole('switch')).not.toBeChecked()
  expect(countRegion).not.toHaveBeenCalled()
})
