import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { EmptySavedProfiles } from '#tests/builders/empty-saved-profiles.tsx'
import { aCategory, aTree, math, tutors } from '#tests/builders/category.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import type { PriceUnit } from '#domain/profile/profile.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { ProfileListView, type ProfileListViewProps } from './profile-list-view.tsx'
import type { ShownList } from './shown-list.ts'

const tree = aTree()
const createOk = <T,>(value: T) => ({ ok: true, value }) as const
const elabuga = { city: aCity({ id: 9, slug: 'elabuga', name: 'Елабуга' }), specialistCount: 12, distanceKm: 190 }
const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

interface RenderOptions extends Partial<Omit<ProfileListViewProps, 'list'>>, Partial<ShownList> {}

const renderList = ({
  locale = 'ru',
  city = aCity(),
  namesakeRegion = null,
  category = math,
  parent = null,
  filters = {},
  rejectedFilters = {},
  ...otherProps
}: RenderOptions = {}) =>
  render(
    <UseCasesContext value={pendingUseCases}>
      <ProfileListView
        list={{ locale, city, namesakeRegion, category, parent, filters, rejectedFilters }}
        categories={createOk(tree)}
        profiles={createOk(aPage([aProfile()], { total: 228, lastPage: 10 }))}
        {...otherProps}
      />
    </UseCasesContext>,
    { wrapper: EmptySavedProfiles },
  )

const german = aCategory({ id: 31, slug: 'repetitory/yazyki/nemetskiy', name: 'Немецкий', profilesCount: 3 })
const languages = aCategory({
  id: 30,
  slug: 'repetitory/yazyki',
  name: 'Языки',
  children: [german],
  profilesCount: 52,
})
const germanList = {
  category: german,
  parent: languages,
  categories: createOk([aCategory({ children: [languages] })]),
}

const getNavigationLinks = (name: string) =>
  within(screen.getByRole('navigation', { name, hidden: true })).getAllByRole('link', { hidden: true })

test('names category and city in the heading, and shows the number of specialists', () => {
  renderList()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Математика в Казани')
  expect(screen.getByText('228 специалистов', { selector: 'p' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: /^228\sспециалистов$/ })).toBeInTheDocument()
})

test('marks names without a translation as Russian', () => {
  renderList({ locale: 'en' })
  const heading = within(screen.getByRole('heading', { level: 1 }))
  expect(heading.getByText('Математика')).toHaveAttribute('lang', 'ru')
  expect(heading.getByText('Казань')).toHaveAttribute('lang', 'ru')
})

test('marks Russian words in the filters of an English page', () => {
  renderList({ locale: 'en', filters: { search: 'ЕГЭ' } })
  const chips = within(screen.getAllByRole('list', { name: 'Filters in use' })[0] ?? document.body)
  expect(chips.getByText('Математика')).toHaveAttribute('lang', 'ru')
  expect(chips.getByText('ЕГЭ')).toHaveAttribute('lang', 'ru')
})

test('shows the category, its siblings and its parent in the panel', () => {
  renderList()
  expect(getNavigationLinks('Категория').map(link => link.getAttribute('href'))).toEqual([
    '/kazan/specialists/repetitory',
    '/kazan/specialists/repetitory/matematika',
    '/kazan/specialists/repetitory/fizika',
  ])
  expect(screen.getByRole('link', { name: /Математика/, current: 'page', hidden: true })).toBeInTheDocument()
})

test('shows subcategories below their category', () => {
  renderList({ category: tutors })
  expect(getNavigationLinks('Категория').map(link => link.textContent)).toEqual([
    'Все категории',
    'Репетиторы214',
    'Математика86',
    'Физика41',
  ])
})

test('hides empty categories from the panel, except the current one', () => {
  const subcategories = [math, aCategory({ id: 30, slug: 'repetitory/fizika', name: 'Физика', profilesCount: 0 })]
  const partlyEmptyTree = createOk([aCategory({ ...tutors, children: subcategories })])
  const { unmount } = renderList({ categories: partlyEmptyTree })
  expect(getNavigationLinks('Категория').map(link => link.textContent)).toEqual(['Репетиторы', 'Математика86'])
  unmount()
  renderList({ categories: partlyEmptyTree, category: subcategories[1] ?? null })
  expect(getNavigationLinks('Категория').map(link => link.textContent)).toEqual([
    'Репетиторы',
    'Математика86',
    'Физика0',
  ])
})

