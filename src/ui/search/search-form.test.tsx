import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { Suggestions } from '#application/search/suggest.ts'
import { maxSearchLength } from '#domain/profile/profile-filters.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { SearchForm } from './search-form.tsx'

const suggestions: Suggestions = {
  categories: [{ slug: 'elektriki', name: 'Электрики', profilesCount: 97, match: { start: 0, end: 4 } }],
  specialists: [
    { id: 7, person: { id: 1, name: 'Ильдар Гарипов', avatar: null }, specialities: 'Электрик', rating: 4.8 },
  ],
  cities: [{ slug: 'elektrostal', name: 'Электросталь', region: 'Московская область', match: null }],
}
const returnSuggestions: ClientUseCases['suggest'] = () => Promise.resolve({ ok: true, value: suggestions })
const failToSuggest: ClientUseCases['suggest'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

const onNavigate = vi.fn<(href: string | null) => void>()

beforeEach(() => {
  queryClient.clear()
  onNavigate.mockClear()
  const recordNavigation = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // A click on the button submits the form.
    if (link || event.type === 'submit') event.preventDefault()
    if (event.type === 'submit') onNavigate('submit')
    else if (link) onNavigate(link.getAttribute('href'))
  }
  document.addEventListener('click', recordNavigation)
  document.addEventListener('submit', recordNavigation)
  return () => {
    document.removeEventListener('click', recordNavigation)
    document.removeEventListener('submit', recordNavigation)
  }
})

const renderForm = (suggest: ClientUseCases['suggest'] = returnSuggestions, city = aCity(), locale: Locale = 'ru') =>
  render(
    <UseCasesContext value={{ ...pendingUseCases, suggest }}>
      <SearchForm locale={locale} city={city} />
    </UseCasesContext>,
  )
const getField = () => screen.getByLabelText('Услуга или имя')
const findListbox = async () => within(await screen.findByRole('listbox', { name: 'Подсказки' }))
const getActiveOption = () => document.getElementById(getField().getAttribute('aria-activedescendant') ?? '')

async function typeText(text = 'элек') {
  await userEvent.type(getField(), text)
  return findListbox()
}

async function typeWithPendingSuggestions(): Promise<(categories: Suggestions['categories']) => void> {
  let resolveSuggestions: (categories: Suggestions['categories']) => void = () => undefined
  const pendingSuggestions = new Promise<Suggestions>(resolve => {
    resolveSuggestions = categories => resolve({ ...suggestions, categories })
  })
  renderForm(async ({ text }) => ({ ok: true, value: text === 'элек' ? suggestions : await pendingSuggestions }))
  await typeText()
  await userEvent.type(getField(), 'т')
  return resolveSuggestions
}

test('is a plain form with a plain field until the field is focused', async () => {
  renderForm()
  expect(screen.getByRole('search')).toHaveAttribute('action', '/kazan/specialists')
  expect(getField()).toHaveAttribute('name', 'search')
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(onNavigate).toHaveBeenCalledWith('submit')
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(getField())
  expect(await screen.findByRole('combobox', { expanded: false })).toBe(getField())
})

test('links the last option to the whole country if no specialist in the city matches', async () => {
  const suggestionsWithoutSpecialists = { ...suggestions, specialists: [] }
  renderForm(() => Promise.resolve({ ok: true, value: suggestionsWithoutSpecialists }))
  const option = (await typeText()).getAllByRole('option').at(-1)
  expect(option).toHaveTextContent(/^Искать «элек» по\sвсей России$/)
  expect(option).toHaveAttribute('href', expect.stringMatching(/^\/profiles\?search=/))
})

test('does not offer the whole country if specialists failed to load', async () => {
  renderForm(() => Promise.resolve({ ok: true, value: { ...suggestions, specialists: [], incomplete: true } }))
  expect((await typeText()).getAllByRole('option').at(-1)).toHaveTextContent('Все результаты')
})

