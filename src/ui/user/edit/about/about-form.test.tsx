import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { queryClient } from '#ui/query-client.ts'
import { AboutForm } from './about-form.tsx'

type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>
type SaveOutcome = Awaited<ReturnType<ClientUseCases['updateProfile']>>

const createOwnProfileOutcome = (overrides: Partial<Profile> = {}): ReadOutcome => ({
  ok: true,
  value: anOwnProfile({ profile: aProfile(overrides) }),
})
const drafts = createDrafts(aDevice(), Date.now)

// The import must not count toward a test's timeout.
beforeAll(() => import('#ui/user/edit/edit-actor.ts'))

beforeEach(() => {
  queryClient.clear()
  drafts.clear()
})

function renderForm(reads: ReadOutcome[] = [], saves: SaveOutcome[] = []) {
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() =>
    Promise.resolve(reads.shift() ?? createOwnProfileOutcome()),
  )
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(() =>
    Promise.resolve(saves.shift() ?? createOwnProfileOutcome()),
  )
  const listCategories: ClientUseCases['listCategories'] = () => Promise.resolve({ ok: true, value: aTree() })
  const form = <AboutForm locale="ru" drafts={drafts} pickerTexts={getCityPickerTexts('ru')} />
  return { ...renderWithSession(form, { viewOwnProfile, updateProfile, listCategories }), updateProfile }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
const findService = async (number: number) =>
  within(await screen.findByRole('group', { name: `Услуга\u00a0${number}` }))
const findPriceField = async (number: number) => (await findService(number)).getByRole('textbox', { name: /Цена/ })
const findStoryField = () => screen.findByRole('textbox', { name: /Рассказ/ })
async function fillField(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const findSummary = () => screen.findByRole('group', { name: /Не\sсохранили/ })

test('opens no form if the services could not be read, and offers a retry', async () => {
  renderForm([{ ok: true, value: anOwnProfile({ unreadableLists: ['specialities'] }) }])
  const retryButton = await screen.findByRole('button', { name: 'Повторить' })
  expect(screen.queryByRole('textbox', { name: /Рассказ/ })).toBeNull()
  await userEvent.click(retryButton)
  expect(await findStoryField()).toBeVisible()
})

test('opens the form if only the links could not be read', async () => {
  renderForm([{ ok: true, value: anOwnProfile({ unreadableLists: ['socials'] }) }])
  expect(await findStoryField()).toBeVisible()
})

test('sends only the story when nothing else changed', async () => {
  const { updateProfile, goTo } = renderForm()
  await fillField(await findStoryField(), ' Уроки ')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ about: 'Уроки' })
})

test('does not send a story with CRLF that was only focused', async () => {
  const { updateProfile, goTo } = renderForm([createOwnProfileOutcome({ about: 'Уроки\r\nи курсы' })])
  await userEvent.click(await findStoryField())
  await userEvent.tab()
  await fillField(await findPriceField(1), '1500')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(Object.keys(updateProfile.mock.lastCall?.[0] ?? {})).toEqual(['specialities'])
})

const math = { id: 1, categoryId: 2, priceFrom: 1200, priceUnit: 'lesson' } as const
const physics = { id: 2, categoryId: 3, priceFrom: 1400, priceUnit: 'lesson' } as const
const findCategoryField = async (number: number) =>
  (await findService(number)).getByRole('combobox', { name: 'Категория' })
const pressInService = async (number: number, name: RegExp) =>
  userEvent.click((await findService(number)).getByRole('button', { name }))

test('sends all services with ids and without names when one changed', async () => {
  const { updateProfile, goTo } = renderForm()
  await fillField(await findPriceField(2), '1 500')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: [math, { ...physics, priceFrom: 1500 }] })
})

test('keeps the ids of services that are moved, removed and put back', async () => {
  const { updateProfile } = renderForm()
  await pressInService(2, /^Выше/)
  await pressInService(2, /^Убрать/)
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  await save()
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: [physics, math] })
})

