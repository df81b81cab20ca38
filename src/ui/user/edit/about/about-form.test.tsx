import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aDevice } from '#tests/builders/device.ts'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { queryClient } from '#ui/query-client.ts'
import { AboutForm } from './about-form.tsx'

type Read = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>
type Saved = Awaited<ReturnType<ClientUseCases['updateProfile']>>

const found = (of: Partial<Profile> = {}): Read => ({ ok: true, value: anOwnProfile({ profile: aProfile(of) }) })
const kept = createDrafts(aDevice(), Date.now)

// The edit machine loads with the first keystroke.
beforeAll(() => import('#ui/user/edit/edit-actor.ts'))

// Before, not after: components still mounted might refetch what was cleared.
beforeEach(() => {
  queryClient.clear()
  kept.clear()
})

function show(reads: Read[] = [], saves: Saved[] = []) {
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve(reads.shift() ?? found()))
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(() => Promise.resolve(saves.shift() ?? found()))
  const listCategories: ClientUseCases['listCategories'] = () => Promise.resolve({ ok: true, value: aTree() })
  const form = <AboutForm locale="ru" drafts={kept} picker={getCityPickerTexts('ru')} />
  return { ...renderOwnPart(form, { viewOwnProfile, updateProfile, listCategories }), updateProfile }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
const service = async (number: number) => within(await screen.findByRole('group', { name: `Услуга\u00a0${number}` }))
const price = async (number: number) => (await service(number)).getByRole('textbox', { name: /Цена/ })
const story = () => screen.findByRole('textbox', { name: /Рассказ/ })
async function write(into: HTMLElement, text: string) {
  await userEvent.clear(into)
  await userEvent.type(into, text)
}
const summary = () => screen.findByRole('group', { name: /Не\sсохранили/ })

test('opens no form over services that could not be read, and offers a retry', async () => {
  show([{ ok: true, value: anOwnProfile({ unreadable: ['specialities'] }) }])
  await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
  expect(await story()).toBeVisible()
})

test('opens although links could not be read', async () => {
  show([{ ok: true, value: anOwnProfile({ unreadable: ['socials'] }) }])
  expect(await story()).toBeVisible()
})

test('sends only the story when nothing else changed', async () => {
  const { updateProfile, goTo } = show()
  await write(await story(), ' Уроки ')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ about: 'Уроки' })
})

const maths = { id: 1, categoryId: 2, priceFrom: 1200, priceUnit: 'lesson' } as const
const physics = { id: 2, categoryId: 3, priceFrom: 1400, priceUnit: 'lesson' } as const
const category = async (number: number) => (await service(number)).getByRole('combobox', { name: 'Категория' })
const press = async (number: number, name: RegExp) =>
  userEvent.click((await service(number)).getByRole('button', { name }))

test('sends all services with ids and without names when one changed', async () => {
  const { updateProfile, goTo } = show()
  await write(await price(2), '1 500')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: [maths, { ...physics, priceFrom: 1500 }] })
})

test('keeps the ids of services that are moved, removed and put back', async () => {
  const { updateProfile } = show()
  await press(2, /^Выше/)
  await press(2, /^Убрать/)
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
  await save()
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: [physics, maths] })
})

test('a service keeps its id with another category, whose name takes the place of the former category’s', async () => {
  const failure: Saved = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'refused' } }
  const { updateProfile } = show([], [failure])
  await screen.findAllByRole('option', { name: 'Электрики' })
  await userEvent.selectOptions(await category(1), 'Электрики')
  await save()
  expect((await service(1)).getByRole('textbox', { name: 'Название' })).toHaveValue('Электрики')
  const renamed = { ...maths, categoryId: 4, name: 'Электрики' }
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: [renamed, physics] })
  await summary()
  await userEvent.selectOptions(await category(1), 'Математика')
  await write(await price(1), '1300')
  await save()
  await expect
    .poll(() => updateProfile)
    .toHaveBeenLastCalledWith({ specialities: [{ ...maths, priceFrom: 1300 }, physics] })
})

const electric = aSpeciality({ id: 99, name: 'Электрики', categoryId: 4, priceFrom: null, priceUnit: null })
const withElectric = found({ specialities: [...aProfile().specialities, electric] })
const addElectric = async () => {
  await screen.findAllByRole('option', { name: 'Электрики' })
  await userEvent.click(screen.getByRole('button', { name: 'Добавить услугу' }))
  await userEvent.selectOptions(await category(3), 'Электрики')
}

test('treats a new service as saved when the API assigns an id', async () => {
  const { updateProfile, goTo, toast } = show([], [withElectric])
  await addElectric()
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    specialities: [maths, physics, { categoryId: 4, priceFrom: null, priceUnit: null }],
  })
  expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Изменения сохранены' })
})