test('limits the text to the maximum length of a search', () => {
  render(<SearchForm locale="ru" city={null} />)
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', String(maxSearchLength))
})

test('shows the search text of the page, and opens its suggestions on a key press instead of on focus', async () => {
  render(
    <UseCasesContext value={{ ...pendingUseCases, suggest: returnSuggestions }}>
      <SearchForm locale="ru" city={null} query="маникюр" />
    </UseCasesContext>,
  )
  expect(getField()).toHaveValue('маникюр')
  await userEvent.tab()
  expect(await screen.findByRole('combobox', { expanded: false })).toHaveFocus()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await findListbox()
})

test('suggests categories, specialists and cities, then the full results', async () => {
  renderForm()
  const list = await typeText()
  const rows = list.getAllByRole('option').map(option => [option.textContent, option.getAttribute('href')])
  expect(rows).toEqual([
    ['Электрики97', '/kazan/specialists/elektriki'],
    ['ИГИльдар ГариповЭлектрик4,8Оценка 4,8 из\u00a05', '/profiles/7'],
    ['ЭлектростальМосковская область', '/elektrostal'],
    ['Все результаты по\u00a0запросу «элек»', '/kazan/specialists?search=%D1%8D%D0%BB%D0%B5%D0%BA'],
  ])
  expect(list.getAllByRole('group').map(group => group.getAttribute('aria-label'))).toEqual([
    'Категории',
    'Специалисты',
    'Города',
    null,
  ])
  expect(list.getByText('Элек').tagName).toBe('B')
  expect(getField()).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByText('4 подсказки')).toHaveRole('status')
})

test('R-search: the first option is the list that the text describes', async () => {
  const suggestedList = {
    city: 'kazan',
    category: 'repetitory/matematika',
    categoryName: 'Математика',
    inCity: 'в\u00a0Казани',
    sort: 'price',
    priceTo: 2000,
    search: 'ЕГЭ',
    count: 3,
  } as const
  renderForm(() => Promise.resolve({ ok: true, value: { ...suggestions, suggestedList } }))
  const [firstOption] = (await typeText()).getAllByRole('option')
  expect(firstOption).toHaveTextContent(/^Математика в\sКазани · ЕГЭ · до\s2\s000\s₽ · сначала дешевле3$/)
  expect(firstOption).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/matematika?search=%D0%95%D0%93%D0%AD&sort=price&price_to=2000',
  )
})

test('R-search: a query without a category leads to all specialists, and a query without a city to the whole country', async () => {
  const emptyList = { city: null, category: null, categoryName: null, inCity: null, search: '', count: null }
  const getFirstOption = async (suggestedList: Partial<NonNullable<Suggestions['suggestedList']>>) => {
    queryClient.clear()
    const { unmount } = renderForm(() =>
      Promise.resolve({ ok: true, value: { ...suggestions, suggestedList: { ...emptyList, ...suggestedList } } }),
    )
    const [firstOption] = (await typeText()).getAllByRole('option')
    const optionFacts = [firstOption?.textContent, firstOption?.getAttribute('href')]
    unmount()
    return optionFacts
  }
  expect(await getFirstOption({ city: 'ufa', inCity: 'в Уфе' })).toEqual(['Специалисты в Уфе', '/ufa/specialists'])
  expect(await getFirstOption({ category: 'elektriki', categoryName: 'Электрики', sort: 'price' })).toEqual([
    'Электрики · сначала дешевле',
    '/profiles?category=elektriki&sort=price',
  ])
})

test('marks untranslated names and the typed text as Russian on an English page', async () => {
  const suggestedList = {
    city: 'kazan',
    category: 'repetitory',
    categoryName: 'Репетиторы',
    inCity: 'in Kazan',
    search: '',
    count: 3,
  } as const
  renderForm(() => Promise.resolve({ ok: true, value: { ...suggestions, suggestedList } }), aCity(), 'en')
  await userEvent.type(screen.getByLabelText('Service or name'), 'элек')
  await screen.findByRole('listbox')
  const russianTexts = [...document.querySelectorAll('[role=option] [lang=ru]')].map(({ textContent }) => textContent)
  expect(russianTexts).toEqual(['Репетиторы', 'Электрики', 'Электрик', 'Электросталь', 'Московская область', 'элек'])
})

