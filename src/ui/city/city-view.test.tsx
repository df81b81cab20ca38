import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmptySavedProfiles } from '#tests/builders/empty-saved-profiles.tsx'
import { aTree, tutors } from '#tests/builders/category.ts'
import { aCity } from '#tests/builders/city.ts'
import { aPage, aProfile } from '#tests/builders/profile.ts'
import { CityView, type CityViewProps } from './city-view.tsx'

const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const

const show = (of: Partial<CityViewProps> = {}) =>
  render(
    <CityView
      locale="ru"
      city={aCity()}
      regions={{ ok: true, value: [{ name: 'Татарстан', cities: [aCity()] }] }}
      categories={{ ok: true, value: aTree() }}
      best={{ ok: true, value: aPage([aProfile()], { total: 2143 }) }}
      {...of}
    />,
    { wrapper: EmptySavedProfiles },
  )

test('shows a grammatical heading and the counts', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Специалисты в Казани')
  expect(screen.getByText(/^Татарстан/)).toHaveTextContent('Татарстан. 2 143 специалиста в 4 категориях')
})

test('is available in English', () => {
  show({ locale: 'en', city: aCity({ name: 'Kazan' }) })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Specialists in Kazan')
})

test('marks names without a translation as Russian', () => {
  show({ locale: 'en' })
  const heading = within(screen.getByRole('heading', { level: 1 }))
  expect(heading.getByText('Казань')).toHaveAttribute('lang', 'ru')
  expect(screen.getByRole('link', { name: 'Электрики' })).toHaveAttribute('lang', 'ru')
  expect(within(screen.getByRole('navigation')).getByText('Казань')).toHaveAttribute('lang', 'ru')
})

test('links categories and subcategories to their lists', () => {
  show()
  const wanted = within(screen.getByRole('region', { name: 'Кого ищут в\u00a0Казани' }))
  expect(wanted.getByRole('link', { name: 'Электрики' })).toHaveAttribute('href', '/kazan/specialists/elektriki')
  expect(wanted.getByRole('link', { name: 'Физика' })).toHaveAttribute('href', '/kazan/specialists/repetitory/fizika')
  const all = wanted.getByRole('link', { name: 'Все категории' })
  expect(all).toHaveAttribute('href', '/kazan/specialists#categories')
  // A soft navigation would not set `:target`, which shows them on a phone.
  expect(all).toHaveAttribute('target', '_self')
})

test('shows four avatars of a category, hidden from screen readers', () => {
  const avatars = [1, 2, 3, 4, 5].map(id => ({ id, user: { id, name: `Анна ${id}`, avatar: null } }))
  show({ categories: { ok: true, value: [{ ...tutors, avatars }] } })
  const [item] = screen.getByRole('link', { name: 'Репетиторы' }).closest('ul')?.children ?? []
  expect([...(item?.querySelectorAll('[aria-hidden] > [aria-hidden]') ?? [])].map(face => face.textContent)).toEqual([
    'А1',
    'А2',
    'А3',
    'А4',
  ])
})

test('shows Latin initials for avatars without a picture in English', () => {
  const avatars = [['Юлия Щукина', 7] as const, ['', 8] as const].map(([name, id]) => ({
    id,
    user: { id, name, avatar: null },
  }))
  show({ locale: 'en', categories: { ok: true, value: [{ ...tutors, avatars }] } })
  const row = screen.getByRole('link', { name: 'Репетиторы' }).closest('li')
  expect([...(row?.querySelectorAll('[aria-hidden] > [aria-hidden]') ?? [])].map(face => face.textContent)).toEqual([
    'YS',
    'SN',
  ])
})

const near = { ok: true, value: [{ city: aCity({ id: 9, slug: 'ufa', name: 'Уфа' }), specialists: 12 }] } as const
const nobody = { best: { ok: true, value: aPage([]) } } as const

test('links an empty city to the nearest cities with specialists, not to an empty list', () => {
  show({ ...nobody, near })
  expect(screen.queryByRole('heading', { name: /Лучшие/ })).toBeNull()
  const best = within(screen.getByRole('region', { name: 'Здесь пока нет специалистов' }))
  expect(best.getByRole('link', { name: 'Уфа 12' })).toHaveAttribute('href', '/ufa/specialists')
  expect(screen.getByRole('link', { name: 'Сменить город' })).toHaveAttribute('href', '/#cities')
  expect(best.getByRole('link', { name: 'Разместить услуги' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Все специалисты/ })).toBeNull()
  expect(screen.getAllByRole('link', { name: 'Оставить заявку' })).toHaveLength(1)
})

test('shows the specialists of a city with few and links to the nearest cities', () => {
  show({ near })
  expect(screen.getByRole('link', { name: 'Айгуль Сафина' })).toBeInTheDocument()
  expect(screen.getByRole('list', { name: 'Специалисты рядом' })).toBeInTheDocument()
})

test('shows an error with Retry when nearby cities failed to load', () => {
  show({ ...nobody, near: failed })
  const line = screen.getByText(/Города рядом не\sзагрузились/)
  expect(within(line).getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/kazan')
})

test('says once that a city is empty, without zeros', () => {
  show({ ...nobody, categories: { ok: true, value: [] } })
  expect(screen.getByText(/^Татарстан/)).toHaveTextContent(/^Татарстан$/)
  expect(screen.getByText(/Здесь пока нет специалистов/)).toBeVisible()
  expect(screen.queryByText(/категориях/)).toBeNull()
})

test('does not show a failure as an empty state', () => {
  show({ best: failed, categories: failed })
  expect(screen.getByText('Специалисты Казани не загрузились')).toBeInTheDocument()
  expect(screen.getByText('Категории не загрузились')).toBeInTheDocument()
  expect(screen.queryByText('Здесь пока нет специалистов')).toBeNull()
  expect(screen.getByText('Татарстан')).toBeInTheDocument()
})

test('shows known counts only', () => {
  show({ best: failed })
  expect(screen.getByText('Татарстан')).toBeInTheDocument()
  expect(screen.queryByText(/в 4 категориях/)).toBeNull()
})

test('shows an error with Retry when the region failed to load', () => {
  show({ regions: failed })
  const line = screen.getByText(/Регион не загрузился/)
  expect(within(line).getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/kazan')
  expect(screen.getByText(/^2 143 специалиста/)).toBeInTheDocument()
})
