import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { someFormRecords } from '#tests/builders/form-records.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { publishCurrentCity } from '#ui/city/current-city.ts'
import { queryClient } from '#ui/query-client.ts'
import { createListTarget, createProfileTarget, type RequestTarget } from '#ui/service-request/request-target.ts'
import type { FormRecords } from '#ui/submission/form-dialog.ts'
import { resetQueries } from '#ui/user/reset-queries.ts'
import { RequestDialog } from './request-dialog.tsx'
import { createInitialFields } from './request-fields.ts'

type RequestOutcome = Awaited<ReturnType<ClientUseCases['requestService']>>

const kazan = aCity()
const arsk = aCity({ id: 2, slug: 'arsk', name: 'Арск' })
let ownProfile = anOwnProfile()

interface RenderOptions {
  readonly locale?: Locale
  readonly hint?: 'signed-in' | 'expired'
  readonly outcomes?: readonly RequestOutcome[]
  readonly records?: FormRecords
  readonly useCases?: Partial<ClientUseCases>
}

function renderDialog(
  target: RequestTarget,
  { locale = 'ru', hint = 'signed-in', outcomes = [], records = someFormRecords(), useCases = {} }: RenderOptions = {},
) {
  const remainingOutcomes = [...outcomes]
  const requestService = vi.fn<ClientUseCases['requestService']>(() =>
    Promise.resolve(remainingOutcomes.shift() ?? { ok: true, value: undefined }),
  )
  const link = document.createElement('a')
  link.dataset['request'] = JSON.stringify(target)
  const view = renderWithSession(
    <RequestDialog data={{ locale, records, target: NaN, link, reopen: vi.fn() }} close={() => undefined} />,
    {
      requestService,
      viewOwnProfile: () => Promise.resolve({ ok: true, value: ownProfile }),
      listCategories: () => Promise.resolve({ ok: true, value: aTree() }),
      listRegions: () => Promise.resolve({ ok: true, value: [{ name: 'Татарстан', cities: [kazan, arsk] }] }),
      ...useCases,
    },
    { hint },
  )
  return { ...view, requestService }
}

const getCombobox = (name: string) => screen.getByRole('combobox', { name })
const getField = (name: string | RegExp) => screen.getByLabelText(name)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }))
const chooseOption = async (name: string, option: RegExp) => {
  await userEvent.click(getCombobox(name))
  await userEvent.click(await screen.findByRole('option', { name: option }))
}

beforeEach(() => {
  queryClient.clear()
  ownProfile = anOwnProfile()
})

afterEach(() => act(() => publishCurrentCity(undefined)))

test('R-service-request: shows who sees the number, sends a request to one specialist, and shows a receipt', async () => {
  const { requestService } = renderDialog(createProfileTarget(aProfile({ id: 4 })))
  expect(screen.getByText('Номер увидит только Айгуль Сафина, а в каталоге номера не будет.')).toBeVisible()
  expect(screen.queryByRole('combobox', { name: 'Город' })).toBeNull()
  await chooseOption('Услуга', /^Физика/)
  await userEvent.type(getField('Что нужно сделать'), 'Подготовить к ЕГЭ.')
  await userEvent.type(getField(/^Бюджет/), '1 500')
  await userEvent.type(getField('Телефон'), '89172041833')
  await submit()
  expect(await screen.findByRole('heading', { name: 'Заявка отправлена' })).toBeVisible()
  expect(requestService).toHaveBeenCalledExactlyOnceWith({
    cityId: 1,
    categoryId: 3,
    profileId: 4,
    description: 'Подготовить к ЕГЭ.',
    date: null,
    budget: 1500,
    phone: '+79172041833',
  })
  const rows = [...document.querySelectorAll('dl > div')].map(row => row.textContent.replaceAll('\u00a0', ' '))
  expect(rows.slice(0, -1)).toEqual([
    'КомуАйгуль Сафина',
    'УслугаФизика',
    'ГородКазань',
    'ЗадачаПодготовить к ЕГЭ.',
    'Бюджетдо 1 500 ₽',
    'Телефон+7 917 204-18-33',
  ])
  expect(screen.getByRole('link', { name: 'Физика, Казань' })).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/fizika',
  )
})

