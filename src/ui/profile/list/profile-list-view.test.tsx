import { cleanup, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { EmptySavedProfiles } from '#tests/builders/empty-saved-profiles.tsx'
import { aCategory, aTree, maths, tutors } from '#tests/builders/category.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import type { PriceUnit } from '#domain/profile/profile.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { ProfileListView, type ProfileListViewProps } from './profile-list-view.tsx'
import type { ShownList } from './shown-list.ts'

const tree = aTree()
const ok = <T,>(value: T) => ({ ok: true, value }) as const
const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

interface Shown extends Partial<Omit<ProfileListViewProps, 'list'>>, Partial<ShownList> {}

const show = ({
  locale = 'ru',
  city = aCity(),
  category = maths,
  parent = null,
  filters = {},
  rejected = {},
  ...of
}: Shown = {}) =>
  render(
    <UseCasesProvider useCases={pendingUseCases}>
      <ProfileListView
        list={{ locale, city, category, parent, filters, rejected }}
        categories={ok(tree)}
        profiles={ok(aPage([aProfile()], { total: 228, lastPage: 10 }))}
        {...of}
      />
    </UseCasesProvider>,
    { wrapper: EmptySavedProfiles },
  )

const links = (name: string) =>
  within(screen.getByRole('navigation', { name, hidden: true })).getAllByRole('link', { hidden: true })

test('shows category, city and the number of specialists in the heading', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Математика в Казани')
  expect(screen.getByText('228 специалистов', { selector: 'p' })).toBeInTheDocument()
  expect(screen.getByRole('region', { name: /^228\sспециалистов$/ })).toBeInTheDocument()
})

test('marks names without a translation as Russian', () => {
  show({ locale: 'en' })
  const heading = within(screen.getByRole('heading', { level: 1 }))
  expect(heading.getByText('Математика')).toHaveAttribute('lang', 'ru')
  expect(heading.getByText('Казань')).toHaveAttribute('lang', 'ru')
})

test('shows the category, its siblings and its parent in the panel', () => {
  show()
  expect(links('Категория').map(link => link.getAttribute('href'))).toEqual([
    '/kazan/specialists/repetitory',
    '/kazan/specialists/repetitory/matematika',
    '/kazan/specialists/repetitory/fizika',
  ])
  expect(screen.getByRole('link', { name: /Математика/, current: 'page', hidden: true })).toBeInTheDocument()
})

test('shows subcategories below their category', () => {
  show({ category: tutors })
  expect(links('Категория').map(link => link.textContent)).toEqual([
    'Все категории',
    'Репетиторы214',
    'Математика86',
    'Физика41',
  ])
})

test('links to other pages, with no number for the first', () => {
  show({ profiles: ok(aPage([aProfile()], { total: 228, lastPage: 10, page: 2 })) })
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
  show({ profiles: ok(aPage([aProfile()])) })
  expect(screen.queryByRole('navigation', { name: 'Страницы' })).toBeNull()
})

test('renders the list of the whole country', () => {
  show({ locale: 'en', city: null, category: null })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Specialists across Russia')
  expect(links('Category')[0]).toHaveAttribute('href', '/en/profiles?category=repetitory')
})

