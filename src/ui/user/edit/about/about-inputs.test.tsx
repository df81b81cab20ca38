import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { editLimits } from '#domain/user/edits.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { toAboutEdit, toAboutFields } from './about-fields.ts'
import { getErrorMessage } from '#tests/builders/get-error-message.ts'
import { AboutInputs } from './about-form.tsx'

const loaded: ClientUseCases['listCategories'] = () => Promise.resolve({ ok: true, value: aTree() })
const failed: ClientUseCases['listCategories'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

beforeEach(() => queryClient.clear())

const saved = vi.fn<(edit: ReturnType<typeof toAboutEdit>) => void>()
beforeEach(() => saved.mockClear())

interface SampleProps {
  readonly said: Readonly<Record<string, string>>
  readonly own: OwnProfile
}

function Sample({ said, own }: SampleProps) {
  const known = toAboutFields(own)
  const form = useForm({ defaultValues: known })
  const getError = (field: string) => getErrorMessage(form.formState.errors, field) ?? said[field]
  return (
    <form noValidate onSubmit={event => void form.handleSubmit(fields => saved(toAboutEdit(fields)))(event)}>
      <AboutInputs
        locale="ru"
        picker={getCityPickerTexts('ru')}
        currency="RUB"
        city={aCity()}
        categoryName={() => undefined}
        {...{ form, known, getError }}
      />
      <button type="submit">Save</button>
    </form>
  )
}

function show(listCategories = loaded, said: SampleProps['said'] = {}, own = anOwnProfile()) {
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, listCategories }}>
      <Sample {...{ said, own }} />
    </UseCasesProvider>,
  )
}
const service = (number: number) => within(screen.getByRole('group', { name: `Услуга\u00a0${number}` }))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))
const button = (name: string) => screen.getByRole('button', { name })
const refill = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

