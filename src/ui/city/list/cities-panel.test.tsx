import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { createRegionsWithCities, createRegionsWithUnknownSlugs } from '#tests/builders/many-cities.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { CitiesPanel } from './cities-panel.tsx'

const regions = someRegions({
  Татарстан: ['Казань', 'Кукмор', 'Елабуга'],
  'Кировская область': ['Киров', 'Омутнинск'],
  'Калужская область': ['Киров'],
}).map(({ name, cities }) => ({ name, cities: cities.map(city => (city.name === 'Казань' ? aCity() : city)) }))

const renderPanel = (shownRegions: typeof regions = regions) =>
  render(
    <UseCasesContext value={pendingUseCases}>
      <CitiesPanel locale="ru" regions={shownRegions} />
    </UseCasesContext>,
  )

test('renders every city as a link', () => {
  renderPanel()
  const cities = regions.flatMap(region => region.cities)
  const hrefs = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(cities.filter(city => !hrefs.includes(`/${city.slug}`))).toEqual([])
  expect(screen.getByText('6 городов в 3 регионах')).toBeInTheDocument()
})

test('links letters to existing sections', () => {
  const { container } = renderPanel()
  const letters = within(screen.getByRole('navigation', { name: 'Города по\u00a0буквам' })).getAllByRole('link')
  expect(letters.map(letter => letter.textContent)).toEqual(['Крупные', 'К', 'Другие'])
  const targets = letters.map(letter => container.querySelector(letter.getAttribute('href') ?? 'none'))
  expect(targets).not.toContain(null)
})

test('orders sections by letter with the largest cities last, as the styles require', () => {
  const { container } = renderPanel()
  const sections = [...container.querySelectorAll('section[id^="letter-"]')].map(section => section.id)
  expect(sections).toEqual(['letter-k', 'letter-other', 'letter-largest'])
})

test('shows the regions of namesakes', () => {
  renderPanel()
  const namesakes = screen.getAllByRole('link', { name: /^Киров/ })
  expect(namesakes.map(link => link.textContent)).toEqual(['КировКалужская область', 'КировКировская область'])
  expect(screen.getByRole('link', { name: 'Кукмор' })).toBeInTheDocument()
})

test('marks regions without a translation as Russian', () => {
  render(
    <UseCasesContext value={pendingUseCases}>
      <CitiesPanel locale="en" regions={someRegions({ 'Kirov Oblast': ['Kirov'], 'Калужская область': ['Kirov'] })} />
    </UseCasesContext>,
  )
  expect(screen.getAllByText('Калужская область')[0]).toHaveAttribute('lang', 'ru')
  expect(screen.getAllByText('Kirov Oblast')[0]).not.toHaveAttribute('lang')
})

test.each([
  ['ru', 'Города', 'Выберите город или букву.'],
  ['en', 'Cities', 'Choose a city or a letter.'],
] as const)('shows the first 30 cities if the API has none of the largest: %s', (locale, heading, note) => {
  render(
    <UseCasesContext value={pendingUseCases}>
      <CitiesPanel locale={locale} regions={createRegionsWithUnknownSlugs(1115, locale)} />
    </UseCasesContext>,
  )
  const [firstLetter] = within(screen.getByRole('navigation')).getAllByRole('link')
  expect(firstLetter).toHaveTextContent(heading)
  const section = within(screen.getByRole('region', { name: heading }))
  expect(section.getAllByRole('link')).toHaveLength(30)
  expect(section.getByText(note)).toBeInTheDocument()
})

test.each(['ru', 'en'] as const)('with 10,000 cities in %s, links letters to pages and lists the largest', locale => {
  render(
    <UseCasesContext value={pendingUseCases}>
      <CitiesPanel locale={locale} regions={createRegionsWithCities(10_000, locale)} />
    </UseCasesContext>,
  )
  const links = screen.getAllByRole('link')
  expect(links.length).toBeLessThan(100)
  const hrefs = links.map(link => decodeURIComponent(link.getAttribute('href') ?? ''))
  const prefix = locale === 'ru' ? '' : '/en'
  expect(hrefs).toEqual(
    expect.arrayContaining([`${prefix}/profiles/cities?letter=${locale === 'ru' ? 'К' : 'K'}`, `${prefix}/kazan`]),
  )
})

test('does not count a region without cities', () => {
  renderPanel([...regions, { name: 'Поволжье', cities: [] }])
  expect(screen.getByText('6 городов в 3 регионах')).toBeInTheDocument()
})
