import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import brandNames from '#brand/names.json'
import { aCity } from '#tests/builders/city.ts'
import { aSession } from '#tests/builders/session.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { BareShell, PageShell, type PageShellProps } from './page-shell.tsx'

const renderShell = (props: Partial<PageShellProps> = {}) =>
  render(
    <SessionToolsContext value={aSession().tools}>
      <PageShell locale="ru" path="/kazan?page=2" isDemo={false} {...props}>
        <h1>Страница</h1>
      </PageShell>
    </SessionToolsContext>,
  )

test('skips to the content with the first link', () => {
  renderShell()
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#content')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  // Lets the skip link move the focus without JavaScript.
  expect(screen.getByRole('main')).toHaveAttribute('tabindex', '-1')
  expect(within(screen.getByRole('main')).getByRole('heading')).toBeInTheDocument()
})

test('links to the same page in the other language, labeled in that language', () => {
  renderShell()
  const [link] = screen.getAllByRole('link', { name: 'English' })
  expect(link).toHaveAttribute('href', '/en/kazan?page=2')
  expect(link).toHaveAttribute('lang', 'en')
})

test('links the English home page to the Russian home page', () => {
  renderShell({ locale: 'en', path: '/en' })
  expect(screen.getAllByRole('link', { name: 'Русский' })[0]).toHaveAttribute('href', '/?lang=ru')
})

test('shows the city in the header and links to its list of specialists', () => {
  renderShell({ city: aCity() })
  const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }))
  expect(menu.getByRole('link', { name: 'Казань. Сменить город' })).toHaveAttribute('href', '/#cities')
  expect(menu.getByRole('link', { name: 'Специалисты' })).toHaveAttribute('href', '/kazan/specialists')
})

test('links to the whole country and to all cities if there is no city', () => {
  renderShell({ locale: 'en', path: '/en' })
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  expect(menu.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/en#cities')
  expect(menu.getByRole('link', { name: 'Specialists' })).toHaveAttribute('href', '/en/profiles')
})

test.each([
  ['keep the list of the page', {}, '?cities'],
  ['lead to `citiesHref` if it is given', { citiesHref: '/#cities' }, '/#cities'],
])('the links to the city picker %s', (_name, props, href) => {
  const { container } = renderShell({ path: '/kazan/specialists/repair', ...props })
  const links = container.querySelectorAll('[data-city-picker]')
  expect([...links].map(link => link.getAttribute('href'))).toEqual([href, href])
})

test('links to the account pages in the phone menu', () => {
  renderShell({ locale: 'en', path: '/en' })
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/en/profile')
  expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/en/profile/settings')
})

test('links to the text pages in the footer', () => {
  renderShell({ locale: 'en', path: '/en' })
  const footer = within(screen.getByRole('contentinfo'))
  const getLinks = (name: string) =>
    within(footer.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
  expect(getLinks('Help')).toEqual(['/en/help', '/en/help/offer', '/en/about', '/en/help#accessibility'])
  expect(getLinks('Documents')).toEqual(['/en/about/privacyPolicy', '/en/about/termsOfUse', '/en/about/userAgreement'])
})

test('has a button for the favorites in the footer', () => {
  renderShell({ locale: 'en', path: '/en' })
  const directory = within(screen.getByRole('navigation', { name: 'Directory' }))
  expect(directory.getByRole('button', { name: 'Favorites' })).toHaveAttribute('data-saved-profiles')
})

test('labels the data as demo data only in a demo', () => {
  renderShell({ isDemo: true })
  expect(screen.getByText('Демонстрационные данные')).toBeInTheDocument()
  document.body.replaceChildren()
  renderShell()
  expect(screen.queryByText('Демонстрационные данные')).toBeNull()
})

test('renders no menu and no footer in the bare layout', () => {
  render(<BareShell locale="ru">Содержание</BareShell>)
  expect(screen.getByRole('main')).toHaveTextContent('Содержание')
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('link', { name: `${brandNames.ru.name}. На главную` })).toHaveAttribute('href', '/')
})
