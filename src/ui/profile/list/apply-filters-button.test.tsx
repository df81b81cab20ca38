import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { ApplyFiltersButton } from './apply-filters-button.tsx'

type CountProfiles = ClientUseCases['countProfiles']

function renderButton(countProfiles: CountProfiles) {
  render(
    <UseCasesContext value={{ ...pendingUseCases, countProfiles }}>
      <form>
        <input type="hidden" name="search" defaultValue="плитка" />
        <input type="hidden" name="sort" defaultValue="price" />
        <input aria-label="Цена до" name="price_to" />
        <label>
          <input type="radio" name="rating_from" value="4.5" />
          от 4,5
        </label>
        <ApplyFiltersButton
          locale="ru"
          scope={{ cityId: 5, category: 'repair' }}
          total={1034}
          text="Показать"
          className="apply"
        />
      </form>
    </UseCasesContext>,
  )
  return screen.getByRole('button', { name: /^Показать/ })
}

test('shows the number of specialists in the list, then of those that match the form', async () => {
  const countProfiles = vi.fn<CountProfiles>().mockResolvedValue({ ok: true, value: 34 })
  const button = renderButton(countProfiles)
  expect(button).toHaveTextContent('Показать 1 034')
  await userEvent.click(screen.getByRole('radio', { name: 'от 4,5' }))
  expect(await screen.findByRole('button', { name: 'Показать 34' })).toBe(button)
  expect(countProfiles).toHaveBeenLastCalledWith(
    { cityId: 5, category: 'repair', search: 'плитка', ratingFrom: 4.5 },
    { signal: expect.any(AbortSignal) as AbortSignal },
  )
  await userEvent.type(screen.getByRole('textbox'), '900')
  await waitFor(() => expect(countProfiles.mock.lastCall?.[0]).toMatchObject({ priceTo: 900 }))
})

test('shows no number if the count can’t be read', async () => {
  const failure = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } } as const
  const countProfiles = vi.fn<CountProfiles>().mockResolvedValue(failure)
  const button = renderButton(countProfiles)
  await userEvent.click(screen.getByRole('radio'))
  await waitFor(() => expect(countProfiles).toHaveBeenCalled())
  await act(async () => countProfiles.mock.results[0]?.value as Promise<unknown>)
  expect(button).toHaveTextContent(/^Показать$/)
})

test('ignores the response to an earlier request', async () => {
  const resolvers: ((count: number) => void)[] = []
  const countProfiles: CountProfiles = async () => ({
    ok: true,
    value: await new Promise<number>(resolve => resolvers.push(resolve)),
  })
  const button = renderButton(countProfiles)
  await userEvent.type(screen.getByRole('textbox'), '90')
  await waitFor(() => expect(resolvers).toHaveLength(2))
  resolvers[1]?.(5)
  expect(await screen.findByRole('button', { name: 'Показать 5' })).toBe(button)
  await act(async () => resolvers[0]?.(77))
  expect(button).toHaveTextContent('Показать 5')
})
