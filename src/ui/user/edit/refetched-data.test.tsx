import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import type { Speciality } from '#domain/profile/profile.ts'
import { editLimits } from '#domain/user/edits.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import ru from '#ui/i18n/locales/ru/edit.json' with { type: 'json' }
import { leaveIfConfirmed } from '#ui/form/leave-guard.ts'
import { queryClient } from '#ui/query-client.ts'
import { resetQueries } from '#ui/user/reset-queries.ts'
import { AboutForm } from './about/about-form.tsx'
import { PersonalForm } from './personal/personal-form.tsx'

// The import must not count toward a test's timeout.
beforeAll(() => import('./edit-actor.ts'))
beforeEach(() => queryClient.clear())

const createOwnProfile = (user: Parameters<typeof aUser>[0]) => anOwnProfile({ user: aUser(user) })

function renderForm(createForm: (drafts: ReturnType<typeof createDrafts>) => Parameters<typeof renderWithSession>[0]) {
  const drafts = createDrafts(aDevice(), Date.now)
  let savedProfile = anOwnProfile()
  const viewOwnProfile = () => Promise.resolve({ ok: true, value: savedProfile } as const)
  const updateUser = vi.fn<ClientUseCases['updateUser']>(viewOwnProfile)
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(viewOwnProfile)
  const view = renderWithSession(createForm(drafts), { viewOwnProfile, updateUser, updateProfile })
  const saveElsewhere = async (ownProfile: OwnProfile) => {
    savedProfile = ownProfile
    await act(() => queryClient.refetchQueries({ queryKey: ['own-profile'] }))
  }
  return { ...view, drafts, updateUser, updateProfile, saveElsewhere }
}

async function renderPersonalForm() {
  const view = renderForm(drafts => <PersonalForm locale="ru" drafts={drafts} />)
  await screen.findByLabelText(/^Имя/)
  return view
}

const getNameField = () => screen.getByLabelText(/^Имя/)
const getPhoneField = () => screen.getByLabelText(/^Телефон/)
const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const typeName = async (text: string) => {
  await userEvent.clear(getNameField())
  await userEvent.type(getNameField(), text)
}

test('shows refetched data in an untouched form', async () => {
  const { drafts, saveElsewhere, confirm } = await renderPersonalForm()
  await saveElsewhere(createOwnProfile({ name: 'Инна', phone: null }))
  await waitFor(() => expect(getNameField()).toHaveValue('Инна'))
  expect(getPhoneField()).toHaveValue('')
  expect(drafts.isEmpty()).toBe(true)
  await pressButton(ru.cancel)
  expect(confirm).not.toHaveBeenCalled()
})

test('keeps the draft of another tab when an untouched form shows refetched data', async () => {
  const { drafts, saveElsewhere } = await renderPersonalForm()
  const base = { name: 'Инна', email: '', phone: '' }
  const draft = { base, fields: { ...base, name: 'Анна' } }
  drafts.write('personal', 7, draft)
  await saveElsewhere(createOwnProfile({ name: 'Инна' }))
  await waitFor(() => expect(getNameField()).toHaveValue('Инна'))
  expect(drafts.read('personal', 7)).toEqual(draft)
})

const otherTabBase = { name: 'Марина Ветрова', email: 'marina@example.ru', phone: '+7 917 204-18-33' }
const otherTabDraft = { base: otherTabBase, fields: { ...otherTabBase, phone: '+7 900 000-00-09' } }

test.each(['cancel', 'save'] as const)('keeps the draft of another tab on %s in an untouched form', async action => {
  const { drafts, goTo } = await renderPersonalForm()
  drafts.write('personal', 7, otherTabDraft)
  await pressButton(ru[action])
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(drafts.read('personal', 7)).toEqual(otherTabDraft)
})

test.each(['cancel', 'save'] as const)('on %s, keeps a draft that another tab stored after the input', async action => {
  const { drafts, goTo, updateUser } = await renderPersonalForm()
  updateUser.mockResolvedValue({ ok: true, value: createOwnProfile({ name: 'Анна' }) })
  const leave = vi.fn()
  goTo.mockImplementation(() => leaveIfConfirmed(leave))
  await typeName('Анна')
  drafts.write('personal', 7, otherTabDraft)
  await pressButton(ru[action])
  await expect.poll(() => leave).toHaveBeenCalledOnce()
  expect(drafts.read('personal', 7)).toEqual(otherTabDraft)
})

test('when the input is undone, keeps a draft that another tab stored in the meantime', async () => {
  const { drafts } = await renderPersonalForm()
  await userEvent.clear(getNameField())
  drafts.write('personal', 7, otherTabDraft)
  await userEvent.click(getNameField())
  await userEvent.paste('Марина Ветрова')
  expect(drafts.read('personal', 7)).toEqual(otherTabDraft)
})

test('compares input with the data that the form showed when typing began', async () => {
  const { saveElsewhere } = await renderPersonalForm()
  await saveElsewhere(createOwnProfile({ name: 'Инна' }))
  await waitFor(() => expect(getNameField()).toHaveValue('Инна'))
  await typeName('Анна')
  await saveElsewhere(createOwnProfile({ name: 'Ольга' }))
  expect(getNameField()).toHaveValue('Анна')
  await pressButton(ru.save)
  expect(await screen.findByRole('radio', { name: ru.conflict.theirs })).toHaveAccessibleDescription('Ольга')
})

