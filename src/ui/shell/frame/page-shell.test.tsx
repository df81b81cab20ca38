import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { aSession } from '#tests/builders/session.ts'
import { SessionProvider } from '#ui/session/session-context.tsx'
import { BareShell, PageShell, type PageShellProps } from './page-shell.tsx'

const show = (of: Partial<PageShellProps> = {}) =>
  render(
    <SessionProvider tools={aSession().tools}>
      <PageShell locale="ru" path="/kazan?page=2" demo={false} {...of}>
        <h1>Страница</h1>
      </PageShell>
    </SessionProvider>,
  )

test('skips to the content with the first link', () => {
  show()
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#content')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  expect(within(screen.getByRole('main')).getByRole('heading')).toBeInTheDocument()
})

test('links to the same page in the other language, labelled in that language', () => {
  show()
  const [link] = screen.getAllByRole('link', { name: 'English' })
  expect(link).toHaveAttribute('href', '/en/kazan?page=2')
  expect(link).toHaveAttribute('lang', 'en')
})

test('links the English home to the Russian one', () => {
  show({ locale: 'en', path: '/en' })
  expect(screen.getAllByRole('link', { name: 'Русский' })[0]).toHaveAttribute('href', '/?lang=ru')
})

test('shows the city in the header and links to its lists', () => {
  show({ city: aCity() })
  const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }))
  expect(menu.getByRole('link', { name: 'Казань. Сменить город' })).toHaveAttribute('href', '/#cities')
  expect(menu.getByRole('link', { name: 'Специалисты' })).toHaveAttribute('href', '/kazan/specialists')
})

test('links to the whole country and all cities without a city', () => {
  show({ locale: 'en', path: '/en' })
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  expect(menu.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/en#cities')
  expect(menu.getByRole('link', { name: 'Specialists' })).toHaveAttribute('href', '/en/profiles')
})

test('links to the account pages in the phone menu', () => {
  show({ locale: 'en', path: '/en' })
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/en/profile')
  expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/en/profile/settings')
})

test('links to the text pages in the footer', () => {
  show({ locale: 'en', path: '/en' })
  const footer = within(screen.getByRole('contentinfo'))
  const getLinks = (name: string) =>
    within(footer.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
  expect(getLinks('Help')).toEqual(['/en/help', '/en/help/offer', '/en/about', '/en/help#accessibility'])
  const catalogue = within(footer.getByRole('navigation', { name: 'Directory' }))
  expect(catalogue.getByRole('button', { name: 'Favorites' })).toHaveAttribute('data-saved-profiles')
  expect(getLinks('Documents')).toEqual(['/en/about/privacyPolicy', '/en/about/termsOfUse', '/en/about/userAgreement'])
})

test('labels demo data only', () => {
  show({ demo: true })
  expect(screen.getByText('Демонстрационные данные')).toBeInTheDocument()
  document.body.replaceChildren()
  show()
  expect(screen.queryByText('Демонстрационные данные')).toBeNull()
})

test('renders only brand and content in the bare layout', () => {
  render(<BareShell locale="ru">Содержание</BareShell>)
  expect(screen.getByRole('main')).toHaveTextContent('Содержание')
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.getByRole('link', { name: 'Знаток. На главную' })).toHaveAttribute('href', '/')
})
