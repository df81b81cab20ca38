import { render as renderWithoutProviders, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import brandNames from '#brand/names.json'
import { aTree } from '#tests/builders/category.ts'
import { aDevice } from '#tests/builders/device.ts'
import { aNewcomer, aProfile, aSpeciality } from '#tests/builders/profile.ts'
import { createSavedProfiles } from '#application/profile/saved-profiles.ts'
import { SavedProfilesContext } from '#ui/profile/saved/saved-profiles-context.tsx'
import { ProfileView } from './profile-view.tsx'

const renderView = (view: ReactNode) =>
  renderWithoutProviders(<SavedProfilesContext value={createSavedProfiles(aDevice())}>{view}</SavedProfilesContext>)

test('shows the name and the key facts', () => {
  renderView(<ProfileView locale="ru" profile={aProfile()} categories={{ ok: true, value: aTree() }} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Айгуль Сафина' })).toBeInTheDocument()
  const proof = screen.getByRole('list', { name: 'Коротко о\u00a0специалисте' })
  expect(within(proof).getAllByRole('listitem')).toHaveLength(4)
  expect(within(proof).getByRole('link', { name: 'что проверено' })).toHaveAttribute('href', '/help#verified')
  expect(proof).toHaveTextContent(
    `4,9Оценка 4,9 из 5 128 отзывов9 лет опытаПроверен что проверенос 2019 ${brandNames.ru.onSite.replaceAll('\u00a0', ' ')}`,
  )
})

test('shows an error when the categories of the breadcrumbs failed to load', () => {
  const unavailableOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
  renderView(<ProfileView locale="ru" profile={aProfile()} categories={unavailableOutcome} />)
  const line = screen.getByText(/Категории не загрузились/)
  expect(within(line).getByRole('link', { name: 'Повторить' })).toHaveAttribute('href', '/profiles/7')
})

test('links back through the city and the category', () => {
  renderView(<ProfileView locale="ru" profile={aProfile()} categories={{ ok: true, value: aTree() }} />)
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'Вы здесь' }))
  expect(breadcrumbs.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/kazan',
    '/kazan/specialists',
    '/kazan/specialists/repetitory',
    '/kazan/specialists/repetitory/matematika',
  ])
})

test('renders no block for unknown facts', () => {
  renderView(<ProfileView locale="ru" profile={aNewcomer()} />)
  expect(screen.getAllByRole('heading')).toHaveLength(1)
  expect(screen.queryByRole('table')).toBeNull()
  expect(within(screen.getByRole('complementary')).queryByRole('list')).toBeNull()
  expect(screen.queryByText(/\d\sотзыв|без отзывов/)).toBeNull()
})

test('shows a note when there are no contacts, and links to similar specialists', () => {
  const { unmount } = renderView(
    <ProfileView locale="ru" profile={aProfile({ socials: [] })} categories={{ ok: true, value: aTree() }} />,
  )
  const line = screen.getByText(/^Контактов нет/)
  const similarLink = within(line).getByRole('link', { name: 'Математика' })
  expect(similarLink).toHaveAttribute('href', '/kazan/specialists/repetitory/matematika')
  unmount()
  renderView(<ProfileView locale="en" profile={aProfile()} />)
  expect(screen.queryByText(/^No contact details/)).toBeNull()
})

test('shows prices in a table and collapses a long list', () => {
  const specialities = Array.from({ length: 7 }, (_, id) => aSpeciality({ id, name: `Услуга ${id}` }))
  renderView(<ProfileView locale="ru" profile={aProfile({ specialities })} />)
  const tables = screen.getAllByRole('table')
  expect(tables.map(table => within(table).getAllByRole('row').length)).toEqual([6, 3])
  expect(screen.getByRole('row', { name: /Услуга 0/ })).toHaveTextContent('от 1 200 ₽ за занятие')
  expect(screen.getByText('Ещё 2 услуги').closest('details')).toContainElement(tables[1] ?? null)
})

test('shows a message instead of a missing price', () => {
  renderView(<ProfileView locale="ru" profile={aProfile({ specialities: [aSpeciality({ priceFrom: null })] })} />)
  expect(screen.getByRole('table')).toHaveTextContent('по договорённости')
})

test('gives ratings as text to screen readers', () => {
  renderView(<ProfileView locale="ru" profile={aProfile()} />)
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
  renderView(<ProfileView locale="en" profile={aProfile()} />)
  expect(screen.getByText('Занимаемся у меня или онлайн.').parentElement).toHaveAttribute('lang', 'ru')
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ru')
  expect(screen.getAllByText('Айгуль Сафина')).toHaveLength(2)
  const breadcrumbs = within(screen.getByRole('navigation', { name: 'You are here' }))
  expect(breadcrumbs.getAllByRole('listitem').at(-1)).toHaveAttribute('lang', 'ru')
})

test('shows the original name once, marked as Russian, beside a romanized name', () => {
  const profile = aProfile()
  const romanizedProfile = { ...profile, user: { ...profile.user, name: 'Aigul Safina' } }
  renderView(<ProfileView locale="en" profile={romanizedProfile} originalName={profile.user.name} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Aigul Safina' })).not.toHaveAttribute('lang')
  expect(screen.getByText('Айгуль Сафина')).toHaveAttribute('lang', 'ru')
})

test('does not link a contact with an unsafe URL', () => {
  renderView(
    <ProfileView locale="ru" profile={aProfile({ socials: [{ type: 'site', url: 'javascript:alert(1)' }] })} />,
  )
  expect(screen.queryByRole('link', { name: /Сайт/ })).toBeNull()
})

test('has the share and save buttons above the name, and the complaint link after the reviews', () => {
  renderView(
    <ProfileView locale="ru" profile={aProfile()}>
      <p>Отзывы</p>
    </ProfileView>,
  )
  const expectedOrder = [
    screen.getByRole('button', { name: 'Поделиться' }),
    screen.getByRole('button', { name: 'В избранное' }),
    screen.getByRole('heading', { level: 1 }),
    screen.getByText('Отзывы'),
    screen.getByRole('link', { name: 'Пожаловаться' }),
  ]
  const inDocumentOrder = expectedOrder.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  )
  expect(inDocumentOrder).toEqual(expectedOrder)
})

test('shows amounts in proportional figures, because gaps around a tabular 1 look like separators', () => {
  renderView(<ProfileView locale="ru" profile={aProfile({ specialities: [aSpeciality({ priceFrom: 51_000 })] })} />)
  expect(screen.getByText('51 000 ₽', { normalizer: text => text })).not.toHaveClass('tabular')
})
