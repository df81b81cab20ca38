import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import type { Suggestions } from '#application/search/suggest.ts'
import { longestSearch } from '#domain/profile/profile-filters.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { SearchForm } from './search-form.tsx'

const suggestions: Suggestions = {
  categories: [{ slug: 'elektriki', name: 'Электрики', profilesCount: 97, match: { start: 0, end: 4 } }],
  specialists: [
    { id: 7, person: { id: 1, name: 'Ильдар Гарипов', avatar: null }, specialities: 'Электрик', rating: 4.8 },
  ],
  cities: [{ slug: 'elektrostal', name: 'Электросталь', region: 'Московская область', match: null }],
}
const found: ClientUseCases['suggest'] = () => Promise.resolve({ ok: true, value: suggestions })
const failed: ClientUseCases['suggest'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

const followed = vi.fn<(href: string | null) => void>()

beforeEach(() => {
  queryClient.clear()
  followed.mockClear()
  const note = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // A click of the button submits.
    if (link || event.type === 'submit') event.preventDefault()
    if (event.type === 'submit') followed('submit')
    else if (link) followed(link.getAttribute('href'))
  }
  document.addEventListener('click', note)
  document.addEventListener('submit', note)
  return () => {
    document.removeEventListener('click', note)
    document.removeEventListener('submit', note)
  }
})

const show = (suggest: ClientUseCases['suggest'] = found, city = aCity()) =>
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, suggest }}>
      <SearchForm locale="ru" city={city} />
    </UseCasesProvider>,
  )
const field = () => screen.getByLabelText('Услуга или имя')
const shown = async () => within(await screen.findByRole('listbox', { name: 'Подсказки' }))
const activeOne = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')

async function typed(text = 'элек') {
  await userEvent.type(field(), text)
  return shown()
}

/** Types a letter whose suggestions are pending; returns a function that resolves them. */
async function typeAhead(): Promise<(categories: Suggestions['categories']) => void> {
  let resolveSuggestions: (categories: Suggestions['categories']) => void = () => undefined
  const next = new Promise<Suggestions>(resolve => {
    resolveSuggestions = categories => resolve({ ...suggestions, categories })
  })
  show(async ({ text }) => ({ ok: true, value: text === 'элек' ? suggestions : await next }))
  await typed()
  await userEvent.type(field(), 'т')
  return resolveSuggestions
}

test('is a plain form with a plain field until focused', async () => {
  show()
  expect(screen.getByRole('search')).toHaveAttribute('action', '/kazan/specialists')
  expect(field()).toHaveAttribute('name', 'search')
  await userEvent.click(screen.getByRole('button', { name: 'Найти' }))
  expect(followed).toHaveBeenCalledWith('submit')
  expect(screen.queryByRole('combobox')).toBeNull()
  await userEvent.click(field())
  expect(await screen.findByRole('combobox', { expanded: false })).toBe(field())
})

test('links the last option to the whole country when the city has no match', async () => {
  const nobody = { ...suggestions, specialists: [] }
  show(() => Promise.resolve({ ok: true, value: nobody }))
  const last = async () => (await typed()).getAllByRole('option').at(-1)
  const option = await last()
  expect(option).toHaveTextContent(/^Искать «элек» по\sвсей России$/)
  expect(option).toHaveAttribute('href', expect.stringMatching(/^\/profiles\?search=/))
})

test('does not offer the whole country when specialists failed to load', async () => {
  show(() => Promise.resolve({ ok: true, value: { ...suggestions, specialists: [], incomplete: true } }))
  expect((await typed()).getAllByRole('option').at(-1)).toHaveTextContent('Все результаты')
})

test('limits the text to the maximum length of a search', () => {
  render(<SearchForm locale="ru" city={null} />)
  expect(screen.getByRole('searchbox')).toHaveAttribute('maxlength', String(longestSearch))
})

test('shows the search of the page, whose suggestions open on a key, not with the focus', async () => {
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, suggest: found }}>
      <SearchForm locale="ru" city={null} query="маникюр" />
    </UseCasesProvider>,
  )
  expect(field()).toHaveValue('маникюр')
  await userEvent.tab()
  expect(await screen.findByRole('combobox', { expanded: false })).toHaveFocus()
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.keyboard('{ArrowDown}')
  await shown()
})

test('suggests categories, specialists and cities, then the full results', async () => {
  show()
  const list = await typed()
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
  expect(field()).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByText('4 подсказки')).toHaveRole('status')
})

test('R-search: the list that the text means comes first', async () => {
  const meant = {
    city: 'kazan',
    category: 'repetitory/matematika',
    categoryName: 'Математика',
    inCity: 'в\u00a0Казани',
    sort: 'price',
    search: 'ЕГЭ',
    count: 3,
  } as const
  show(() => Promise.resolve({ ok: true, value: { ...suggestions, meant } }))
  const [first] = (await typed()).getAllByRole('option')
  expect(first).toHaveTextContent(/^Математика в\sКазани · ЕГЭ · сначала дешевле3$/)
  expect(first).toHaveAttribute('href', '/kazan/specialists/repetitory/matematika?search=%D0%95%D0%93%D0%AD&sort=price')
})