test('does not add a service twice when the response is lost', async () => {
  const lost: Saved = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
  const { updateProfile, goTo } = show([found(), found(), withElectric], [lost])
  await addElectric()
  await save()
  await summary()
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledOnce()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('re-adds a service that was removed elsewhere if the user chooses their own list', async () => {
  const theirs = found({ specialities: aProfile().specialities.slice(1) })
  const { updateProfile } = show([found(), theirs, theirs])
  await write(await price(2), '1500')
  await save()
  const choice = within(await screen.findByRole('radiogroup', { name: 'Услуги и\u00a0цены' }))
  await userEvent.click(choice.getByRole('radio', { name: /моё/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }))
  const { id: _, ...content } = maths
  const asNew = { ...content, name: 'Математика' }
  await expect
    .poll(() => updateProfile)
    .toHaveBeenCalledExactlyOnceWith({ specialities: [asNew, { ...physics, priceFrom: 1500 }] })
})

test('restores the text of an earlier build’s draft, with the API’s current services', async () => {
  const withoutIds = (priceFrom: string) => ({
    cityId: 1,
    experienceYears: '9',
    about: aProfile().about,
    specialities: [{ categoryId: '2', name: '', priceFrom, priceUnit: 'lesson' }],
  })
  const draft = { base: withoutIds('1200'), fields: { ...withoutIds('900'), about: 'Набранное' } }
  kept.write('about', anOwnProfile().user.id, draft)
  const { updateProfile, goTo } = show()
  expect(await story()).toHaveValue('Набранное')
  expect(await price(1)).toHaveValue('1200')
  await write(await price(2), '1500')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    about: 'Набранное',
    specialities: [maths, { ...physics, priceFrom: 1500 }],
  })
})

test('ignores an earlier build’s draft that contains only services', async () => {
  const base = { cityId: 1, experienceYears: '9', about: aProfile().about, specialities: [] }
  const specialities = [{ categoryId: '2', name: '', priceFrom: '900', priceUnit: 'lesson' }]
  kept.write('about', anOwnProfile().user.id, { base, fields: { ...base, specialities } })
  show()
  expect(await price(2)).toHaveValue('1400')
  expect(screen.queryByText(/Вернули/)).toBeNull()
})

test('sends nothing when nothing changed, and shows the success message', async () => {
  const untidy = found({ about: ' Уроки\n' })
  const { updateProfile, goTo, toast } = show([untidy, untidy])
  await write(await price(2), '1 400 ₽')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Изменения сохранены' })
  expect(updateProfile).not.toHaveBeenCalled()
})

test('shows the API’s error about a service beside its field and in the summary until the field changes', async () => {
  const fields = { 'specialities.1.priceFrom': ['Слишком много.'], cityId: ['Такого нет.'] }
  show([], [{ ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }])
  await write(await price(2), '99')
  await save()
  expect(await price(2)).toHaveAccessibleDescription('Слишком много.')
  const lines = within(await summary())
  await userEvent.click(lines.getByRole('link', { name: /Услуга\s2, цена: слишком много\./ }))
  expect(await price(2)).toHaveFocus()
  await userEvent.click(lines.getByRole('link', { name: 'Город: такого нет.' }))
  expect(screen.getByRole('button', { name: /^Город/ })).toHaveFocus()
  await userEvent.type(await price(2), '0')
  expect(await price(2)).toHaveAccessibleDescription('')
})

test('does not show the API’s error beside another service that takes its place', async () => {
  const fields = { 'specialities.0.priceFrom': ['Слишком много.'] }
  show([], [{ ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }])
  await write(await price(1), '99')
  await save()
  expect(await price(1)).toHaveAccessibleDescription('Слишком много.')
  await press(1, /^Убрать/)
  expect(await price(1)).toHaveAccessibleDescription('')
})

test('offers both versions of services changed elsewhere', async () => {
  const theirs = [aSpeciality({ name: 'Электрики', categoryId: 4, priceFrom: null })]
  const { updateProfile, goTo } = show([found(), found({ specialities: theirs }), found({ specialities: theirs })])
  await write(await price(2), '1500')
  await write(await story(), 'Уроки')
  await save()
  const choice = within(await screen.findByRole('radiogroup', { name: 'Услуги и\u00a0цены' }))
  expect(choice.getByText(/• Математика, от 1\s200\s₽ за\sзанятие\s+• Физика, от 1\s500\s₽/)).toBeVisible()
  expect(updateProfile).not.toHaveBeenCalled()
  await userEvent.click(choice.getByRole('radio', { name: /сохранённое/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }))
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ about: 'Уроки' })
})