test('debounces requests and sends the city of the form', async () => {
  const suggest = vi.fn<ClientUseCases['suggest']>(returnSuggestions)
  renderForm(suggest)
  await userEvent.click(getField())
  await screen.findByRole('combobox')
  for (const value of ['э', 'эл', 'эле', 'элек']) fireEvent.input(getField(), { target: { value } })
  await findListbox()
  expect(suggest.mock.calls.map(([input]) => input)).toEqual([{ text: 'элек', city: 'kazan' }])
})

test('sends and links a city whose slug is not ASCII', async () => {
  const suggest = vi.fn<ClientUseCases['suggest']>(returnSuggestions)
  renderForm(suggest, aCity({ slug: 'казань' }))
  const list = await typeText()
  expect(suggest.mock.lastCall?.[0]).toEqual({ text: 'элек', city: 'казань' })
  expect(list.getByRole('option', { name: /Электрики/ })).toHaveAttribute(
    'href',
    '/%D0%BA%D0%B0%D0%B7%D0%B0%D0%BD%D1%8C/specialists/elektriki',
  )
})

test('aborts a request when the text changes', async () => {
  const signals: (AbortSignal | undefined)[] = []
  renderForm((_input, options) => {
    signals.push(options?.signal)
    return new Promise(() => undefined)
  })
  await userEvent.type(getField(), 'а')
  await expect.poll(() => signals).toHaveLength(1)
  await userEvent.type(getField(), 'б')
  await expect.poll(() => signals).toHaveLength(2)
  expect(signals.map(signal => signal?.aborted)).toEqual([true, false])
})