test('R-search: without a category or a city in it, the list is of all specialists or of the whole country', async () => {
  const nothing = { city: null, category: null, categoryName: null, inCity: null, search: '', count: null }
  const getFirst = async (meant: Partial<NonNullable<Suggestions['meant']>>) => {
    queryClient.clear()
    const { unmount } = show(() =>
      Promise.resolve({ ok: true, value: { ...suggestions, meant: { ...nothing, ...meant } } }),
    )
    const [first] = (await typed()).getAllByRole('option')
    const shownOption = [first?.textContent, first?.getAttribute('href')]
    unmount()
    return shownOption
  }
  expect(await getFirst({ city: 'ufa', inCity: 'в Уфе' })).toEqual(['Специалисты в Уфе', '/ufa/specialists'])
  expect(await getFirst({ category: 'elektriki', categoryName: 'Электрики', sort: 'price' })).toEqual([
    'Электрики · сначала дешевле',
    '/profiles?category=elektriki&sort=price',
  ])
})

test('debounces requests, for the city of the form', async () => {
  const suggest = vi.fn<ClientUseCases['suggest']>(found)
  show(suggest)
  await userEvent.click(field())
  await screen.findByRole('combobox')
  for (const value of ['э', 'эл', 'эле', 'элек']) fireEvent.input(field(), { target: { value } })
  await shown()
  expect(suggest.mock.calls.map(([input]) => input)).toEqual([{ text: 'элек', city: 'kazan' }])
})

test('aborts outdated requests', async () => {
  const signals: (AbortSignal | undefined)[] = []
  show((_input, options) => {
    signals.push(options?.signal)
    return new Promise(() => undefined)
  })
  await userEvent.type(field(), 'а')
  await expect.poll(() => signals).toHaveLength(1)
  await userEvent.type(field(), 'б')
  await expect.poll(() => signals).toHaveLength(2)
  expect(signals.map(signal => signal?.aborted)).toEqual([true, false])
})

describe('by keyboard', () => {
  test('arrows cycle through field and options, and focus stays in the field', async () => {
    show()
    await typed()
    const names: (string | undefined)[] = []
    for (let press = 0; press < 5; press += 1) {
      await userEvent.keyboard('{ArrowDown}')
      names.push(activeOne()?.textContent.slice(0, 4))
    }
    expect(names).toEqual(['Элек', 'ИГИл', 'Элек', 'Все ', undefined])
    await userEvent.keyboard('{ArrowUp}')
    expect(activeOne()).toHaveTextContent('Все результаты')
    expect(activeOne()).toHaveAttribute('aria-selected', 'true')
    expect(field()).toHaveFocus()
  })

  test('Enter follows the active option', async () => {
    show()
    await typed()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(followed.mock.calls.flat()).toEqual(['/profiles/7'])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('Enter follows the active option after newer options are inserted before it', async () => {
    const answerNext = await typeAhead()
    await userEvent.keyboard('{ArrowDown}')
    expect(activeOne()).toHaveTextContent('Электрики')
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    const montage = { slug: 'elektromontazh', name: 'Электромонтаж', profilesCount: 5, match: null }
    const [electricians] = suggestions.categories
    answerNext([montage, ...(electricians ? [electricians] : [])])
    await screen.findByRole('option', { name: /Электромонтаж/ })
    expect(activeOne()).toHaveTextContent('Электрики')
    await userEvent.keyboard('{Enter}')
    expect(followed.mock.calls.flat()).toEqual(['/kazan/specialists/elektriki'])
  })

  test('Enter submits the form when the active option has disappeared', async () => {
    const answerNext = await typeAhead()
    await userEvent.keyboard('{ArrowDown}')
    answerNext([])
    await expect.poll(() => screen.queryByRole('option', { name: /Электрики/ })).toBeNull()
    expect(activeOne()).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(followed.mock.calls.flat()).toEqual(['submit'])
  })

  test('Enter that ends an IME composition follows nothing', async () => {
    show()
    await typed()
    await userEvent.keyboard('{ArrowDown}')
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    expect(followed).not.toHaveBeenCalled()
    expect(screen.getByRole('listbox')).toBeVisible()
  })

  test('Enter without an active option submits the form', async () => {
    show()
    await typed()
    await userEvent.keyboard('{Enter}')
    expect(followed.mock.calls.flat()).toEqual(['submit'])
  })

  test('Escape closes and keeps the text; an arrow reopens', async () => {
    show()
    await typed()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveValue('элек')
    await userEvent.keyboard('{ArrowDown}')
    expect(await shown()).toBeDefined()
  })
})

test('closes on blur, and when an option is chosen', async () => {
  show()
  await typed()
  await userEvent.tab()
  expect(screen.queryByRole('listbox')).toBeNull()
  await userEvent.click(field())
  await userEvent.click((await shown()).getByRole('option', { name: /Электрики/ }))
  expect(followed).toHaveBeenLastCalledWith('/kazan/specialists/elektriki')
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('shows an error when suggestions fail and keeps the link to full results', async () => {
  show(failed)
  const list = await typed()
  expect(screen.getByText('Подсказки не загрузились', { selector: 'p' })).toBeInTheDocument()
  expect(list.getAllByRole('option')).toHaveLength(1)
})

test('says which group failed and keeps the others', async () => {
  show(() => Promise.resolve({ ok: true, value: { ...suggestions, cities: [], incomplete: true } }))
  const list = await typed()
  expect(screen.getByText('Часть подсказок не загрузилась', { selector: 'p' })).toBeInTheDocument()
  expect(await screen.findByText('3 подсказки. Часть подсказок не загрузилась')).toHaveRole('status')
  expect(list.getAllByRole('option')).toHaveLength(3)
})

test('uses text typed before hydration', async () => {
  const early = vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('элек')
  show()
  field().focus()
  expect(await shown()).toBeDefined()
  early.mockRestore()
})