test('keeps the id of a service whose category changes, and replaces the former category’s name', async () => {
  const failure: SaveOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'refused' } }
  const { updateProfile } = renderForm([], [failure])
  await screen.findAllByRole('option', { name: 'Электрики' })
  await userEvent.selectOptions(await findCategoryField(1), 'Электрики')
  await save()
  expect((await findService(1)).getByRole('textbox', { name: 'Название' })).toHaveValue('Электрики')
  const renamedService = { ...math, categoryId: 4, name: 'Электрики' }
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: [renamedService, physics] })
  await findSummary()
  await userEvent.selectOptions(await findCategoryField(1), 'Математика')
  await fillField(await findPriceField(1), '1300')
  await save()
  await expect
    .poll(() => updateProfile)
    .toHaveBeenLastCalledWith({ specialities: [{ ...math, priceFrom: 1300 }, physics] })
})

test('keeps the name of a service when its category, which the tree lacks, changes', async () => {
  renderForm([createOwnProfileOutcome({ specialities: [aSpeciality({ name: 'Алгебра', categoryId: 99 })] })])
  await screen.findAllByRole('option', { name: 'Электрики' })
  const categoryField = await findCategoryField(1)
  expect(categoryField).toHaveDisplayValue('Прежняя категория')
  await userEvent.selectOptions(categoryField, 'Электрики')
  expect((await findService(1)).getByRole('textbox', { name: 'Название' })).toHaveValue('Алгебра')
})

const electrician = aSpeciality({ id: 99, name: 'Электрики', categoryId: 4, priceFrom: null })
const outcomeWithElectrician = createOwnProfileOutcome({ specialities: [...aProfile().specialities, electrician] })
const addElectrician = async () => {
  await screen.findAllByRole('option', { name: 'Электрики' })
  await userEvent.click(screen.getByRole('button', { name: 'Добавить услугу' }))
  await userEvent.selectOptions(await findCategoryField(3), 'Электрики')
}

const outcomeWithoutServices = createOwnProfileOutcome({ specialities: [] })

test('starts with a blank service if there are none, and does not save it', async () => {
  const { updateProfile, goTo, confirm } = renderForm([outcomeWithoutServices, outcomeWithoutServices])
  expect(await findCategoryField(1)).toHaveValue('')
  await fillField(await findStoryField(), 'Уроки')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ about: 'Уроки' })
  expect(confirm).not.toHaveBeenCalled()
})

test('does not treat the blank service as a change', async () => {
  const { goTo, confirm } = renderForm([outcomeWithoutServices])
  await findCategoryField(1)
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
})

test('shows the blank service again after a restored draft is discarded', async () => {
  const { unmount } = renderForm([outcomeWithoutServices])
  await screen.findAllByRole('option', { name: 'Электрики' })
  await userEvent.selectOptions(await findCategoryField(1), 'Электрики')
  unmount()
  renderForm([outcomeWithoutServices])
  await userEvent.click(await screen.findByRole('button', { name: /Отменить правки/ }))
  expect(await findCategoryField(1)).toHaveValue('')
})

test('requires a category for a blank service above a filled one', async () => {
  const { updateProfile } = renderForm([outcomeWithoutServices])
  await screen.findAllByRole('option', { name: 'Электрики' })
  await userEvent.click(screen.getByRole('button', { name: 'Добавить услугу' }))
  await userEvent.selectOptions(await findCategoryField(2), 'Электрики')
  await save()
  expect(await findCategoryField(1)).toHaveAccessibleDescription('Выберите категорию')
  expect(updateProfile).not.toHaveBeenCalled()
})

test('adds a service with the unit of the last one', async () => {
  renderForm()
  await screen.findAllByRole('option', { name: 'Электрики' })
  await userEvent.selectOptions((await findService(2)).getByRole('combobox', { name: /^Единица/ }), 'visit')
  await userEvent.click(screen.getByRole('button', { name: 'Добавить услугу' }))
  expect((await findService(3)).getByRole('combobox', { name: /^Единица/ })).toHaveValue('visit')
})

