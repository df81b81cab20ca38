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

test('the first link skips to the content', () => {
  show()
  expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '#content')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
  expect(within(screen.getByRole('main')).getByRole('heading')).toBeInTheDocument()
})

test('the language link leads to the same page, labelled in that language', () => {
  show()
  const [link] = screen.getAllByRole('link', { name: 'English' })
  expect(link).toHaveAttribute('href', '/en/kazan?page=2')
  expect(link).toHaveAttribute('lang', 'en')
})

test('the English home links to the Russian one by name', () => {
  show({ locale: 'en', path: '/en' })
  expect(screen.getAllByRole('link', { name: 'Русский' })[0]).toHaveAttribute('href', '/?lang=ru')
})

test('the city shows in the header, and header links lead to its lists', () => {
  show({ city: aCity() })
  const menu = within(screen.getByRole('navigation', { name: 'Основное меню' }))
  expect(menu.getByRole('link', { name: 'Казань. Сменить город' })).toHaveAttribute('href', '/#cities')
  expect(menu.getByRole('link', { name: 'Специалисты' })).toHaveAttribute('href', '/kazan/specialists')
})

test('without a city, links lead to the whole country and to all cities', () => {
  show({ locale: 'en', path: '/en' })
  const menu = within(screen.getByRole('navigation', { name: 'Main menu' }))
  expect(menu.getByRole('link', { name: 'Cities' })).toHaveAttribute('href', '/en#cities')
  expect(menu.getByRole('link', { name: 'Specialists' })).toHaveAttribute('href', '/en/profiles')
})

test('the phone menu links to the account pages', () => {
  show({ locale: 'en', path: '/en' })
  const menu = within(screen.getByRole('navigation', { name: 'Menu' }))
  expect(menu.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/en/profile')
  expect(menu.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/en/profile/settings')
})

test('the footer links to the text pages', () => {
  show({ locale: 'en', path: '/en' })
  const footer = within(screen.getByRole('contentinfo'))
  const linksOf = (name: string) =>
    within(footer.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map(link => link.getAttribute('href'))
  expect(linksOf('Help')).toEqual(['/en/help', '/en/help/offer', '/en/about'])
  const catalogue = within(footer.getByRole('navigation', { name: 'Directory' }))
  expect(catalogue.getByRole('button', { name: 'Favourites' })).toHaveAttribute('data-saved-profiles')
  expect(linksOf('Documents')).toEqual(['/en/about/privacyPolicy', '/en/about/termsOfUse', '/en/about/userAgreement'])
})

test('demo data are labelled, real data are not', () => {
  show({ demo: true })
  expect(screen.getByText('Демонстрационные данные')).toBeInTheDocument()
  document.body.replaceChildren()
  show()
  expect(screen.queryByText('Демонстрационные данные')).toBeNull()
})

test('the bare layout has the brand and the content only', () => {
  render(<BareShell locale="ru">Содержание</BareShell>)
  expect(screen.getByRole('main')).toHaveTextContent('Содержание')
  expect(screen.queryByRole('contentinfo')).toBeNull()
  expect(screen.getByRole('link', { name: 'Знаток. На главную' })).toHaveAttribute('href', '/')
})
