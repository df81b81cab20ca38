import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { aSession } from '#tests/builders/session.ts'
import { SessionToolsContext } from '#ui/session/session-context.tsx'
import { PageFrame } from './page-frame.tsx'

vi.mock(import('#app/browser/after-navigation.tsx'), () => ({ AfterNavigation: () => null }))

function renderErrorPage(path: string | null) {
  installFakeRuntime()
  render(
    <SessionToolsContext value={aSession().tools}>
      <PageFrame locale="ru" path={path} title="Ошибка" isError>
        <h1>Страница не открылась</h1>
      </PageFrame>
    </SessionToolsContext>,
  )
}

test('links an error page to its URL in the other language', () => {
  renderErrorPage('/kazan?page=2')
  expect(screen.getAllByRole('link', { name: 'English' })[0]).toHaveAttribute('href', '/en/kazan?page=2')
})

test('has no link for signing in or to another language on an error page without a URL', () => {
  renderErrorPage(null)
  expect(screen.getByRole('heading', { name: 'Страница не открылась' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'English' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull()
})