test('treats a new service as saved when the API assigns an id', async () => {
  const { updateProfile, goTo, showToast } = renderForm([], [outcomeWithElectrician])
  await addElectrician()
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    specialities: [math, physics, { categoryId: 4, priceFrom: null, priceUnit: 'lesson' }],
  })
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Изменения сохранены' })
})

test('does not add a service twice when the response is lost', async () => {
  const timeoutOutcome: SaveOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
  const { updateProfile, goTo } = renderForm(
    [createOwnProfileOutcome(), createOwnProfileOutcome(), outcomeWithElectrician],
    [timeoutOutcome],
  )
  await addElectrician()
  await save()
  expect(await screen.findByRole('group', { name: /Неизвестно, сохранилось/ })).toHaveFocus()
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledOnce()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('re-adds a service that was removed elsewhere if the user chooses their own list', async () => {
  const theirs = createOwnProfileOutcome({ specialities: aProfile().specialities.slice(1) })
  const { updateProfile } = renderForm([createOwnProfileOutcome(), theirs, theirs])
  await fillField(await findPriceField(2), '1500')
  await save()
  const choice = within(await screen.findByRole('radiogroup', { name: 'Услуги и\u00a0цены' }))
  await userEvent.click(choice.getByRole('radio', { name: /моё/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }))
  const { id: _, ...content } = math
  const newService = { ...content, name: 'Математика' }
  await expect
    .poll(() => updateProfile)
    .toHaveBeenCalledExactlyOnceWith({ specialities: [newService, { ...physics, priceFrom: 1500 }] })
})

test('restores the text of an earlier build’s draft, with the API’s current services', async () => {
  const createFieldsWithoutIds = (priceFrom: string) => ({
    cityId: 1,
    experienceYears: '9',
    about: aProfile().about,
    specialities: [{ categoryId: '2', name: '', priceFrom, priceUnit: 'lesson' }],
  })
  const draft = {
    base: createFieldsWithoutIds('1200'),
    fields: { ...createFieldsWithoutIds('900'), about: 'Набранное' },
  }
  drafts.write('about', anOwnProfile().user.id, draft)
  const { updateProfile, goTo } = renderForm()
  expect(await findStoryField()).toHaveValue('Набранное')
  expect(await findPriceField(1)).toHaveValue('1200')
  await fillField(await findPriceField(2), '1500')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    about: 'Набранное',
    specialities: [math, { ...physics, priceFrom: 1500 }],
  })
})

test('ignores an earlier build’s draft that contains only services', async () => {
  const base = { cityId: 1, experienceYears: '9', about: aProfile().about, specialities: [] }
  const specialities = [{ categoryId: '2', name: '', priceFrom: '900', priceUnit: 'lesson' }]
  drafts.write('about', anOwnProfile().user.id, { base, fields: { ...base, specialities } })
  renderForm()
  expect(await findPriceField(2)).toHaveValue('1400')
  expect(screen.queryByText(/Вернули/)).toBeNull()
})

test('sends nothing when nothing changed, and shows the success message', async () => {
  const untidyOutcome = createOwnProfileOutcome({ about: ' Уроки\n' })
  const { updateProfile, goTo, showToast } = renderForm([untidyOutcome, untidyOutcome])
  await fillField(await findPriceField(2), '1 400 ₽')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Изменения сохранены' })
  expect(updateProfile).not.toHaveBeenCalled()
})

