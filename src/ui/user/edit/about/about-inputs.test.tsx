import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { editLimits } from '#domain/user/edits.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { toAboutEdit, toAboutFields } from './about-fields.ts'
import { getErrorMessage } from '#tests/builders/get-error-message.ts'
import { AboutInputs } from './about-form.tsx'

const resolveCategories: ClientUseCases['listCategories'] = () => Promise.resolve({ ok: true, value: aTree() })
const resolveUnavailable: ClientUseCases['listCategories'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

beforeEach(() => queryClient.clear())

const onSave = vi.fn<(edit: ReturnType<typeof toAboutEdit>) => void>()
beforeEach(() => onSave.mockClear())

interface SampleProps {
  readonly apiErrors: Readonly<Record<string, string>>
  readonly ownProfile: OwnProfile
}

function Sample({ apiErrors, ownProfile }: SampleProps) {
  const loadedFields = toAboutFields(ownProfile)
  const form = useForm({ defaultValues: loadedFields })
  const getError = (field: string) => getErrorMessage(form.formState.errors, field) ?? apiErrors[field]
  return (
    <form noValidate onSubmit={event => void form.handleSubmit(fields => onSave(toAboutEdit(fields)))(event)}>
      <AboutInputs
        locale="ru"
        pickerTexts={getCityPickerTexts('ru')}
        currency="RUB"
        city={aCity()}
        getCategoryName={() => undefined}
        {...{ form, loadedFields, getError }}
      />
      <button type="submit">Save</button>
    </form>
  )
}

function renderInputs(
  listCategories = resolveCategories,
  apiErrors: SampleProps['apiErrors'] = {},
  ownProfile = anOwnProfile(),
) {
  return render(
    <UseCasesContext value={{ ...pendingUseCases, listCategories }}>
      <Sample {...{ apiErrors, ownProfile }} />
    </UseCasesContext>,
  )
}
const getService = (number: number) => within(screen.getByRole('group', { name: `Услуга\u00a0${number}` }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const getButton = (name: string) => screen.getByRole('button', { name })
const fillField = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('fills the fields, and saves them unchanged', async () => {
  renderInputs()
  expect(screen.getByRole('button', { name: /^Город/ })).toHaveTextContent('Казань')
  expect(screen.getByRole('textbox', { name: /^Опыт/ })).toHaveValue('9')
  await screen.findAllByRole('option', { name: 'Физика' })
  expect(getService(1).getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('Математика')
  expect(getService(1).getByRole('textbox', { name: 'Цена от, рублей' })).toHaveValue('1200')
  expect(getService(1).getByRole('combobox', { name: /^Единица/ })).toHaveDisplayValue(/за\sзанятие/)
  await save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith({
    about: 'Окончила мехмат КФУ, девять лет преподаю.\n\nЗанимаемся у меня или онлайн.',
    cityId: 1,
    experienceYears: 9,
    specialities: [
      { id: 1, categoryId: 2, priceFrom: 1200, priceUnit: 'lesson' },
      { id: 2, categoryId: 3, priceFrom: 1400, priceUnit: 'lesson' },
    ],
  })
})

test('adds, fills in and saves a service', async () => {
  renderInputs()
  await screen.findAllByRole('option', { name: 'Физика' })
  await userEvent.click(getButton('Добавить услугу'))
  const addedService = getService(3)
  expect(addedService.getByRole('combobox', { name: 'Категория' })).toHaveFocus()
  await userEvent.selectOptions(addedService.getByRole('combobox', { name: 'Категория' }), 'Электрики')
  await userEvent.type(addedService.getByRole('textbox', { name: /Цена/ }), '1 500')
  await userEvent.selectOptions(addedService.getByRole('combobox', { name: /^Единица/ }), 'visit')
  await save()
  expect(onSave.mock.lastCall?.[0].specialities?.[2]).toEqual({
    categoryId: 4,
    priceFrom: 1500,
    priceUnit: 'visit',
  })
})

test('shows errors beside the fields on submit, then on every change', async () => {
  renderInputs()
  await screen.findAllByRole('option', { name: 'Физика' })
  await userEvent.click(getButton('Добавить услугу'))
  await fillField(screen.getByRole('textbox', { name: /^Опыт/ }), '9,5')
  await userEvent.type(getService(3).getByRole('textbox', { name: /Цена/ }), '900')
  const priceField = getService(2).getByRole('textbox', { name: /Цена/ })
  await fillField(priceField, 'дорого')
  await save()
  expect(onSave).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox', { name: /^Опыт/ })).toHaveAccessibleDescription(/от\s0 до\s80/)
  expect(priceField).toBeInvalid()
  expect(priceField).toHaveAccessibleDescription(/целое число от\s1 до\s100\s000\s000/)
  expect(getService(3).getByRole('combobox', { name: 'Категория' })).toHaveAccessibleDescription('Выберите категорию')
  expect(getService(3).getByRole('textbox', { name: 'Название' })).toBeInvalid()
  await fillField(priceField, '0')
  expect(priceField).toBeInvalid()
  await fillField(priceField, '900')
  expect(priceField).toBeValid()
})

test('accepts each category once, unless the API already had it twice', async () => {
  const specialities = [aSpeciality({ categoryId: 4 }), aSpeciality({ id: 2, categoryId: 4 })]
  renderInputs(resolveCategories, {}, anOwnProfile({ profile: aProfile({ specialities }) }))
  await screen.findAllByRole('option', { name: 'Физика' })
  await userEvent.click(getButton('Добавить услугу'))
  const thirdCategoryField = getService(3).getByRole('combobox', { name: 'Категория' })
  await userEvent.selectOptions(thirdCategoryField, '4')
  await save()
  expect(onSave).not.toHaveBeenCalled()
  expect(thirdCategoryField).toHaveAccessibleDescription(/уже есть/)
  expect(getService(2).getByRole('combobox', { name: 'Категория' })).toBeValid()
  await userEvent.click(getService(3).getByRole('button', { name: /Убрать/ }))
  await save()
  expect(onSave).toHaveBeenCalledOnce()
})

test('accepts unchanged values from the API even if they break the rules, but validates changed ones', async () => {
  const about = 'а'.repeat(editLimits.about + 1)
  const specialities = [aSpeciality({ priceFrom: 1500.5 }), aSpeciality({ id: 2, priceFrom: 2e8 })]
  renderInputs(
    resolveCategories,
    {},
    anOwnProfile({ profile: aProfile({ about, experienceYears: 7.25, specialities }) }),
  )
  await screen.findAllByRole('option', { name: 'Физика' })
  await save()
  const [edit] = onSave.mock.lastCall ?? []
  expect(edit).toMatchObject({ about, experienceYears: 7.25 })
  expect(edit?.specialities).toMatchObject([{ priceFrom: 1500.5 }, { priceFrom: 2e8 }])
  onSave.mockClear()
  const [yearsField, aboutField] = [
    screen.getByRole('textbox', { name: /^Опыт/ }),
    screen.getByRole('textbox', { name: /Рассказ/ }),
  ]
  const priceField = getService(1).getByRole('textbox', { name: /Цена/ })
  await fillField(priceField, '1500.7')
  await userEvent.type(yearsField, '5')
  await userEvent.type(aboutField, 'а')
  await save()
  expect(onSave).not.toHaveBeenCalled()
  for (const field of [priceField, yearsField, aboutField]) expect(field).toBeInvalid()
  expect(getService(2).getByRole('textbox', { name: /Цена/ })).toBeValid()
})

test('keeps categories when their list fails to load, and saves a new service without a category', async () => {
  const listCategories = vi.fn(resolveUnavailable)
  renderInputs(listCategories)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Категории не\sзагрузились/)
  expect(getService(1).getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('Прежняя категория')
  await userEvent.click(getButton('Добавить услугу'))
  await userEvent.type(getService(3).getByRole('textbox', { name: 'Название' }), 'Химия')
  await save()
  expect(onSave.mock.lastCall?.[0].specialities).toMatchObject([
    { categoryId: 2 },
    { categoryId: 3 },
    { categoryId: null },
  ])
  listCategories.mockImplementation(resolveCategories)
  await userEvent.click(getButton('Повторить'))
  expect(await screen.findAllByRole('option', { name: 'Физика' })).toHaveLength(3)
  expect(getService(2).getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('Физика')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('keeps the focus on the retry button of the categories while they load', async () => {
  const listCategories = vi.fn(resolveUnavailable)
  renderInputs(listCategories)
  await screen.findByRole('alert')
  listCategories.mockImplementation(() => new Promise(() => undefined))
  const retryButton = getButton('Повторить')
  await userEvent.click(retryButton)
  expect(retryButton).toHaveFocus()
  expect(retryButton).toHaveAttribute('aria-disabled', 'true')
})

test('shows no error while the categories load again on a later visit', async () => {
  const listCategories = vi.fn(resolveUnavailable)
  const { unmount } = renderInputs(listCategories)
  await screen.findByRole('alert')
  unmount()
  listCategories.mockImplementation(() => new Promise(() => undefined))
  renderInputs(listCategories)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows no error if the categories are loaded but can’t be loaded again', async () => {
  queryClient.setQueryData(['categories', 'ru', undefined], aTree(), { updatedAt: 1 })
  renderInputs(resolveUnavailable)
  await waitFor(() => expect(queryClient.getQueryState(['categories', 'ru', undefined])?.status).toBe('error'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(getService(1).getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('Математика')
})

test('shows the API’s messages beside their fields', () => {
  renderInputs(resolveCategories, {
    'specialities.1.priceFrom': 'Слишком много.',
    cityId: 'Такого нет.',
    specialities: 'Их слишком много.',
  })
  expect(getService(2).getByRole('textbox', { name: /Цена/ })).toHaveAccessibleDescription('Слишком много.')
  expect(screen.getByRole('button', { name: /^Город/ })).toHaveAccessibleDescription(/Такого нет\./)
  expect(screen.getByText('Их слишком много.')).toBeVisible()
})

test('asks for a numeric on-screen keyboard for years and prices', () => {
  renderInputs()
  expect(screen.getByRole('textbox', { name: /^Опыт/ })).toHaveAttribute('inputmode', 'numeric')
  expect(getService(1).getByRole('textbox', { name: /Цена/ })).toHaveAttribute('inputmode', 'numeric')
})