test('restores a draft of services as typed', async () => {
  const { unmount } = show()
  await write(await price(1), 'дорого')
  await userEvent.click(screen.getByRole('button', { name: 'Добавить услугу' }))
  await userEvent.selectOptions(await category(3), 'Электрики')
  unmount()
  show()
  expect(await screen.findByText(/Вернули/)).toBeVisible()
  expect(await price(1)).toHaveValue('дорого')
  expect(await category(3)).toHaveDisplayValue('Электрики')
  await userEvent.click(screen.getByRole('button', { name: /Отменить правки/ }))
  expect(await price(1)).toHaveValue('1200')
  expect(screen.queryByRole('group', { name: 'Услуга\u00a03' })).toBeNull()
})

test('keeps a service removed after a reload', async () => {
  const { unmount } = show()
  await press(1, /^Убрать/)
  unmount()
  const { updateProfile, goTo } = show()
  await service(1)
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile.mock.lastCall?.[0].specialities).toMatchObject([{ categoryId: 3 }])
})

test('does not treat a name in another language as a change', async () => {
  const inEnglish = found({
    specialities: [
      aSpeciality({ name: 'Maths' }),
      aSpeciality({ id: 2, name: 'Physics', categoryId: 3, priceFrom: 1400 }),
    ],
  })
  const { unmount } = show()
  await write(await price(2), '1500')
  unmount()
  const { updateProfile, goTo } = show([inEnglish, inEnglish])
  expect(await price(2)).toHaveValue('1500')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(screen.queryByRole('radiogroup')).toBeNull()
  expect(updateProfile.mock.lastCall?.[0].specialities).toEqual([maths, { ...physics, priceFrom: 1500 }])
})

test('keeps a typed name when a category is chosen', async () => {
  const unnamed = aSpeciality({ name: 'Мозаика', categoryId: null })
  const { updateProfile } = show([found({ specialities: [unnamed] }), found({ specialities: [unnamed] })])
  const name = (await service(1)).getByRole('textbox', { name: 'Название' })
  expect(name).toHaveValue('Мозаика')
  await userEvent.selectOptions(await category(1), 'Электрики')
  expect(name).toHaveValue('Мозаика')
  await save()
  await expect
    .poll(() => updateProfile.mock.lastCall?.[0].specialities)
    .toEqual([{ id: 1, categoryId: 4, priceFrom: 1200, priceUnit: 'lesson' }])
})

test('four services of one category keep their names when another field is saved', async () => {
  const names = ['Детский психолог', 'Подростковый психолог', 'Семейный психолог', 'Психолог онлайн']
  const specialities = names.map((name, at) => aSpeciality({ id: at + 1, name }))
  const { updateProfile } = show([found({ specialities }), found({ specialities })])
  await write(await price(1), '2000')
  await save()
  const sent = names.map((_, at) => ({ ...maths, id: at + 1, priceFrom: at === 0 ? 2000 : 1200 }))
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: sent })
})

test('sends a changed name of a service, and a typed one of a new service', async () => {
  const { updateProfile } = show()
  await addElectric()
  const name = async (number: number) => (await service(number)).getByRole('textbox', { name: 'Название' })
  expect(await name(3)).toHaveValue('Электрики')
  await write(await name(3), 'Проводка в доме')
  await write(await name(1), 'Алгебра')
  await save()
  const added = { categoryId: 4, name: 'Проводка в доме', priceFrom: null, priceUnit: null }
  await expect
    .poll(() => updateProfile)
    .toHaveBeenCalledExactlyOnceWith({ specialities: [{ ...maths, name: 'Алгебра' }, physics, added] })
})

test('sends back what this site can’t read, at its place', async () => {
  const entry = { id: 7, title: 'Консультация' }
  const specialities = [aSpeciality({ priceUnit: null, unknownUnit: 'mile' })]
  const own = anOwnProfile({
    profile: aProfile({ specialities }),
    kept: { specialities: [{ at: 0, entry }], socials: [] },
  })
  const { updateProfile } = show([
    { ok: true, value: own },
    { ok: true, value: own },
  ])
  expect((await service(1)).getByText(/не\sудалось прочитать/)).toBeVisible()
  expect((await service(2)).getByRole('combobox', { name: /Единица/ })).toHaveDisplayValue('mile')
  await write(await price(2), '1300')
  await save()
  const speciality = { id: 1, categoryId: 2, priceFrom: 1300, priceUnit: null, unknownUnit: 'mile' }
  await expect.poll(() => updateProfile).toHaveBeenCalledExactlyOnceWith({ specialities: [{ entry }, speciality] })
})