describe('a list without results', () => {
  test('explains an empty list and offers next steps', () => {
    show({ profiles: ok(aPage([])) })
    expect(screen.getByRole('heading', { name: 'Здесь пока никого нет' })).toBeInTheDocument()
    const steps = ['Репетиторы в\u00a0Казани: 214', 'Специалисты в\u00a0Казани', 'Выбрать город']
    expect(steps.map(name => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/kazan/specialists/repetitory',
      '/kazan/specialists',
      '?cities',
    ])
  })

  test('R-search: offers the whole country if it has specialists, with their number', () => {
    const { unmount } = show({ profiles: ok(aPage([])), alternatives: { everywhere: ok(154) } })
    expect(screen.getByRole('link', { name: 'По\u00a0всей России: 154' })).toHaveAttribute(
      'href',
      '/profiles?category=repetitory/matematika',
    )
    unmount()
    show({ profiles: ok(aPage([])), alternatives: { everywhere: ok(0) } })
    expect(screen.queryByRole('link', { name: /По\sвсей России/ })).toBeNull()
  })

  const elabuga = { city: aCity({ id: 9, slug: 'elabuga', name: 'Елабуга' }), specialists: 12 }

  test('offers the nearest cities that have specialists of this category', () => {
    show({ profiles: ok(aPage([])), alternatives: { near: ok([elabuga]) } })
    const near = within(screen.getByRole('list', { name: 'Специалисты рядом' })).getAllByRole('link')
    expect(near.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Елабуга 12', '/elabuga/specialists/repetitory/matematika'],
    ])
    expect(screen.getByRole('link', { name: 'Разместить услуги' })).toBeInTheDocument()
  })

  test('shows an error when nearby cities failed to load, and nothing when there are none', () => {
    const { unmount } = show({ profiles: ok(aPage([])), alternatives: { near: failed } })
    const line = screen.getByText(/Города рядом не\sзагрузились/)
    expect(within(line).getByRole('link', { name: 'Повторить' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika',
    )
    unmount()
    show({ profiles: ok(aPage([])), alternatives: { near: ok([]) } })
    expect(screen.queryByText('Специалисты рядом')).toBeNull()
  })

  test('does not link to other empty lists', () => {
    const empty = ok([aCategory({ ...tutors, profilesCount: 0, children: [{ ...maths, profilesCount: 0 }] })])
    const { unmount } = show({ profiles: ok(aPage([])), categories: empty })
    expect(screen.queryByRole('link', { name: /Специалисты в\sКазани|Репетиторы в\sКазани/ })).toBeNull()
    unmount()
    show({ profiles: ok(aPage([])), filters: { priceTo: 5 }, alternatives: { unfiltered: ok(0) } })
    expect(screen.queryByRole('link', { name: /Показать всех/ })).toBeNull()
  })

  test('hides empty categories from the panel, except the current one', () => {
    const others = [maths, aCategory({ id: 30, slug: 'repetitory/fizika', name: 'Физика', profilesCount: 0 })]
    const some = ok([aCategory({ ...tutors, children: others })])
    const { unmount } = show({ categories: some })
    expect(links('Категория').map(link => link.textContent)).toEqual(['Репетиторы', 'Математика86'])
    unmount()
    show({ categories: some, category: others[1] ?? null })
    expect(links('Категория').map(link => link.textContent)).toEqual(['Репетиторы', 'Математика86', 'Физика0'])
  })

  test('shows the count without filters and lets each filter be removed', () => {
    show({
      profiles: ok(aPage([])),
      filters: { priceTo: 500, ratingFrom: 4.5, sort: 'new' },
      alternatives: { unfiltered: ok(86) },
    })
    expect(screen.getByRole('heading', { name: 'По\u00a0этим условиям никого нет' })).toBeInTheDocument()
    expect(
      screen.getByText('Математика в Казани: всего 86, но никто не подошёл. Уберите одно из условий:'),
    ).toBeInTheDocument()
    expect(chips()).toEqual([
      ['Убрать условие до\u00a0500\u00a0₽', '/kazan/specialists/repetitory/matematika?sort=new&rating_from=4.5'],
      ['Убрать условие оценка от\u00a04,5', '/kazan/specialists/repetitory/matematika?sort=new&price_to=500'],
    ])
    expect(screen.getByRole('link', { name: 'Показать всех: 86' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika',
    )
  })

  const search = { search: 'маникур' } as const

  test('offers to search the whole country when a city has no match', () => {
    show({
      profiles: ok(aPage([])),
      category: null,
      filters: search,
      alternatives: { unfiltered: ok(86), everywhere: ok(154) },
    })
    const steps = ['По\u00a0всей России: 154', 'Показать всех: 86'].map(name => screen.getByRole('link', { name }))
    expect(steps.map(step => step.getAttribute('href'))).toEqual([
      '/profiles?search=%D0%BC%D0%B0%D0%BD%D0%B8%D0%BA%D1%83%D1%80',
      '/kazan/specialists',
    ])
    expect(steps.map(step => step.className)).not.toEqual([steps[1]?.className, steps[1]?.className])
  })

  test('does not offer the country when it has no match, but does when its count failed to load', () => {
    const { unmount } = show({ profiles: ok(aPage([])), filters: search, alternatives: { everywhere: ok(0) } })
    expect(screen.queryByRole('link', { name: /По\sвсей России/ })).toBeNull()
    unmount()
    show({ profiles: ok(aPage([])), filters: search, alternatives: { everywhere: failed } })
    expect(screen.getByRole('link', { name: 'Искать по\u00a0всей России' })).toBeInTheDocument()
  })

  test('offers non-empty categories similar to the search', () => {
    const manicure = aCategory({ id: 20, slug: 'krasota/manikyur', name: 'Маникюр', profilesCount: 3 })
    const empty = aCategory({ id: 21, slug: 'manikyur', name: 'Маникюр на дому', profilesCount: 0 })
    show({ profiles: ok(aPage([])), category: null, filters: search, categories: ok([manicure, empty]) })
    const meant = within(screen.getByRole('list', { name: 'Может быть, вы\u00a0искали' })).getAllByRole('link')
    expect(meant.map(link => link.getAttribute('href'))).toEqual(['/kazan/specialists/krasota/manikyur'])
  })

  test('R-fallback: shows a failure, not an empty list, and retries the same address', () => {
    show({ profiles: failed, page: 3 })
    expect(screen.getByRole('heading', { name: 'Список не загрузился' })).toBeInTheDocument()
    expect(screen.queryByText('Здесь пока никого нет')).toBeNull()
    expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika?page=3',
    )
  })

  test('distinguishes a refusal from a server that does not answer', () => {
    show({ profiles: failed })
    expect(screen.getByText(/не\sответил/)).toBeInTheDocument()
    cleanup()
    show({ profiles: { ok: false, error: { ...failed.error, reason: 'refused' } } })
    expect(screen.getByText(/не\sотдаёт такой список/)).toBeInTheDocument()
    expect(screen.queryByText(/не\sответил/)).toBeNull()
  })

  test('offers the first page past the last one', () => {
    show({ profiles: ok(aPage([], { page: 12, total: 228, lastPage: 10 })) })
    expect(screen.getByText('На странице 12 никого нет: всего 10 страниц.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'На\u00a0первую страницу' })).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika',
    )
  })
})

describe('a short list', () => {
  const elabuga = { city: aCity({ id: 9, slug: 'elabuga', name: 'Елабуга' }), specialists: 12 }
  const profiles = ok(aPage([aProfile()], { total: 3 }))
  const getLinks = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map(link => [link.textContent, link.getAttribute('href')])

  test('R-search: leads to the parent category, the country and the nearest cities, with their numbers', () => {
    show({ profiles, alternatives: { everywhere: ok(154), near: ok([elabuga]) } })
    expect(getLinks('Больше специалистов')).toEqual([
      ['Репетиторы в\u00a0Казани 214', '/kazan/specialists/repetitory'],
      ['Математика по\u00a0всей России 154', '/profiles?category=repetitory/matematika'],
    ])
    expect(getLinks('Специалисты рядом')).toEqual([['Елабуга 12', '/elabuga/specialists/repetitory/matematika']])
  })

  test('R-search: of a search leads to the list without it, and to the search elsewhere', () => {
    const alternatives = { unfiltered: ok(86), everywhere: ok(154), near: ok([elabuga]) }
    show({ profiles, filters: { search: 'ЕГЭ', sort: 'new' }, alternatives })
    expect(getLinks('Больше специалистов')).toEqual([
      ['Математика в\u00a0Казани 86', '/kazan/specialists/repetitory/matematika'],
      [
        '«ЕГЭ»\u00a0— Математика по\u00a0всей России 154',
        '/profiles?category=repetitory/matematika&search=%D0%95%D0%93%D0%AD',
      ],
    ])
    expect(getLinks('Специалисты рядом')).toEqual([
      ['Елабуга 12', '/elabuga/specialists/repetitory/matematika?search=%D0%95%D0%93%D0%AD'],
    ])
  })

  test('leads to no list that is as short, and to none if nothing is known', () => {
    const parent = ok([aCategory({ ...tutors, profilesCount: 3 })])
    const { unmount } = show({ profiles, categories: parent, alternatives: { everywhere: ok(3), near: ok([]) } })
    expect(screen.queryByRole('complementary', { name: '' })).toBeNull()
    unmount()
    show({ profiles, categories: parent, alternatives: { everywhere: failed } })
    expect(screen.queryByText('Больше специалистов')).toBeNull()
  })
})

const chips = () =>
  within(screen.getByRole('list', { name: 'Условия' }))
    .getAllByRole('link')
    .map(link => [link.textContent, link.getAttribute('href')])

describe('a list with filters', () => {
  const filters = { search: 'ЕГЭ', priceTo: 1500, ratingFrom: 4.5 } as const
  const filtered = '?search=%D0%95%D0%93%D0%AD&price_to=1500&rating_from=4.5'

  test('shows each filter and the category as a removable chip, and can reset all', () => {
    show({ filters })
    expect(chips()).toEqual([
      ['Убрать условие Математика', `/kazan/specialists${filtered}`],
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

  test('shows the number of matches on every page', () => {
    show({ filters, profiles: ok(aPage([aProfile()], { total: 34, lastPage: 2 })) })
    expect(screen.getByText('34 специалиста по вашим условиям')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Страница 2' })).toHaveAttribute(
      'href',
      `/kazan/specialists/repetitory/matematika${filtered}&page=2`,
    )
  })

  test('shows a search and its count in the heading only', () => {
    const heading = () => screen.getByRole('heading', { level: 1 }).textContent
    const profiles = ok(aPage([aProfile()], { total: 3 }))
    const { unmount } = show({ category: null, filters: { search: 'маникюр' }, profiles })
    expect(heading()).toBe('«маникюр» в\u00a0Казани: 3')
    expect(screen.queryByText(/3\sспециалиста/, { selector: 'p' })).toBeNull()
    unmount()
    const inCategory = show({ filters: { search: 'ЕГЭ' }, profiles })
    expect(heading()).toBe('«ЕГЭ»\u00a0— Математика в\u00a0Казани: 3')
    inCategory.unmount()
    show({ city: null, category: null, filters: { search: 'ЕГЭ' }, profiles: failed })
    expect(heading()).toBe('«ЕГЭ» по\u00a0всей России')
  })

  test('shows no counts of categories, because the API ignores filters in them', () => {
    const { unmount } = show({ category: tutors, filters })
    expect(links('Категория').map(link => link.textContent)).toEqual([
      'Все категории',
      'Репетиторы',
      'Математика',
      'Физика',
    ])
    unmount()
    show({ category: tutors, filters: { sort: 'new' } })
    expect(links('Категория').at(-1)).toHaveTextContent('Физика41')
  })

  test('fills in a plain form with the filters', () => {
    show({ filters: { ...filters, sort: 'price' } })
    const price = screen.getByRole('textbox', { name: 'Цена до', hidden: true })
    expect(price).toHaveValue('1\u00a0500')
    expect(screen.getByRole('radio', { name: 'от\u00a04,5', hidden: true })).toBeChecked()
    const form = price.closest('form')
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
    show({ filters: { ratingFrom: 3.5 } })
    const names = screen.getAllByRole('radio', { hidden: true }).map(radio => radio.closest('label')?.textContent)
    expect(names).toEqual(['Любая', 'от\u00a03,5', 'от\u00a04', 'от\u00a04,5'])
  })

  test('submits the category of the country, which is in the query', () => {
    show({ city: null, filters })
    const form = screen.getByRole('textbox', { hidden: true }).closest('form')
    expect(form).toHaveAttribute('action', '/profiles')
    expect(new FormData(form ?? undefined).get('category')).toBe('repetitory/matematika')
  })

  test('keeps filters across orders and categories, with nofollow links', () => {
    show({ filters })
    const cheapest = screen.getByRole('link', { name: 'Сначала дешевле', hidden: true })
    expect(cheapest).toHaveAttribute(
      'href',
      '/kazan/specialists/repetitory/matematika?search=%D0%95%D0%93%D0%AD&sort=price&price_to=1500&rating_from=4.5',
    )
    const physics = screen.getByRole('link', { name: /Физика/, hidden: true })
    expect(physics).toHaveAttribute('href', `/kazan/specialists/repetitory/fizika${filtered}`)
    for (const link of [cheapest, physics]) expect(link).toHaveAttribute('rel', 'nofollow')
  })

  test('says on failure that the filters are kept, and retries with them', () => {
    show({ filters, profiles: failed, page: 2 })
    expect(screen.getByText(/Фильтры сохранились/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Повторить' })).toHaveAttribute(
      'href',
      `/kazan/specialists/repetitory/matematika${filtered}&page=2`,
    )
  })
})

test('shows the current order', () => {
  show({ filters: { sort: 'reviews' } })
  expect(screen.getByRole('link', { current: true, hidden: true })).toHaveTextContent('По числу отзывов')
  expect(screen.getByRole('link', { name: 'По\u00a0оценке и\u00a0отзывам', hidden: true })).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/matematika',
  )
})

test('collapses many categories', () => {
  const many = Array.from({ length: 9 }, (_, index) =>
    aCategory({ id: 10 + index, slug: `c${index}`, name: `К${index}` }),
  )
  const { container } = show({ category: null, categories: ok(many) })
  expect(screen.getByText('Ещё 2 категории')).toBeInTheDocument()
  expect(container.querySelectorAll('nav details li')).toHaveLength(2)
})

test('describes a category on its first page only', () => {
  const described = aCategory({ description: 'От школьной программы до ЕГЭ.' })
  const { unmount } = show({ category: described })
  expect(screen.getByText('От школьной программы до ЕГЭ.')).toBeInTheDocument()
  unmount()
  show({ category: described, filters: { priceTo: 5 } })
  expect(screen.queryByText('От школьной программы до ЕГЭ.')).toBeNull()
})

test('shows the list when categories failed to load', () => {
  show({ categories: failed })
  expect(screen.getByText('Категории не загрузились')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Айгуль Сафина' })).toBeInTheDocument()
})

test('shows a rejected price above the list and in its field until filters are reset', () => {
  show({ rejected: { priceTo: '1500,50' } })
  expect(screen.getByText(/^Цену «1500,50» не\sпоняли/)).toBeInTheDocument()
  const field = screen.getByRole('textbox', { name: 'Цена до', hidden: true })
  expect(field).toHaveValue('1500,50')
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(/^Напишите целое число рублей/)
  const keeping = screen.getByRole('link', { name: 'Сначала дешевле', hidden: true })
  expect(keeping).toHaveAttribute('href', '/kazan/specialists/repetitory/matematika?sort=price&price_to=1500%2C50')
  const reset = screen.getByRole('link', { name: 'Сбросить', hidden: true })
  expect(reset).toHaveAttribute('href', '/kazan/specialists')
})

test('says in the order by price that the amounts are for different units', () => {
  const priced = (id: number, priceUnit: PriceUnit | null) =>
    aProfile({ id, specialities: [aSpeciality({ categoryId: maths.id, priceUnit })] })
  const showSorted = (units: readonly (PriceUnit | null)[], sort: 'price' | 'new') => {
    cleanup()
    show({ filters: { sort }, profiles: ok(aPage(units.map((unit, index) => priced(index + 1, unit)))) })
    return screen.queryByText(/^Цены здесь за\sразное: за\sчас, за\sм²\. Порядок/)
  }
  expect(showSorted(['hour', 'm2'], 'price')).toBeVisible()
  expect(showSorted(['hour', 'm2'], 'new')).toBeNull()
  expect(showSorted(['hour', 'hour', null], 'price')).toBeNull()
})
