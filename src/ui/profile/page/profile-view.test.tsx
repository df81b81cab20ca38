import { render as renderBare, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { SavedProfilesProvider } from '#ui/profile/saved/saved-lists.tsx'
import { ProfileView } from './profile-view.tsx'

const render = (view: ReactNode) =>
  renderBare(<SavedProfilesProvider store={createSavedProfiles(aDevice())}>{view}</SavedProfilesProvider>)

test('shows the name and the key facts', () => {
  render(<ProfileView locale="ru" profile={aProfile()} categories={{ ok: true, value: aTree() }} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Айгуль Сафина' })).toBeInTheDocument()
  const proof = screen.getByRole('list', { name: 'Коротко о\u00a0специалисте' })
  expect(within(proof).getAllByRole('listitem')).toHaveLength(4)
  expect(within(proof).getByRole('link', { name: 'что проверено' })).toHaveAttribute('href', '/help#verified')
  expect(proof).toHaveTextContent('4,9Оценка 4,9 из 5 128 отзывов9 лет опытаПроверен что проверенос 2019 на Знатоке')
})

test('shows an error when the breadcrumbs have no category', () => {
  const failed = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
  render(<ProfileView locale="ru" profile={aProfile()} categories={failed} />)
  const line = screen.getByText(/Категории не загрузились/)
  expect(within(line).getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/profiles/7')
})

test('links back through the city and the category', () => {
  render(<ProfileView locale="ru" profile={aProfile()} categories={{ ok: true, value: aTree() }} />)
  const way = within(screen.getByRole('navigation', { name: 'Вы здесь' }))
  expect(way.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/kazan',
    '/kazan/specialists',
    '/kazan/specialists/repetitory',
    '/kazan/specialists/repetitory/matematika',
  ])
})

test('renders no block for unknown facts', () => {
  render(<ProfileView locale="ru" profile={aNewcomer()} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('table')).toBeNull()
  expect(within(screen.getByRole('complementary')).queryByRole('list')).toBeNull()
  expect(screen.queryByText(/\d\sотзыв|без отзывов/)).toBeNull()
})

test('says when there are no contacts and links to similar specialists', () => {
  const { unmount } = render(
    <ProfileView locale="ru" profile={aProfile({ socials: [] })} categories={{ ok: true, value: aTree() }} />,
  )
  const line = screen.getByText(/^Контактов нет/)
  const similar = within(line).getByRole('link', { name: 'Математика' })
  expect(similar).toHaveAttribute('href', '/kazan/specialists/repetitory/matematika')
  unmount()
  render(<ProfileView locale="en" profile={aProfile()} />)
  expect(screen.queryByText(/^No contacts given/)).toBeNull()
})

test('shows prices in a table and collapses a long list', () => {
  const specialities = Array.from({ length: 7 }, (_, id) => aSpeciality({ id, name: `Услуга ${id}` }))
  render(<ProfileView locale="ru" profile={aProfile({ specialities })} />)
  const tables = screen.getAllByRole('table')
  expect(tables.map(table => within(table).getAllByRole('row').length)).toEqual([6, 3])
  expect(screen.getByRole('row', { name: /Услуга 0/ })).toHaveTextContent('1 200 ₽ за занятие')
  expect(screen.getByText('Ещё 2 услуги').closest('details')).toContainElement(tables[1] ?? null)
})

test('says when a service has no price', () => {
  render(<ProfileView locale="ru" profile={aProfile({ specialities: [aSpeciality({ priceFrom: null })] })} />)
  expect(screen.getByRole('table')).toHaveTextContent('по договорённости')
})

test('gives ratings as text to screen readers', () => {
  render(<ProfileView locale="ru" profile={aProfile()} />)
  expect(screen.getByRole('img', { name: 'Оценка 4,9 из\u00a05' })).toBeInTheDocument()
  const distribution = screen.getByRole('list', { name: 'Распределение оценок' })
  const getSpokenText = (item: HTMLElement) =>
    [...item.childNodes]
      .filter(part => !(part instanceof Element && part.ariaHidden === 'true'))
      .map(part => part.textContent)
      .join('')
  expect(within(distribution).getAllByRole('listitem').map(getSpokenText)).toEqual([
    '5 звёзд: 112',
    '4 звезды: 12',
    '3 звезды: 3',
    '2 звезды: 1',
    '1 звезда: 0',
  ])
})

test('marks user text on English pages as Russian and keeps its paragraphs', () => {
  render(<ProfileView locale="en" profile={aProfile()} />)
  expect(screen.getByText('Занимаемся у меня или онлайн.').parentElement).toHaveAttribute('lang', 'ru')
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ru')
  expect(screen.getAllByText('Айгуль Сафина')).toHaveLength(2)
  const way = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(way.getAllByRole('listitem').at(-1)).toHaveAttribute('lang', 'ru')
})

test('romanizes the name on English pages, shows the original once and saves the original', () => {
  const profile = aProfile()
  const inLatin = { ...profile, user: { ...profile.user, name: 'Aigul Safina' } }
  render(<ProfileView locale="en" profile={inLatin} writtenName={profile.user.name} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Aigul Safina' })).not.toHaveAttribute('lang')
  expect(screen.getByText('Айгуль Сафина')).toHaveAttribute('lang', 'ru')
})

test('does not link a contact with an unsafe URL', () => {
  render(<ProfileView locale="ru" profile={aProfile({ socials: [{ type: 'site', url: 'javascript:alert(1)' }] })} />)
  expect(screen.queryByRole('link', { name: /Сайт/ })).toBeNull()
})

test('has share and save above the name, and the complaint after the reviews', () => {
  render(
    <ProfileView locale="ru" profile={aProfile()}>
      <p>Отзывы</p>
    </ProfileView>,
  )
  const places = [
    screen.getByRole('button', { name: 'Поделиться' }),
    screen.getByRole('button', { name: 'В избранное' }),
    screen.getByRole('heading', { level: 1 }),
    screen.getByText('Отзывы'),
    screen.getByRole('link', { name: 'Пожаловаться' }),
  ]
  const inDocumentOrder = places.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(inDocumentOrder).toEqual(places)
})

test('sets amounts in proportional figures, because gaps around a tabular 1 read as separators', () => {
  render(<ProfileView locale="ru" profile={aProfile({ specialities: [aSpeciality({ priceFrom: 51_000 })] })} />)
  expect(screen.getByText('51 000 ₽', { normalizer: text => text })).not.toHaveClass('stacked')
})
