import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aTree } from '#tests/builders/category.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { SentEntry } from '#application/shared/sent-history.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { OwnSubmissions } from './own-submissions.tsx'

beforeEach(() => queryClient.clear())

const sentAt = Date.parse('2025-11-12T09:00:00Z')
const createEntries = (count: number): readonly SentEntry[] =>
  Array.from({ length: count }, (_, index) => ({ form: 'request', target: 'kazan', sentAt: sentAt - index * 60_000 }))

function renderSubmissions(count: number) {
  const listRegions = () => Promise.resolve({ ok: true as const, value: [] })
  const listCategories = () => Promise.resolve({ ok: true as const, value: aTree() })
  render(
    <UseCasesContext value={{ ...pendingUseCases, listRegions, listCategories }}>
      <OwnSubmissions locale="ru" entries={createEntries(count)} />
    </UseCasesContext>,
  )
  return within(screen.getByRole('region', { name: 'Мои отзывы и\u00a0заявки' }))
}

test('shows the heading, the rows and their dates while the links load', async () => {
  const section = renderSubmissions(3)
  expect(section.getByRole('list')).toHaveAttribute('aria-busy', 'true')
  expect(section.getAllByRole('listitem')).toHaveLength(3)
  expect(section.getAllByText(/^12 ноября 2025/)).toHaveLength(3)
  expect(await section.findAllByRole('link')).toHaveLength(3)
  expect(section.getByRole('list')).not.toHaveAttribute('aria-busy')
})

test('shows the 20 newest entries, and all on request with the focus on the first one added', async () => {
  const section = renderSubmissions(45)
  expect(await section.findAllByRole('link')).toHaveLength(20)
  expect(section.getAllByText(/^12 ноября 2025/).at(-1)).toHaveTextContent(/11:41$/)
  await userEvent.click(section.getByRole('button', { name: 'Показать все: 45' }))
  const links = section.getAllByRole('link')
  expect(links).toHaveLength(45)
  expect(links[20]).toHaveFocus()
  expect(section.queryByRole('button')).toBeNull()
})

test('offers no more entries if all are shown', async () => {
  const section = renderSubmissions(20)
  expect(await section.findAllByRole('link')).toHaveLength(20)
  expect(section.queryByRole('button')).toBeNull()
})