describe('by keyboard', () => {
  test('arrow keys cycle through the options and the field, and the focus stays in the field', async () => {
    renderForm()
    await typeText()
    const names: (string | undefined)[] = []
    for (let press = 0; press < 5; press += 1) {
      await userEvent.keyboard('{ArrowDown}')
      names.push(getActiveOption()?.textContent.slice(0, 4))
    }
    expect(names).toEqual(['Элек', 'ИГИл', 'Элек', 'Все ', undefined])
    await userEvent.keyboard('{ArrowUp}')
    expect(getActiveOption()).toHaveTextContent('Все результаты')
    expect(getActiveOption()).toHaveAttribute('aria-selected', 'true')
    expect(getField()).toHaveFocus()
  })

  test('Enter follows the active option', async () => {
    renderForm()
    await typeText()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(onNavigate.mock.calls.flat()).toEqual(['/profiles/7'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('Enter follows the active option after newer options are inserted before it', async () => {
    const resolveNext = await typeWithPendingSuggestions()
    await userEvent.keyboard('{ArrowDown}')
    expect(getActiveOption()).toHaveTextContent('Электрики')
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    const electricalInstallation = { slug: 'elektromontazh', name: 'Электромонтаж', profilesCount: 5, match: null }
    const [electricians] = suggestions.categories
    resolveNext([electricalInstallation, ...(electricians ? [electricians] : [])])
    await screen.findByRole('option', { name: /Электромонтаж/ })
    expect(getActiveOption()).toHaveTextContent('Электрики')
    await userEvent.keyboard('{Enter}')
    expect(onNavigate.mock.calls.flat()).toEqual(['/kazan/specialists/elektriki'])
  })

  test('Enter submits the form when the active option has disappeared', async () => {
    const resolveNext = await typeWithPendingSuggestions()
    await userEvent.keyboard('{ArrowDown}')
    resolveNext([])
    await expect.poll(() => screen.queryByRole('option', { name: /Электрики/ })).toBeNull()
    expect(getActiveOption()).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onNavigate.mock.calls.flat()).toEqual(['submit'])
  })

  test('Enter that ends an IME composition follows nothing', async () => {
    renderForm()
    await typeText()
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.keyDown(getField(), { key: 'Enter', isComposing: true })
    expect(onNavigate).not.toHaveBeenCalled()
    expect(screen.getByRole('listbox')).toBeVisible()
  })

  test('Enter without an active option submits the form', async () => {
    renderForm()
    await typeText()
    await userEvent.keyboard('{Enter}')
    expect(onNavigate.mock.calls.flat()).toEqual(['submit'])
  })

  test('Escape closes the list and keeps the text; an arrow key reopens the list', async () => {
    renderForm()
    await typeText()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(getField()).toHaveValue('элек')
    await userEvent.keyboard('{ArrowDown}')
    expect(await findListbox()).toBeDefined()
  })
})

test('closes on blur, and when an option is chosen', async () => {
  renderForm()
  await typeText()
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(getField())
  await userEvent.click((await findListbox()).getByRole('option', { name: /Электрики/ }))
  expect(onNavigate).toHaveBeenLastCalledWith('/kazan/specialists/elektriki')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('stays open when an option is opened in a new tab', async () => {
  renderForm()
  const option = (await typeText()).getByRole('option', { name: /Электрики/ })
  fireEvent.click(option, { ctrlKey: true })
  expect(onNavigate).toHaveBeenLastCalledWith('/kazan/specialists/elektriki')
  expect(option).toBeVisible()
})

test('shows an error if suggestions fail to load, and keeps the link to the full results', async () => {
  renderForm(failToSuggest)
  await userEvent.click(getField())
  // Slow typing would request suggestions for a prefix, and hide their error during the next request.
  await userEvent.paste('элек')
  const list = await findListbox()
  expect(screen.getByText('Подсказки не загрузились', { selector: 'p' })).toBeInTheDocument()
  expect(list.getAllByRole('option')).toHaveLength(1)
})

test('keeps the loaded suggestions if they can’t be loaded again', async () => {
  queryClient.setQueryData(['suggest', 'ru', 'kazan', 'элек'], suggestions, { updatedAt: 1 })
  renderForm(failToSuggest)
  await userEvent.click(getField())
  await userEvent.paste('элек')
  const list = await findListbox()
  await waitFor(() =>
    expect(queryClient.getQueryState(['suggest', 'ru', 'kazan', 'элек'])).toMatchObject({ status: 'error' }),
  )
  expect(list.getByRole('option', { name: /Электрики/ })).toBeVisible()
  expect(screen.queryByText('Подсказки не загрузились')).toBeNull()
})

test('shows that a group failed to load, and keeps the other groups', async () => {
  renderForm(() => Promise.resolve({ ok: true, value: { ...suggestions, cities: [], incomplete: true } }))
  const list = await typeText()
  expect(screen.getByText('Часть подсказок не загрузилась', { selector: 'p' })).toBeInTheDocument()
  expect(await screen.findByText('3 подсказки. Часть подсказок не загрузилась')).toHaveRole('status')
  expect(list.getAllByRole('option')).toHaveLength(3)
})

test('opens the suggestions for text that was typed before their chunk loaded', async () => {
  const valueSpy = vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('элек')
  renderForm()
  getField().focus()
  expect(await findListbox()).toBeDefined()
  valueSpy.mockRestore()
})

test('opens no suggestions if the visitor leaves the field before the chunk loads', async () => {
  const valueSpy = vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('элек')
  const suggest = vi.fn(returnSuggestions)
  renderForm(suggest)
  act(() => {
    getField().focus()
    getField().blur()
  })
  expect(await screen.findByRole('combobox', { expanded: false })).not.toHaveFocus()
  await waitFor(() => expect(suggest).toHaveBeenCalledOnce())
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('listbox')).toBeNull()
  valueSpy.mockRestore()
})