test('prefills the phone number of the current user, not of the previous one', async () => {
  queryClient.setQueryData(['own-profile'], anOwnProfile({ user: aUser({ id: 7, phone: '+79172041833' }) }))
  ownProfile = anOwnProfile({ user: aUser({ id: 8, phone: '+79990000000' }) })
  const { setHint } = renderDialog(createListTarget(kazan, null))
  expect(getField('Телефон')).toHaveValue('+7 917 204-18-33')
  act(() => setHint('expired'))
  await act(() => queryClient.resetQueries())
  act(() => setHint('signed-in'))
  await waitFor(() => expect(getField('Телефон')).toHaveValue('+7 999 000-00-00'))
})

test('prefills no phone number for a signed-out visitor', () => {
  queryClient.setQueryData(['own-profile'], anOwnProfile({ user: aUser({ id: 7, phone: '+79172041833' }) }))
  renderDialog(createListTarget(kazan, null), { hint: 'expired' })
  expect(getField('Телефон')).toHaveValue('')
})

test('marks Russian names on an English page', async () => {
  await i18nextInstance.changeLanguage('en')
  renderDialog(createProfileTarget(aProfile({ id: 4 })), { locale: 'en' })
  const note = within(screen.getByText(/^Only.*will see the number/))
  expect(note.getByText('Айгуль Сафина')).toHaveAttribute('lang', 'ru')
  await userEvent.click(getCombobox('Service'))
  const option = within(await screen.findByRole('option', { name: /^Физика/ }))
  expect(['Физика', 'Репетиторы'].map(name => option.getByText(name).lang)).toEqual(['ru', 'ru'])
  await userEvent.click(option.getByText('Физика'))
  await userEvent.type(getField('What needs doing'), 'ЕГЭ')
  await userEvent.type(getField('Phone'), '89172041833')
  await userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
  expect(within(await screen.findByRole('link')).getByText('Казань')).toHaveAttribute('lang', 'ru')
})

test('requires a city if the page has none, and sends nothing while fields are invalid', async () => {
  const { requestService } = renderDialog(createListTarget(null, null))
  expect(screen.getByText(/те, кто возьмёт заявку/)).toBeVisible()
  await submit()
  await waitFor(() => expect(screen.getByRole('group', { name: 'Исправьте поля' })).toHaveFocus())
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '#categoryId',
    '#cityId',
    '#description',
    '#phone',
  ])
  expect(requestService).not.toHaveBeenCalled()
  await chooseOption('Город', /^Казань/)
  expect(getCombobox('Город')).toBeValid()
})

test('names the group of recipients in the receipt of a request without a specialist', async () => {
  renderDialog(createListTarget(kazan, aTree()[1] ?? null))
  await userEvent.type(getField('Что нужно сделать'), 'Розетки.')
  await userEvent.type(getField('Телефон'), '89172041833')
  await submit()
  expect(await screen.findByText('Специалистам: Электрики, Казань')).toBeVisible()
  expect(screen.getByText(/номер — только те, кто её возьмёт/)).toBeVisible()
})

test.each([
  ['Физика', 'Специалистам: Физика, Казань'],
  ['Электрики', 'Специалистам: Электрики, Казань'],
])('names the chosen service in the receipt even if reloading the services fails: %s', async (service, recipient) => {
  const treeOutcomes = [{ ok: true as const, value: aTree() }]
  const { requestService } = renderDialog(createListTarget(kazan, aTree()[1] ?? null), {
    useCases: {
      listCategories: () =>
        Promise.resolve(
          treeOutcomes.shift() ?? { ok: false as const, error: { _tag: 'ApiUnavailable' as const, reason: 'failed' } },
        ),
    },
  })
  await userEvent.clear(getCombobox('Услуга'))
  await chooseOption('Услуга', new RegExp(`^${service}`))
  await userEvent.type(getField('Что нужно сделать'), 'Розетки.')
  await userEvent.type(getField('Телефон'), '89172041833')
  requestService.mockImplementation(async () => {
    await resetQueries('signed-in')
    return { ok: true, value: undefined }
  })
  await submit()
  expect(await screen.findByText(recipient)).toBeVisible()
})

