import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptySavedProfiles } from '#tests/builders/empty-saved-profiles.tsx'
import { aTree, tutors } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import { CityView, type CityViewProps } from './city-view.tsx'

const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

const renderCity = (props: Partial<CityViewProps> = {}) =>
  render(
    <CityView
      locale="ru"
      city={aCity()}
      namesakeRegion={null}
      regions={{ ok: true, value: [{ name: 'Татарстан', cities: [aCity()] }] }}
      categories={{ ok: true, value: aTree() }}
      bestProfiles={{ ok: true, value: aPage([aProfile()], { total: 2143 }) }}
      {...props}
    />,
    { wrapper: EmptySavedProfiles },
  )

test('inflects the city name in the heading, and shows the counts', () => {
  renderCity()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Специалисты в Казани')
  expect(screen.getByText(/^Татарстан/)).toHaveTextContent('Татарстан. 2 143 специалиста в 2 категориях')
})

test('R-city-groups: names the region of a city with namesakes in its heading and breadcrumbs, not in its lead', () => {
  renderCity({ namesakeRegion: 'Татарстан' })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Специалисты в Казани (Татарстан)')
  expect(within(screen.getByRole('navigation')).getByText('Казань (Татарстан)')).toBeInTheDocument()
  expect(screen.getByText(/^2\s143\sспециалиста/)).toHaveTextContent(/в 2 категориях$/)
})

test('does not count categories if there are none', () => {
  renderCity({ categories: { ok: true, value: [] } })
  expect(screen.getByText(/^Татарстан/)).toHaveTextContent(/специалиста$/)
})

test('has an English heading', () => {
  renderCity({ locale: 'en', city: aCity({ name: 'Kazan' }) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Specialists in Kazan')
})

test('marks names without a translation as Russian', () => {
  renderCity({ locale: 'en' })
  const heading = within(screen.getByRole('heading', { level: 1 }))
  expect(heading.getByText('Казань')).toHaveAttribute('lang', 'ru')
  expect(screen.getByRole('link', { name: 'Электрики' })).toHaveAttribute('lang', 'ru')
  expect(within(screen.getByRole('navigation')).getByText('Казань')).toHaveAttribute('lang', 'ru')
})

test('links categories and subcategories to their lists', () => {
  renderCity()
  const categorySection = within(screen.getByRole('region', { name: 'Кого ищут в\u00a0Казани' }))
  expect(categorySection.getByRole('link', { name: 'Электрики' })).toHaveAttribute(
    'href',
    '/kazan/specialists/elektriki',
  )
  expect(categorySection.getByRole('link', { name: 'Физика' })).toHaveAttribute(
    'href',
    '/kazan/specialists/repetitory/fizika',
  )
  const allCategoriesLink = categorySection.getByRole('link', { name: 'Все категории' })
  expect(allCategoriesLink).toHaveAttribute('href', '/kazan/specialists#categories')
  // A soft navigation would not set `:target`, which shows the categories on a phone.
  expect(allCategoriesLink).toHaveAttribute('target', '_self')
})

test('shows four avatars of a category, hidden from screen readers', () => {
  const avatars = [1, 2, 3, 4, 5].map(id => ({ id, user: { id, name: `Анна ${id}`, avatar: null } }))
  renderCity({ categories: { ok: true, value: [{ ...tutors, avatars }] } })
  const [item] = screen.getByRole('link', { name: 'Репетиторы' }).closest('ul')?.children ?? []
  expect(
    [...(item?.querySelectorAll('[aria-hidden] > [aria-hidden]') ?? [])].map(avatar => avatar.textContent),
  ).toEqual(['А1', 'А2', 'А3', 'А4'])
})

test('shows Latin initials in English for avatars without a photo', () => {
  const avatars = [['Юлия Щукина', 7] as const, ['', 8] as const].map(([name, id]) => ({
    id,
    user: { id, name, avatar: null },
  }))
  renderCity({ locale: 'en', categories: { ok: true, value: [{ ...tutors, avatars }] } })
  const item = screen.getByRole('link', { name: 'Репетиторы' }).closest('li')
  expect(
    [...(item?.querySelectorAll('[aria-hidden] > [aria-hidden]') ?? [])].map(avatar => avatar.textContent),
  ).toEqual(['YS', 'SN'])
})

const nearbyCities = {
  ok: true,
  value: [{ city: aCity({ id: 9, slug: 'ufa', name: 'Уфа' }), specialistCount: 12, distanceKm: null }],
} as const
const emptyCity = { bestProfiles: { ok: true, value: aPage([]) } } as const

test('links an empty city to the nearest cities with specialists, not to an empty list', () => {
  renderCity({ ...emptyCity, nearbyCities })
  expect(screen.queryByRole('heading', { name: /Лучшие/ })).toBeNull()
  const emptyBlock = within(screen.getByRole('region', { name: 'Здесь пока нет специалистов' }))
  expect(emptyBlock.getByRole('link', { name: 'Уфа 12' })).toHaveAttribute('href', '/ufa/specialists')
  expect(screen.getByRole('link', { name: 'Сменить город' })).toHaveAttribute('href', '/#cities')
  expect(emptyBlock.getByRole('link', { name: 'Разместить услуги' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Все специалисты/ })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Оставить заявку' })).toHaveLength(1)
})

test('names the nearest cities as a next step only if there are any', () => {
  const { unmount } = renderCity({ ...emptyCity, nearbyCities })
  expect(screen.getByText(/посмотрите рядом/)).toBeVisible()
  unmount()
  renderCity({ ...emptyCity, nearbyCities: { ok: true, value: [] } })
  expect(screen.getByText(/разместите свои услуги/)).toBeVisible()
  expect(screen.queryByText(/посмотрите рядом/)).toBeNull()
})

test('lists nearby cities together with the specialists of the city', () => {
  renderCity({ nearbyCities })
  expect(screen.getByRole('link', { name: 'Айгуль Сафина' })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Специалисты рядом' })).toBeInTheDocument()
})

test('shows an error with Retry when nearby cities failed to load', () => {
  renderCity({ ...emptyCity, nearbyCities: unavailableOutcome })
  const line = screen.getByText(/Города рядом не\sзагрузились/)
  expect(within(line).getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/kazan')
})

test('shows once that a city is empty, and no zero counts', () => {
  renderCity({ ...emptyCity, categories: { ok: true, value: [] } })
  expect(screen.getByText(/^Татарстан/)).toHaveTextContent(/^Татарстан$/)
  expect(screen.getByText(/Здесь пока нет специалистов/)).toBeVisible()
  expect(screen.queryByText(/категориях/)).toBeNull()
})

test('does not show a failure as an empty state', () => {
  renderCity({ bestProfiles: unavailableOutcome, categories: unavailableOutcome })
  expect(screen.getByText('Специалисты Казани не загрузились')).toBeInTheDocument()
  expect(screen.getByText('Категории не загрузились')).toBeInTheDocument()
  expect(screen.queryByText('Здесь пока нет специалистов')).toBeNull()
  expect(screen.getByText('Татарстан')).toBeInTheDocument()
})

test('shows no counts if the number of specialists failed to load', () => {
  renderCity({ bestProfiles: unavailableOutcome })
  expect(screen.getByText('Татарстан')).toBeInTheDocument()
  expect(screen.queryByText(/категориях/)).toBeNull()
})

test('shows an error with Retry when the region failed to load', () => {
  renderCity({ regions: unavailableOutcome })
  const line = screen.getByText(/Регион не загрузился/)
  expect(within(line).getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/kazan')
  expect(screen.getByText(/^2 143 специалиста/)).toBeInTheDocument()
})