test('fills the fields, and saves them unchanged', async () => {
  show()
  expect(screen.getByRole('button', { name: /^Город/ })).toHaveTextContent('Казань')
  expect(screen.getByRole('textbox', { name: /^Опыт/ })).toHaveValue('9')
  await screen.findAllByRole('option', { name: 'Физика' })
  expect(service(1).getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('Математика')
  expect(service(1).getByRole('textbox', { name: 'Цена от, рублей' })).toHaveValue('1200')
  expect(service(1).getByRole('combobox', { name: /^Единица/ })).toHaveDisplayValue(/за\sзанятие/)
  await save()
  expect(saved).toHaveBeenCalledExactlyOnceWith({
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
  show()
  await screen.findAllByRole('option', { name: 'Физика' })
  await userEvent.click(button('Добавить услугу'))
  const added = service(3)
  expect(added.getByRole('combobox', { name: 'Категория' })).toHaveFocus()
  await userEvent.selectOptions(added.getByRole('combobox', { name: 'Категория' }), 'Электрики')
  await userEvent.type(added.getByRole('textbox', { name: /Цена/ }), '1 500')
  await userEvent.selectOptions(added.getByRole('combobox', { name: /^Единица/ }), 'visit')
  await save()
  expect(saved.mock.lastCall?.[0].specialities?.[2]).toEqual({
    categoryId: 4,
    priceFrom: 1500,
    priceUnit: 'visit',
  })
})

test('shows errors beside the fields on submit, then on every change', async () => {
  show()
  await screen.findAllByRole('option', { name: 'Физика' })
  await userEvent.click(button('Добавить услугу'))
  await refill(screen.getByRole('textbox', { name: /^Опыт/ }), '9,5')
  const price = service(2).getByRole('textbox', { name: /Цена/ })
  await refill(price, 'дорого')
  await save()
  expect(saved).not.toHaveBeenCalled()
  expect(screen.getByRole('textbox', { name: /^Опыт/ })).toHaveAccessibleDescription(/от\s0 до\s80/)
  expect(price).toBeInvalid()
  expect(price).toHaveAccessibleDescription(/целое число/)
  expect(service(3).getByRole('combobox', { name: 'Категория' })).toHaveAccessibleDescription('Выберите категорию')
  expect(service(3).getByRole('textbox', { name: 'Название' })).toBeInvalid()
  await refill(price, '0')
  expect(price).toBeInvalid()
  await refill(price, '900')
  expect(price).toBeValid()
})

test('accepts each category once, unless the API already had it twice', async () => {
  const specialities = [aSpeciality({ categoryId: 4 }), aSpeciality({ id: 2, categoryId: 4 })]
  show(loaded, {}, anOwnProfile({ profile: aProfile({ specialities }) }))
  await screen.findAllByRole('option', { name: 'Физика' })
  await userEvent.click(button('Добавить услугу'))
  const third = service(3).getByRole('combobox', { name: 'Категория' })
  await userEvent.selectOptions(third, '4')
  await save()
  expect(saved).not.toHaveBeenCalled()
  expect(third).toHaveAccessibleDescription(/уже есть/)
  expect(service(2).getByRole('combobox', { name: 'Категория' })).toBeValid()
  await userEvent.click(service(3).getByRole('button', { name: /Убрать/ }))
  await save()
  expect(saved).toHaveBeenCalledOnce()
})

test('accepts unchanged values from the API even if they break the rules, but validates changed ones', async () => {
  const about = 'а'.repeat(editLimits.about + 1)
  const specialities = [aSpeciality({ priceFrom: 1500.5 }), aSpeciality({ id: 2, priceFrom: 2e8 })]
  show(loaded, {}, anOwnProfile({ profile: aProfile({ about, experienceYears: 7.25, specialities }) }))
  await screen.findAllByRole('option', { name: 'Физика' })
  await save()
  const [edit] = saved.mock.lastCall ?? []
  expect(edit).toMatchObject({ about, experienceYears: 7.25 })
  expect(edit?.specialities).toMatchObject([{ priceFrom: 1500.5 }, { priceFrom: 2e8 }])
  saved.mockClear()
  const [years, story] = [
    screen.getByRole('textbox', { name: /^Опыт/ }),
    screen.getByRole('textbox', { name: /Рассказ/ }),
  ]
  const price = service(1).getByRole('textbox', { name: /Цена/ })
  await refill(price, '1500.7')
  await userEvent.type(years, '5')
  await userEvent.type(story, 'а')
  await save()
  expect(saved).not.toHaveBeenCalled()
  for (const field of [price, years, story]) expect(field).toBeInvalid()
  expect(service(2).getByRole('textbox', { name: /Цена/ })).toBeValid()
})

test('without categories keeps those of services, and lets new services be saved', async () => {
  const listCategories = vi.fn(failed)
  show(listCategories)
  expect(await screen.findByRole('alert')).toHaveTextContent(/Категории не\sзагрузились/)
  expect(service(1).getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('Прежняя категория')
  await userEvent.click(button('Добавить услугу'))
  await userEvent.type(service(3).getByRole('textbox', { name: 'Название' }), 'Химия')
  await save()
  expect(saved.mock.lastCall?.[0].specialities).toMatchObject([
    { categoryId: 2 },
    { categoryId: 3 },
    { categoryId: null },
  ])
  listCategories.mockImplementation(loaded)
  await userEvent.click(button('Повторить'))
  expect(await screen.findAllByRole('option', { name: 'Физика' })).toHaveLength(3)
  expect(service(2).getByRole('combobox', { name: 'Категория' })).toHaveDisplayValue('Физика')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('shows the API’s messages beside their fields', () => {
  show(loaded, {
    'specialities.1.priceFrom': 'Слишком много.',
    cityId: 'Такого нет.',
    specialities: 'Их слишком много.',
  })
  expect(service(2).getByRole('textbox', { name: /Цена/ })).toHaveAccessibleDescription('Слишком много.')
  expect(screen.getByRole('button', { name: /^Город/ })).toHaveAccessibleDescription(/Такого нет\./)
  expect(screen.getByText('Их слишком много.')).toBeVisible()
})

test('sets the on-screen keyboard of each field', () => {
  show()
  expect(screen.getByRole('textbox', { name: /^Опыт/ })).toHaveAttribute('inputmode', 'numeric')
  expect(service(1).getByRole('textbox', { name: /Цена/ })).toHaveAttribute('inputmode', 'numeric')
})
