import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCity } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { aSession } from '#tests/builders/session.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { applyStoredCity, forgetCity, readStoredCity, rememberCity } from '#infrastructure/browser/current-city.ts'
import { useCurrentCity } from '#ui/city/current-city.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { ErrorView } from '#ui/shell/error/error-view.tsx'
import { PageShell } from '#ui/shell/frame/page-shell.tsx'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { AfterNavigation } from './after-navigation.tsx'

const findCity = vi.fn<ClientUseCases['findCity']>()

const TestProviders = ({ children }: { readonly children: ReactNode }) => (
  <UseCasesContext value={{ ...pendingUseCases, findCity }}>
    <SessionToolsContext value={aSession().tools}>{children}</SessionToolsContext>
  </UseCasesContext>
)
const ChosenCity = () => <output>{useCurrentCity()?.name}</output>

beforeEach(() => {
  history.replaceState(null, '', '/')
  forgetCity()
})

afterEach(() => document.body.replaceChildren())

test('R-current-city: a page restored from the back/forward cache shows the city chosen on another page', async () => {
  document.body.innerHTML = '<header><b data-city-name></b></header>'
  rememberCity(aCity({ slug: 'kazan', name: 'Казань' }))
  render(
    <TestProviders>
      <ChosenCity />
      <AfterNavigation />
    </TestProviders>,
  )
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Казань')
  expect(findCity).not.toHaveBeenCalled()
  history.replaceState(null, '', '/en')
  rememberCity(aCity({ slug: 'moskva', name: 'Moscow' }))
  history.replaceState(null, '', '/')
  findCity.mockResolvedValueOnce({ ok: true, value: aCity({ slug: 'moskva', name: 'Москва' }) })
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Москва')
  expect(findCity).toHaveBeenCalledExactlyOnceWith('moskva')
  expect(document.querySelector('[data-city-name]')).toHaveTextContent('Москва')
})

function openErrorPage(locale: Locale, path: string, isCityUnknown: boolean) {
  history.replaceState(null, '', path)
  document.body.innerHTML = renderToString(
    <TestProviders>
      <PageShell {...{ locale, path }} isDemo={false}>
        <ErrorView {...{ locale, path, isCityUnknown }} status={404} message="Page Not Found" suggestions={[]} />
      </PageShell>
    </TestProviders>,
  )
  applyStoredCity()
  render(
    <TestProviders>
      <AfterNavigation />
    </TestProviders>,
  )
}

const getListHref = () => document.querySelector('header nav a')?.getAttribute('href')

test.each([
  ['ru', '/kazn', '/profiles'],
  ['en', '/en/kazn/specialists', '/en/profiles'],
] as const)('R-current-city: the stored city is forgotten on its 404 page: %s %s', (locale, path, listHref) => {
  rememberCity(aCity({ slug: 'kazn', name: locale === 'ru' ? 'Казнь' : 'Kazn' }))
  openErrorPage(locale, path, true)
  expect(readStoredCity()).toBeUndefined()
  expect(getListHref()).toBe(listHref)
})

test.each([
  ['another city is unknown', '/kazzn', true],
  ['only the category is unknown', '/kazn/specialists/nope', false],
] as const)('R-current-city: the stored city stays on a 404 page if %s', (_, path, isCityUnknown) => {
  rememberCity(aCity({ slug: 'kazn', name: 'Казнь' }))
  openErrorPage('ru', path, isCityUnknown)
  expect(readStoredCity()?.slug).toBe('kazn')
  expect(getListHref()).toBe('/kazn/specialists')
})