test('shows the API’s error about a service beside its field and in the summary until the field changes', async () => {
  const fields = { 'specialities.1.priceFrom': ['Слишком много.'], cityId: ['Такого нет.'] }
  renderForm([], [{ ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }])
  await fillField(await findPriceField(2), '99')
  await save()
  expect(await findPriceField(2)).toHaveAccessibleDescription('Слишком много.')
  const lines = within(await findSummary())
  await userEvent.click(lines.getByRole('link', { name: /Услуга\s2, цена: слишком много\./ }))
  expect(await findPriceField(2)).toHaveFocus()
  await userEvent.click(lines.getByRole('link', { name: 'Город: такого нет.' }))
  expect(screen.getByRole('button', { name: /^Город/ })).toHaveFocus()
  await userEvent.type(await findPriceField(2), '0')
  expect(await findPriceField(2)).toHaveAccessibleDescription('')
})

test('shows the API’s error about a whole service in the service, which the summary’s line focuses', async () => {
  const fields = { 'specialities.0': ['Уже занято.'] }
  renderForm([], [{ ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }])
  await fillField(await findPriceField(2), '99')
  await save()
  const service = screen.getByRole('group', { name: /^Услуга\s1$/ })
  expect(service).not.toHaveFocus()
  await userEvent.click(within(await findSummary()).getByRole('link', { name: /^Услуга\s1/ }))
  expect(service).toHaveFocus()
  expect(service).toHaveAccessibleDescription('Уже занято.')
  expect(screen.getByRole('group', { name: /^Услуга\s2$/ })).not.toHaveAccessibleDescription()
})

test('drops the API’s error about a service that is removed', async () => {
  const fields = { 'specialities.0.priceFrom': ['Слишком много.'] }
  renderForm([], [{ ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }])
  await fillField(await findPriceField(1), '99')
  await save()
  expect(await findPriceField(1)).toHaveAccessibleDescription('Слишком много.')
  await pressInService(1, /^Убрать/)
  expect(await findPriceField(1)).toHaveAccessibleDescription('')
})

test('offers both versions of services changed elsewhere', async () => {
  const theirs = [aSpeciality({ name: 'Электрики', categoryId: 4, priceFrom: null })]
  const { updateProfile, goTo } = renderForm([
    createOwnProfileOutcome(),
    createOwnProfileOutcome({ specialities: theirs }),
    createOwnProfileOutcome({ specialities: theirs }),
  ])
  await fillField(await findPriceField(2), '1500')
  await fillField(await findStoryField(), 'Уроки')
  // A blank service at the end does not appear in the conflict.
  await userEvent.click(screen.getByRole('button', { name: 'Добавить услугу' }))
  await save()
  const choice = within(await screen.findByRole('radiogroup', { name: 'Услуги и\u00a0цены' }))
  expect(choice.getByText(/• Математика, от 1\s200\s₽ за\sзанятие\s+• Физика, от 1\s500\s₽ за\sзанятие$/)).toBeVisible()
  expect(updateProfile).not.toHaveBeenCalled()
  await userEvent.click(choice.getByRole('radio', { name: /сохранённое/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }))
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ about: 'Уроки' })
})

test('restores a draft of services as typed', async () => {
  const { unmount } = renderForm()
  await fillField(await findPriceField(1), 'дорого')
  await userEvent.click(screen.getByRole('button', { name: 'Добавить услугу' }))
  await userEvent.selectOptions(await findCategoryField(3), 'Электрики')
  unmount()
  renderForm()
  expect(await screen.findByText(/Вернули/)).toBeVisible()
  expect(await findPriceField(1)).toHaveValue('дорого')
  expect(await findCategoryField(3)).toHaveDisplayValue('Электрики')
  await userEvent.click(screen.getByRole('button', { name: /Отменить правки/ }))
  expect(await findPriceField(1)).toHaveValue('1200')
  expect(screen.queryByRole('group', { name: 'Услуга\u00a03' })).toBeNull()
})

test('does not bring back a removed service after a reload', async () => {
  const { unmount } = renderForm()
  await pressInService(1, /^Убрать/)
  unmount()
  const { updateProfile, goTo } = renderForm()
  await findService(1)
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile.mock.lastCall?.[0].specialities).toMatchObject([{ categoryId: 3 }])
})