test('keeps a form with input as it is, and does not overwrite what was saved elsewhere', async () => {
  const { updateUser, saveElsewhere } = await renderPersonalForm()
  await typeName('Анна')
  await saveElsewhere(createOwnProfile({ phone: null }))
  expect(getNameField()).toHaveValue('Анна')
  expect(getPhoneField()).toHaveValue('+7 917 204-18-33')
  await pressButton(ru.save)
  await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Анна' })
})

test('stays open after a response without the name of the user', async () => {
  const { setHint, saveElsewhere } = await renderPersonalForm()
  await typeName('Анна')
  await saveElsewhere(createOwnProfile({ name: '' }))
  act(() => setHint('registering'))
  expect(getNameField()).toHaveValue('Анна')
  await act(() => queryClient.resetQueries({ queryKey: ['own-profile'] }))
  expect(getNameField()).toHaveValue('Анна')
})

test('R-401: stays open when the session expires and the visitor closes the login, but not after a sign-out', async () => {
  const { setHint } = await renderPersonalForm()
  await typeName('Анна')
  act(() => setHint('expired'))
  act(() => setHint())
  expect(getNameField()).toHaveValue('Анна')
  act(() => setHint('signed-in'))
  act(() => setHint())
  await act(() => resetQueries(undefined))
  await waitFor(() => expect(screen.queryByLabelText(/^Имя/)).toBeNull())
})

test.each(['+78432041833 доб. 12', '+7843204'])(
  'saves other fields although an old, invalid phone number was changed elsewhere (%s)',
  async oldPhone => {
    const view = renderForm(drafts => <PersonalForm locale="ru" drafts={drafts} />)
    await screen.findByLabelText(/^Имя/)
    await view.saveElsewhere(createOwnProfile({ phone: oldPhone }))
    await waitFor(() => expect(getPhoneField()).not.toHaveValue('+7 917 204-18-33'))
    await typeName('Анна')
    await view.saveElsewhere(createOwnProfile({}))
    await pressButton(ru.save)
    await expect.poll(() => view.updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Анна' })
  },
)

test('shows refetched data after input was discarded, and restores the input with its own base', async () => {
  const drafts = createDrafts(aDevice(), Date.now)
  const base = { name: 'Марина Ветрова', email: 'marina@example.ru', phone: '+7 917 204-18-33' }
  drafts.write('personal', 7, { base, fields: { ...base, name: 'Анна' } })
  const { updateUser, saveElsewhere } = renderForm(() => <PersonalForm locale="ru" drafts={drafts} />)
  expect(await screen.findByLabelText(/^Имя/)).toHaveValue('Анна')
  await saveElsewhere(createOwnProfile({ phone: null }))
  await pressButton(ru.discard)
  expect(getNameField()).toHaveValue(base.name)
  await waitFor(() => expect(getPhoneField()).toHaveValue(''))
  expect(drafts.isEmpty()).toBe(true)
  await pressButton(ru.undoDiscard)
  expect(getNameField()).toHaveValue('Анна')
  expect(drafts.read('personal', 7)).toEqual({ base, fields: { ...base, name: 'Анна' } })
  await pressButton(ru.save)
  await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Анна' })
})

test('saves another field although an unknown unit and an overlong text were changed elsewhere', async () => {
  const createOwnProfileWith = (unit: Partial<Speciality>, about: string, aboutStatistics = false) =>
    anOwnProfile({ aboutStatistics, profile: aProfile({ about, specialities: [aSpeciality(unit)] }) })
  const { saveElsewhere, updateProfile } = renderForm(drafts => (
    <AboutForm locale="ru" drafts={drafts} pickerTexts={getCityPickerTexts('ru')} />
  ))
  const regionSwitch = await screen.findByRole('switch')
  await saveElsewhere(
    createOwnProfileWith({ priceUnit: null, unknownUnit: 'parsec' }, 'я'.repeat(editLimits.about + 1)),
  )
  await screen.findByRole('option', { name: 'parsec' })
  await userEvent.type(screen.getByRole('textbox', { name: /^Опыт/ }), '{Backspace}8')
  await saveElsewhere(createOwnProfileWith({ priceUnit: 'hour' }, '', true))
  await waitFor(() => expect(regionSwitch).toBeChecked())
  expect(screen.getByRole('option', { name: 'parsec', selected: true })).toBeVisible()
  await pressButton(ru.save)
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ experienceYears: 8 })
})

test('R-about-statistics: the switch shows refetched data while the form keeps its input', async () => {
  const { saveElsewhere } = renderForm(drafts => (
    <AboutForm locale="ru" drafts={drafts} pickerTexts={getCityPickerTexts('ru')} />
  ))
  const regionSwitch = await screen.findByRole('switch')
  expect(regionSwitch).not.toBeChecked()
  await userEvent.type(screen.getByRole('textbox', { name: /^Опыт/ }), '0')
  await saveElsewhere(anOwnProfile({ aboutStatistics: true }))
  await waitFor(() => expect(regionSwitch).toBeChecked())
  expect(screen.getByRole('textbox', { name: /^Опыт/ })).toHaveValue('90')
})