test('shows API errors beside their fields, and reveals the city field for its error', async () => {
  const fields = { cityId: ['Здесь заявок не берут.'], date: ['Этот день уже прошёл.'] }
  const fieldErrors: RequestOutcome = { ok: false, error: { _tag: 'FieldErrors', message: '', fields } }
  renderDialog(createListTarget(kazan, aTree()[1] ?? null), { outcomes: [fieldErrors] })
  expect(getCombobox('Услуга')).toHaveValue('Электрики')
  await userEvent.type(getField('Что нужно сделать'), 'Розетки.')
  await userEvent.type(getField('Телефон'), '89172041833')
  await submit()
  await waitFor(() => expect(getField(/^Когда начать/)).toHaveAccessibleDescription('Этот день уже прошёл.'))
  expect(getCombobox('Город')).toHaveAccessibleDescription('Здесь заявок не берут.')
  expect(getCombobox('Город')).toHaveValue('Казань')
  expect(getField('Что нужно сделать')).toHaveValue('Розетки.')
  await userEvent.clear(getCombobox('Город'))
  await userEvent.type(getCombobox('Город'), 'арск{Enter}')
  expect(getCombobox('Город')).toBeValid()
  expect(getCombobox('Город')).toHaveValue('Арск')
})

test('shows the city field if the draft’s city is not that of the page', async () => {
  const records = someFormRecords()
  const draft = { ...createInitialFields(createListTarget(kazan, null), {}), cityId: '2' }
  records.drafts.write('request:kazan', 7, draft)
  renderDialog(createListTarget(kazan, null), { records })
  await waitFor(() => expect(getCombobox('Город')).toHaveValue('Арск'))
})

test.each([
  ['a service', 'физ', () => userEvent.type(getCombobox('Услуга'), 'физ')],
  [
    'a date',
    '',
    // jsdom never reports an incomplete date as `badInput`.
    async () => Object.defineProperty(getField(/^Когда начать/), 'validity', { value: { badInput: true } }),
  ],
])(
  'offers a draft that loads while the visitor types %s, and asks before the draft replaces the text',
  async (_, service, type) => {
    const target = createListTarget(kazan, null)
    const records = someFormRecords()
    const draft = { ...createInitialFields(target, {}), categoryId: '4', description: 'Розетки.' }
    records.drafts.write('request:kazan', 7, draft)
    let respond: () => void = () => undefined
    const response = new Promise<void>(resolve => (respond = resolve))
    const viewOwnProfile = () => response.then(() => ({ ok: true as const, value: ownProfile }))
    const { confirm } = renderDialog(target, { records, useCases: { viewOwnProfile } })
    await type()
    respond()
    const adoptButton = await screen.findByRole('button', { name: 'Да, вернуть' })
    expect([getCombobox('Услуга'), getField('Что нужно сделать')]).toMatchObject([{ value: service }, { value: '' }])
    await userEvent.click(adoptButton)
    expect(confirm).toHaveBeenCalledOnce()
    expect([getCombobox('Услуга'), getField('Что нужно сделать')]).toMatchObject([
      { value: 'Электрики' },
      { value: 'Розетки.' },
    ])
  },
)

test('shows the page’s service, not the half-typed text, after a restored draft is discarded', async () => {
  const target = createListTarget(kazan, aTree()[1] ?? null)
  const records = someFormRecords()
  records.drafts.write('request:kazan/elektriki', 7, { ...createInitialFields(target, {}), description: 'Розетки.' })
  renderDialog(target, { records })
  await waitFor(() => expect(getField('Что нужно сделать')).toHaveValue('Розетки.'))
  await userEvent.clear(getCombobox('Услуга'))
  await userEvent.type(getCombobox('Услуга'), 'физ')
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(getField('Что нужно сделать')).toHaveValue(''))
  expect(getCombobox('Услуга')).toHaveValue('Электрики')
})