test('links to other pages, and omits the page number from the URL of the first', () => {
  renderList({ profiles: createOk(aPage([aProfile()], { total: 228, lastPage: 10, page: 2 })) })
  expect(screen.getByRole('link', { name: 'Страница 1' })).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/matematika',
  )
  expect(screen.getByRole('link', { name: 'Страница 3' })).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/matematika?page=3',
  )
})

test('shows no pagination for a single page', () => {
  renderList({ profiles: createOk(aPage([aProfile()])) })
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).toBeNull()
})

test('renders the list of the whole country', () => {
  renderList({ locale: 'en', city: null, category: null })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Specialists across Russia')
  expect(getNavigationLinks('Category')[0]).toHaveAttribute('href', '/en/profiles?category=repetitory')
})

describe('a list without results', () => {
  test('explains an empty list and offers next steps', () => {
    renderList({ profiles: createOk(aPage([])) })
    expect(screen.getByRole('heading', { name: 'Здесь пока никого нет' })).toBeInTheDocument()
    const steps = ['Репетиторы в\u00a0Казани:\u00a0214', 'Специалисты в\u00a0Казани', 'Выбрать город']
    expect(steps.map(name => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/kazan/specialists/repetitory',
      '/kazan/specialists',
      '?cities',
    ])
    expect(screen.getByRole('link', { name: 'Разместить услуги' })).toBeInTheDocument()
  })

  test('links to the parent category with the title of its list', () => {
    renderList({ ...germanList, profiles: createOk(aPage([])) })
    const link = screen.getByRole('link', { name: 'Репетиторы: языки в\u00a0Казани:\u00a052' })
    expect(link).toHaveAttribute('href', '/kazan/specialists/repetitory/yazyki')
  })

  test.each([
    ['of a category of a city', {}, /^Таких специалистов в\sКазани пока нет\.$/],
    ['of a city', { category: null }, /^Специалистов в\sКазани пока нет\.$/],
    ['of a category of the country', { city: null }, /^Таких специалистов пока нет\.$/],
    ['of the country', { city: null, category: null }, /^Специалистов пока нет\.$/],
  ] as const)('says that an empty list %s has no specialists yet', (_, list, text) => {
    renderList({ ...list, profiles: createOk(aPage([])) })
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  test('offers the whole country if it has specialists, with their number', () => {
    const { unmount } = renderList({ profiles: createOk(aPage([])), alternatives: { countryCount: createOk(154) } })
    expect(screen.getByRole('link', { name: 'Математика по\u00a0всей России:\u00a0154' })).toHaveAttribute(
      'href',
      '/profiles?category=repetitory/matematika',
    )
    unmount()
    renderList({ profiles: createOk(aPage([])), alternatives: { countryCount: createOk(0) } })
    expect(screen.queryByRole('link', { name: /по\sвсей России/i })).toBeNull()
  })

  test('offers the nearest cities that have specialists of this category, before the other steps', () => {
    renderList({ profiles: createOk(aPage([])), alternatives: { nearbyCities: createOk([elabuga]) } })
    const nearLinks = within(screen.getByRole('list', { name: 'Специалисты рядом' })).getAllByRole('link')
    expect(nearLinks.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Елабуга 12 · около 190\u00a0км', '/elabuga/specialists/repetitory/matematika'],
    ])
    expect(nearLinks[0]?.compareDocumentPosition(screen.getByRole('link', { name: /^Репетиторы в\sКазани/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  test('shows an error when nearby cities failed to load, and nothing when there are none', () => {
    const { unmount } = renderList({
      profiles: createOk(aPage([])),
      alternatives: { nearbyCities: unavailableOutcome },
    })
    const line = screen.getByText(/Города рядом не\sзагрузились/)
    expect(within(line).getByRole('link', { name: 'Повторить' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika',
    )
    unmount()
    renderList({ profiles: createOk(aPage([])), alternatives: { nearbyCities: createOk([]) } })
    expect(screen.queryByText('Специалисты рядом')).toBeNull()
  })

  test('does not link to other empty lists', () => {
    const emptyTree = createOk([aCategory({ ...tutors, profilesCount: 0, children: [{ ...math, profilesCount: 0 }] })])
    renderList({ profiles: createOk(aPage([])), categories: emptyTree })
    expect(screen.queryByRole('link', { name: /Специалисты в\sКазани|Репетиторы в\sКазани/ })).toBeNull()
  })

  test('shows filters without advice to remove them if the list is empty without them', () => {
    renderList({
      profiles: createOk(aPage([])),
      filters: { priceTo: 5 },
      alternatives: { unfilteredCount: createOk(0), countryCount: createOk(7) },
    })
    expect(screen.getByRole('heading', { name: 'Здесь пока никого нет' })).toBeInTheDocument()
    expect(screen.getByText(/^Таких специалистов в\sКазани пока нет\.$/)).toBeInTheDocument()
    expect(screen.queryByText(/Уберите/)).toBeNull()
    expect(screen.queryByRole('link', { name: /Показать всех/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Убрать условие до\u00a05\u00a0₽' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'По\u00a0всей России: 7' })).toBeInTheDocument()
  })

  test('links to all categories from a category that its city does not have', () => {
    renderList({ profiles: createOk(aPage([])), categories: createOk([]) })
    const links = getNavigationLinks('Категория').map(link => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([['Все категории', '/kazan/specialists']])
  })

  test('shows no category navigation for an empty city', () => {
    renderList({ profiles: createOk(aPage([])), category: null, categories: createOk([]) })
    expect(screen.queryByRole('navigation', { name: 'Категория', hidden: true })).toBeNull()
  })

  test('omits a zero count from the button that applies the filters', () => {
    renderList({ profiles: createOk(aPage([])) })
    expect(screen.getByRole('button', { name: 'Показать', hidden: true })).toBeInTheDocument()
  })

  test('shows the count without filters and lets each filter be removed', () => {
    renderList({
      profiles: createOk(aPage([])),
      filters: { priceTo: 500, ratingFrom: 4.5, sort: 'new' },
      alternatives: { unfilteredCount: createOk(86) },
    })
    expect(screen.getByRole('heading', { name: 'По\u00a0этим условиям никого нет' })).toBeInTheDocument()
    expect(
      screen.getByText('Математика в Казани: всего 86, но никто не подошёл. Уберите одно из условий:'),
    ).toBeInTheDocument()
    expect(listChips()).toEqual([
      ['Убрать условие до\u00a0500\u00a0₽', '/kazan/specialists/repetitory/matematika?sort=new&rating_from=4.5'],
      ['Убрать условие оценка от\u00a04,5', '/kazan/specialists/repetitory/matematika?sort=new&price_to=500'],
    ])
    expect(screen.getByRole('link', { name: 'Показать всех: 86' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika',
    )
  })

  const searchFilters = { search: 'маникур' } as const

  test('offers to search the whole country, first and with a primary button, when a city has no match', () => {
    renderList({
      profiles: createOk(aPage([])),
      category: null,
      filters: searchFilters,
      alternatives: { unfilteredCount: createOk(86), countryCount: createOk(154) },
    })
    const steps = screen.getAllByRole('link', { name: /^(По\sвсей России: 154|Показать всех: 86)$/ })
    expect(steps.map(step => step.getAttribute('href'))).toEqual([
      '/profiles?search=%D0%BC%D0%B0%D0%BD%D0%B8%D0%BA%D1%83%D1%80',
      '/kazan/specialists',
    ])
    expect(steps.map(step => step.className)).toEqual([
      getButtonClass({ kind: 'primary' }),
      getButtonClass({ kind: 'secondary' }),
    ])
  })

  test('does not offer the country when it has no match, but does when its count failed to load', () => {
    const { unmount } = renderList({
      profiles: createOk(aPage([])),
      filters: searchFilters,
      alternatives: { countryCount: createOk(0) },
    })
    expect(screen.queryByRole('link', { name: /по\sвсей России/i })).toBeNull()
    unmount()
    renderList({
      profiles: createOk(aPage([])),
      filters: searchFilters,
      alternatives: { countryCount: unavailableOutcome },
    })
    expect(screen.getByRole('link', { name: 'Искать по\u00a0всей России' })).toBeInTheDocument()
  })

  test('offers non-empty categories similar to the search', () => {
    const manicure = aCategory({ id: 20, slug: 'krasota/manikyur', name: 'Маникюр', profilesCount: 3 })
    const emptyCategory = aCategory({ id: 21, slug: 'manikyur', name: 'Маникюр на дому', profilesCount: 0 })
    renderList({
      profiles: createOk(aPage([])),
      category: null,
      filters: searchFilters,
      categories: createOk([manicure, emptyCategory]),
    })
    const suggestedLinks = within(screen.getByRole('list', { name: 'Может быть, вы\u00a0искали' })).getAllByRole('link')
    expect(suggestedLinks.map(link => link.getAttribute('href'))).toEqual(['/kazan/specialists/krasota/manikyur'])
  })

  test('offers a non-empty category even if several empty ones match better', () => {
    const emptyCategories = [21, 22, 23, 24].map(id =>
      aCategory({ id, slug: `manikyur-${id}`, name: `Маникюр ${id}`, profilesCount: 0 }),
    )
    const homeManicure = aCategory({ id: 30, slug: 'na-domu', name: 'Домашний маникюр', profilesCount: 3 })
    renderList({
      profiles: createOk(aPage([])),
      category: null,
      filters: { search: 'маникюр' },
      categories: createOk([...emptyCategories, homeManicure]),
    })
    const suggestions = within(screen.getByRole('list', { name: 'Может быть, вы\u00a0искали' }))
    expect(suggestions.getByRole('link')).toHaveAttribute('href', '/kazan/specialists/na-domu')
  })

  test('R-fallback: shows a failure, not an empty list, and retries the same URL', () => {
    renderList({ profiles: unavailableOutcome, page: 3 })
    expect(screen.getByRole('heading', { name: 'Список не загрузился' })).toBeInTheDocument()
    expect(screen.queryByText('Здесь пока никого нет')).toBeNull()
    expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika?page=3',
    )
  })

  test('distinguishes a refused request, which a retry is unlikely to fix, from a server that does not respond', () => {
    const getRetryClass = () => screen.getByRole('link', { name: 'Повторить' }).className
    renderList({ profiles: unavailableOutcome })
    expect(screen.getByText(/не\sответил/)).toBeInTheDocument()
    expect(getRetryClass()).toBe(getButtonClass({ kind: 'primary' }))
    cleanup()
    renderList({ profiles: { ok: false, error: { ...unavailableOutcome.error, reason: 'refused' } } })
    expect(screen.getByText(/не\sможет показать этот список/)).toBeInTheDocument()
    expect(screen.queryByText(/не\sответил/)).toBeNull()
    expect(getRetryClass()).toBe(getButtonClass({ kind: 'quiet' }))
  })

  test('links to the first page when the page number is too high', () => {
    renderList({ profiles: createOk(aPage([], { page: 12, total: 228, lastPage: 10 })) })
    expect(screen.getByText('На странице 12 никого нет: всего 10 страниц.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'На\u00a0первую страницу' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika',
    )
  })
})

describe('a short list', () => {
  const profiles = createOk(aPage([aProfile()], { total: 3 }))
  const getLinks = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('href')])

  test('links to the parent category, the country and the nearest cities, with their counts', () => {
    renderList({ profiles, alternatives: { countryCount: createOk(154), nearbyCities: createOk([elabuga]) } })
    expect(getLinks('Больше специалистов')).toEqual([
      ['Репетиторы в\u00a0Казани 214', '/kazan/specialists/repetitory'],
      ['Математика по\u00a0всей России 154', '/profiles?category=repetitory/matematika'],
    ])
    expect(getLinks('Специалисты рядом')).toEqual([
      ['Елабуга 12 · около 190\u00a0км', '/elabuga/specialists/repetitory/matematika'],
    ])
  })

  test('links to the parent category with the title of its list', () => {
    renderList({ ...germanList, profiles })
    expect(getLinks('Больше специалистов')).toEqual([
      ['Репетиторы: языки в\u00a0Казани 52', '/kazan/specialists/repetitory/yazyki'],
    ])
  })

  test('R-search: links from a search to the list without it, and to the same search in other places', () => {
    const alternatives = {
      unfilteredCount: createOk(86),
      countryCount: createOk(154),
      nearbyCities: createOk([elabuga]),
    }
    renderList({ profiles, filters: { search: 'ЕГЭ', sort: 'new' }, alternatives })
    expect(getLinks('Больше специалистов')).toEqual([
      ['Математика в\u00a0Казани 86', '/kazan/specialists/repetitory/matematika'],
      [
        '«ЕГЭ»\u00a0— Математика по\u00a0всей России 154',
        '/profiles?category=repetitory/matematika&search=%D0%95%D0%93%D0%AD',
      ],
    ])
    expect(getLinks('Специалисты рядом')).toEqual([
      ['Елабуга 12 · около 190\u00a0км', '/elabuga/specialists/repetitory/matematika?search=%D0%95%D0%93%D0%AD'],
    ])
  })

  test('does not link to lists that are equally short or whose count is unknown', () => {
    const categories = createOk([aCategory({ ...tutors, profilesCount: 3 })])
    const { unmount } = renderList({
      profiles,
      categories,
      alternatives: { countryCount: createOk(3), nearbyCities: createOk([]) },
    })
    expect(screen.queryByRole('complementary', { name: '' })).toBeNull()
    unmount()
    renderList({ profiles, categories, alternatives: { countryCount: unavailableOutcome } })
    expect(screen.queryByText('Больше специалистов')).toBeNull()
  })
})

const listChips = () =>
  within(screen.getByRole('list', { name: 'Условия' }))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])

describe('a list with filters', () => {
  const filters = { search: 'ЕГЭ', priceTo: 1500, ratingFrom: 4.5 } as const
  const filterQuery = '?search=%D0%95%D0%93%D0%AD&price_to=1500&rating_from=4.5'

  test('shows each filter and the category as a removable chip, and can reset all', () => {
    renderList({ filters })
    expect(listChips()).toEqual([
      ['Убрать условие Математика', `/kazan/specialists${filterQuery}`],
      ['Убрать условие «ЕГЭ»', '/kazan/specialists/repetitory/matematika?price_to=1500&rating_from=4.5'],
      [
        'Убрать условие до\u00a01\u00a0500\u00a0₽',
        '/kazan/specialists/repetitory/matematika?search=%D0%95%D0%93%D0%AD&rating_from=4.5',
      ],
      [
        'Убрать условие оценка от\u00a04,5',
        '/kazan/specialists/repetitory/matematika?search=%D0%95%D0%93%D0%AD&price_to=1500',
      ],
      ['Сбросить всё', '/kazan/specialists'],
    ])
  })

  test('shows the number of matches, and keeps the filters in links to other pages', () => {
    renderList({ filters, profiles: createOk(aPage([aProfile()], { total: 34, lastPage: 2 })) })
    expect(screen.getByText('34 специалиста по вашим условиям')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
      'href',
      `/kazan/specialists/repetitory/matematika${filterQuery}&page=2`,
    )
  })

  test('shows the number of matches and the rating options in English', () => {
    renderList({ locale: 'en', filters, profiles: createOk(aPage([aProfile()], { total: 34, lastPage: 2 })) })
    expect(screen.getByText('34 specialists match')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: '4.5 and\u00a0up', hidden: true })).toBeInTheDocument()
  })

  test('shows a search and its count in the heading only', () => {
    const getHeading = () => screen.getByRole('heading', { level: 1 }).textContent
    const profiles = createOk(aPage([aProfile()], { total: 3 }))
    const { unmount } = renderList({ category: null, filters: { search: 'маникюр' }, profiles })
    expect(getHeading()).toBe('«маникюр» в\u00a0Казани:\u00a03')
    expect(screen.queryByText(/3\sспециалиста/, { selector: 'p' })).toBeNull()
    unmount()
    const categoryView = renderList({ filters: { search: 'ЕГЭ' }, profiles })
    expect(getHeading()).toBe('«ЕГЭ»\u00a0— Математика в\u00a0Казани:\u00a03')
    categoryView.unmount()
    renderList({ city: null, category: null, filters: { search: 'ЕГЭ' }, profiles: unavailableOutcome })
    expect(getHeading()).toBe('«ЕГЭ» по\u00a0всей России')
  })

  test('shows no category counts, because the API ignores filters when it counts', () => {
    const { unmount } = renderList({ category: tutors, filters })
    expect(getNavigationLinks('Категория').map(link => link.textContent)).toEqual([
      'Все категории',
      'Репетиторы',
      'Математика',
      'Физика',
    ])
    unmount()
    renderList({ category: tutors, filters: { sort: 'new' } })
    expect(getNavigationLinks('Категория').at(-1)).toHaveTextContent('Физика41')
  })

  test('fills in a plain form with the filters', () => {
    renderList({ filters: { ...filters, sort: 'price' } })
    const priceField = screen.getByRole('textbox', { name: 'Цена до', hidden: true })
    expect(priceField).toHaveValue('1\u00a0500')
    expect(screen.getByRole('radio', { name: 'от\u00a04,5', hidden: true })).toBeChecked()
    const form = priceField.closest('form')
    expect(form).toHaveAttribute('action', '/kazan/specialists/repetitory/matematika')
    expect(form?.method).toBe('get')
    expect([...new FormData(form ?? undefined)]).toEqual([
      ['search', 'ЕГЭ'],
      ['sort', 'price'],
      ['price_to', '1\u00a0500'],
      ['rating_from', '4.5'],
    ])
  })

  test('keeps a rating that the form does not offer by default', () => {
    renderList({ filters: { ratingFrom: 3.5 } })
    const names = screen.getAllByRole('radio', { hidden: true }).map(radio => radio.closest('label')?.textContent)
    expect(names).toEqual(['Любая', 'от\u00a03,5', 'от\u00a04', 'от\u00a04,5'])
  })

  test('submits the category as a parameter when the list is of the whole country', () => {
    renderList({ city: null, filters })
    const form = screen.getByRole('textbox', { hidden: true }).closest('form')
    expect(form).toHaveAttribute('action', '/profiles')
    expect(new FormData(form ?? undefined).get('category')).toBe('repetitory/matematika')
  })

  test('keeps filters in the links to sort orders and categories, and marks these links nofollow', () => {
    renderList({ filters })
    const cheapestLink = screen.getByRole('link', { name: 'Сначала дешевле', hidden: true })
    expect(cheapestLink).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika?search=%D0%95%D0%93%D0%AD&sort=price&price_to=1500&rating_from=4.5',
    )
    const physicsLink = screen.getByRole('link', { name: /Физика/, hidden: true })
    expect(physicsLink).toHaveAttribute('href', `/kazan/specialists/repetitory/fizika${filterQuery}`)
    for (const link of [cheapestLink, physicsLink]) expect(link).toHaveAttribute('rel', 'nofollow')
  })

  test('shows on failure that the filters are still set, and retries with them', () => {
    renderList({ filters, profiles: unavailableOutcome, page: 2 })
    expect(screen.getByText(/Фильтры сохранились/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute(
      'href',
      `/kazan/specialists/repetitory/matematika${filterQuery}&page=2`,
    )
  })
})

test('shows the current order', () => {
  renderList({ filters: { sort: 'reviews' } })
  expect(screen.getByRole('link', { current: true, hidden: true })).toHaveTextContent('По числу отзывов')
  expect(screen.getByRole('link', { name: 'По\u00a0оценке и\u00a0отзывам', hidden: true })).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/matematika',
  )
})

test('gives the default order a short name for narrow screens', () => {
  renderList()
  expect(screen.getByText('По оценке', { selector: 'summary *' })).toBeInTheDocument()
})

test('collapses many categories', () => {
  const manyCategories = Array.from({ length: 9 }, (_, index) =>
    aCategory({ id: 10 + index, slug: `c${index}`, name: `К${index}` }),
  )
  const { container } = renderList({ category: null, categories: createOk(manyCategories) })
  expect(screen.getByText('Ещё 2 категории')).toBeInTheDocument()
  expect(container.querySelectorAll('nav details li')).toHaveLength(2)
})

test('describes a category only on the first page of its list without filters', () => {
  const category = aCategory({ description: 'От школьной программы до ЕГЭ.' })
  renderList({ category })
  expect(screen.getByText('От школьной программы до ЕГЭ.')).toBeInTheDocument()
  for (const otherList of [{ filters: { priceTo: 5 } }, { page: 2 }]) {
    cleanup()
    renderList({ category, ...otherList })
    expect(screen.queryByText('От школьной программы до ЕГЭ.')).toBeNull()
  }
})

test('shows the list when categories failed to load', () => {
  renderList({ categories: unavailableOutcome })
  expect(screen.getByText('Категории не загрузились')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Айгуль Сафина' })).toBeInTheDocument()
})

test('shows a rejected price above the list and in its field until filters are reset', () => {
  renderList({ rejectedFilters: { priceTo: '1500,50' } })
  expect(screen.getByText(/^Цену «1500,50» не\sучли/)).toBeInTheDocument()
  const field = screen.getByRole('textbox', { name: 'Цена до', hidden: true })
  expect(field).toHaveValue('1500,50')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/^Напишите целое число рублей/)
  const orderLink = screen.getByRole('link', { name: 'Сначала дешевле', hidden: true })
  expect(orderLink).toHaveAttribute('href', '/kazan/specialists/repetitory/matematika?sort=price&price_to=1500%2C50')
  const resetLink = screen.getByRole('link', { name: 'Сбросить', hidden: true })
  expect(resetLink).toHaveAttribute('href', '/kazan/specialists')
})

test.each([
  ['ru', /от\u00a01 до\u00a0100\u00a0000\u00a0000/],
  ['en', /from 1 to 100,000,000/],
] as const)(
  'names the accepted prices beside a rejected one, above the list and in its field (%s)',
  (locale, range) => {
    renderList({ locale, rejectedFilters: { priceTo: '100000001' } })
    const texts = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
    expect(texts.filter(text => range.test(text))).toHaveLength(2)
  },
)

test('shows the profile’s price, not the category’s, in a list sorted or filtered by price', () => {
  const profile = aProfile({
    priceFrom: 900,
    specialities: [
      aSpeciality({ id: 3, categoryId: 5, priceFrom: 900, priceUnit: 'hour' }),
      aSpeciality({ categoryId: math.id, priceFrom: 2200 }),
    ],
  })
  const findPrice = (filters: ShownList['filters']) => {
    cleanup()
    renderList({ filters, profiles: createOk(aPage([profile])) })
    return screen.getByText(/^от/, { selector: 'li span' }).textContent
  }
  expect(findPrice({})).toBe('от 2\u00a0200\u00a0₽ за\u00a0занятие')
  expect(findPrice({ sort: 'price' })).toBe('от 900\u00a0₽ за\u00a0час')
  expect(findPrice({ priceTo: 2000 })).toBe('от 900\u00a0₽ за\u00a0час')
})

test('notes that prices are for different units in a list ordered by price', () => {
  const createPricedProfile = (id: number, priceUnit: PriceUnit | null) =>
    aProfile({ id, specialities: [aSpeciality({ priceUnit }), aSpeciality({ categoryId: math.id, priceFrom: 1400 })] })
  const findUnitsNote = (units: readonly (PriceUnit | null)[], sort: 'price' | 'new') => {
    cleanup()
    renderList({
      filters: { sort },
      profiles: createOk(aPage(units.map((unit, index) => createPricedProfile(index + 1, unit)))),
    })
    return screen.queryByText(/^Цены указаны за\sразное: за\sчас, за\sм²\. При сортировке/)
  }
  expect(findUnitsNote(['hour', 'm2'], 'price')).toBeVisible()
  expect(findUnitsNote(['hour', 'm2'], 'new')).toBeNull()
  expect(findUnitsNote(['hour', 'hour', null], 'price')).toBeNull()
})
