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
import { AboutForm } from './about/about-form.tsx'
import { PersonalForm } from './personal/personal-form.tsx'

type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>

const ownOutcome: ReadOutcome = { ok: true, value: anOwnProfile() }
const otherOutcome: ReadOutcome = { ok: true, value: anOwnProfile({ user: aUser({ id: 8, phone: null }) }) }
const unavailableOutcome: ReadOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }

// Loads the edit machine first, so that its import does not count toward a test's timeout.
beforeAll(() => import('./edit-actor.ts'))
beforeEach(() => queryClient.clear())

/** `signInAsOther` signs in another user while the form is open. That user's profile can't be read by default. */
function renderForm(content: Parameters<typeof renderWithSession>[0]) {
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve(unavailableOutcome))
  viewOwnProfile.mockResolvedValueOnce(ownOutcome)
  const updateUser = vi.fn<ClientUseCases['updateUser']>(() => Promise.resolve(otherOutcome))
  const countRegion = vi.fn<ClientUseCases['countRegion']>(() => Promise.resolve({ ok: true, value: undefined }))
  const { setHint, ...view } = renderWithSession(content, { viewOwnProfile, updateUser, countRegion })
  const signInAsOther = async () => {
    act(() => setHint('expired'))
    act(() => setHint('signed-in'))
    await act(() => queryClient.resetQueries({ queryKey: ['own-profile'] }))
  }
  return { ...view, viewOwnProfile, updateUser, countRegion, signInAsOther }
}

test('saves nothing into the account of another user, and keeps the draft', async () => {
  const drafts = createDrafts(aDevice(), Date.now)
  const { viewOwnProfile, updateUser, signInAsOther, toast } = renderForm(<PersonalForm locale="ru" drafts={drafts} />)
  const nameField = await screen.findByLabelText(/^Имя/)
  await userEvent.clear(nameField)
  await userEvent.type(nameField, 'Анна')
  await signInAsOther()
  expect(nameField).toHaveValue('Анна')
  viewOwnProfile.mockResolvedValue(otherOutcome)
  await userEvent.click(screen.getByRole('button', { name: ru.save }))
  await expect.poll(() => toast).toHaveBeenCalledWith({ kind: 'error', text: ru.failure.OtherAuthor.text })
  expect(updateUser).not.toHaveBeenCalled()
  // The form of the other user replaces this one.
  expect(await screen.findByLabelText(/^Телефон/)).toHaveValue('')
  expect(screen.getByLabelText(/^Имя/)).toHaveValue('Марина Ветрова')
  expect(drafts.read('personal', 7)).toMatchObject({ fields: { name: 'Анна' } })
  expect(drafts.read('personal', 8)).toBeUndefined()
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

test('does not save the region switch for another user, whose form opens', async () => {
  const { regionSwitch, viewOwnProfile, countRegion, toast } = await renderSwitchAndSignInAsOther()
  viewOwnProfile.mockResolvedValue(otherOutcome)
  await userEvent.click(regionSwitch)
  await expect.poll(() => toast).toHaveBeenCalledWith({ kind: 'error', text: ru.failure.OtherAuthor.text })
  await waitFor(() => expect(regionSwitch).not.toBeInTheDocument())
  expect(screen.getByRole('switch')).not.toBeChecked()
  expect(countRegion).not.toHaveBeenCalled()
})