const kirov = { id: 9, slug: 'kirov', name: 'Киров', region: 'Кировская область', match: null }
const searchUseCases: Partial<ClientUseCases> = {
  listRegions: () =>
    Promise.resolve({ ok: true, value: { largest: [{ name: 'Татарстан', cities: [kazan] }], total: 10_000 } }),
  findCities: () => Promise.resolve({ ok: true, value: { cities: [kirov], total: 1, isFuzzy: false } }),
  findCityById: () => Promise.resolve({ ok: true, value: kirov }),
}

test('finds a city on the server if the browser has only the featured cities', async () => {
  const { requestService } = renderDialog(createProfileTarget(aProfile({ city: null })), { useCases: searchUseCases })
  await chooseOption('Услуга', /^Физика/)
  await userEvent.type(getCombobox('Город'), 'киро')
  await userEvent.click(await screen.findByRole('option', { name: /^Киров/ }))
  expect(getCombobox('Город')).toHaveValue('Киров')
  await userEvent.type(getField('Что нужно сделать'), 'Подготовить к ЕГЭ.')
  await userEvent.type(getField('Телефон'), '89172041833')
  await submit()
  await screen.findByRole('heading', { name: 'Заявка отправлена' })
  expect(requestService).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cityId: 9 }))
})

test('shows that a search on the server is pending even if the featured cities can’t be loaded again', async () => {
  const featuredCities = { regions: [{ name: 'Татарстан', cities: [kazan] }], total: 10_000 }
  queryClient.setQueryData(['regions', 'ru'], featuredCities, { updatedAt: 1 })
  renderDialog(createProfileTarget(aProfile({ city: null })), {
    useCases: {
      ...searchUseCases,
      listRegions: () => Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }),
      findCities: () => new Promise(() => undefined),
    },
  })
  await waitFor(() => expect(queryClient.getQueryState(['regions', 'ru'])?.status).toBe('error'))
  await userEvent.type(getCombobox('Город'), 'киро')
  expect(screen.getByText('Загружаем список')).toBeVisible()
  expect(screen.queryByText(/Список городов не\sзагрузился/)).toBeNull()
})

test('finds nothing for a text without letters after a search on the server', async () => {
  renderDialog(createProfileTarget(aProfile({ city: null })), { useCases: searchUseCases })
  await userEvent.type(getCombobox('Город'), 'киро')
  await screen.findByRole('option', { name: /^Киров/ })
  await userEvent.clear(getCombobox('Город'))
  await userEvent.type(getCombobox('Город'), '-')
  expect(await screen.findByText(/^Ничего не\sнашлось/)).toBeVisible()
})

test('names the current city in the field and the receipt even if the cities can’t be loaded', async () => {
  act(() => publishCurrentCity(kazan))
  const { requestService } = renderDialog(createListTarget(null, aTree()[1] ?? null), {
    useCases: {
      listRegions: () => Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }),
    },
  })
  expect(await screen.findByText(/Список городов не\sзагрузился/)).toBeVisible()
  expect(getCombobox('Город')).toHaveValue('Казань')
  await userEvent.type(getField('Что нужно сделать'), 'Розетки.')
  await userEvent.type(getField('Телефон'), '89172041833')
  await submit()
  expect(await screen.findByText('Специалистам: Электрики, Казань')).toBeVisible()
  expect(requestService).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ cityId: 1 }))
})

test('sends no service or city whose name the form does not show', async () => {
  const target = createListTarget(null, null)
  const records = someFormRecords()
  const draft = { ...createInitialFields(target, {}), categoryId: '99', cityId: '98', description: 'Розетки.' }
  records.drafts.write('request:', 7, { ...draft, phone: '+7 917 204-18-33' })
  const { requestService } = renderDialog(target, { records })
  await waitFor(() => expect(getField('Что нужно сделать')).toHaveValue('Розетки.'))
  await submit()
  await waitFor(() => expect(getCombobox('Услуга')).toHaveAccessibleDescription(/Выберите услугу из\sсписка/))
  expect(getCombobox('Город')).toHaveAccessibleDescription(/Выберите город из\sсписка/)
  expect(requestService).not.toHaveBeenCalled()
})