test('does not treat a name in another language as a change', async () => {
  const englishOutcome = createOwnProfileOutcome({
    specialities: [
      aSpeciality({ name: 'Math' }),
      aSpeciality({ id: 2, name: 'Physics', categoryId: 3, priceFrom: 1400 }),
    ],
  })
  const { unmount } = renderForm()
  await fillField(await findPriceField(2), '1500')
  unmount()
  const { updateProfile, goTo } = renderForm([englishOutcome, englishOutcome])
  expect(await findPriceField(2)).toHaveValue('1500')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(updateProfile.mock.lastCall?.[0].specialities).toEqual([math, { ...physics, priceFrom: 1500 }])
})

test('keeps the name of a service without a category when a category is chosen', async () => {
  const uncategorizedService = aSpeciality({ name: 'Мозаика', categoryId: null })
  const { updateProfile } = renderForm([
    createOwnProfileOutcome({ specialities: [uncategorizedService] }),
    createOwnProfileOutcome({ specialities: [uncategorizedService] }),
  ])
  const nameField = (await findService(1)).getByRole('textbox', { name: 'Название' })
  expect(nameField).toHaveValue('Мозаика')
  await userEvent.selectOptions(await findCategoryField(1), 'Электрики')
  expect(nameField).toHaveValue('Мозаика')
  await save()
  await expect
    .poll(() => updateProfile.mock.lastCall?.[0].specialities)
    .toEqual([{ id: 1, categoryId: 4, priceFrom: 1200, priceUnit: 'lesson' }])
})

test('keeps the names of four services of one category when a price is saved', async () => {
  const names = ['Детский психолог', 'Подростковый психолог', 'Семейный психолог', 'Психолог онлайн']
  const specialities = names.map((name, index) => aSpeciality({ id: index + 1, name }))
  const { updateProfile } = renderForm([
    createOwnProfileOutcome({ specialities }),
    createOwnProfileOutcome({ specialities }),
  ])
  await fillField(await findPriceField(1), '2000')
  await save()
  const expectedServices = names.map((_, index) => ({ ...math, id: index + 1, priceFrom: index === 0 ? 2000 : 1200 }))
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: expectedServices })
})

test('sends the changed name of a service, and the typed name of a new service', async () => {
  const { updateProfile } = renderForm()
  await addElectrician()
  const findNameField = async (number: number) => (await findService(number)).getByRole('textbox', { name: 'Название' })
  expect(await findNameField(3)).toHaveValue('Электрики')
  await fillField(await findNameField(3), 'Проводка в доме')
  await fillField(await findNameField(1), 'Алгебра')
  await save()
  const addedService = { categoryId: 4, name: 'Проводка в доме', priceFrom: null, priceUnit: 'lesson' }
  await expect
    .poll(() => updateProfile)
    .toHaveBeenCalledExactlyOnceWith({ specialities: [{ ...math, name: 'Алгебра' }, physics, addedService] })
})

test('sends unreadable entries back at their position', async () => {
  const entry = { id: 7, title: 'Консультация' }
  const specialities = [aSpeciality({ priceUnit: null, unknownUnit: 'mile' })]
  const ownProfile = anOwnProfile({
    profile: aProfile({ specialities }),
    unreadableEntries: { specialities: [{ index: 0, entry }], socials: [] },
  })
  const { updateProfile } = renderForm([
    { ok: true, value: ownProfile },
    { ok: true, value: ownProfile },
  ])
  expect((await findService(1)).getByText(/не\sудалось прочитать/)).toBeVisible()
  expect((await findService(2)).getByRole('combobox', { name: /Единица/ })).toHaveDisplayValue('mile')
  await fillField(await findPriceField(2), '1300')
  await save()
  const speciality = { id: 1, categoryId: 2, priceFrom: 1300, priceUnit: null, unknownUnit: 'mile' }
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: [{ entry }, speciality] })
})
