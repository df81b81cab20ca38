import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { CityFilterField } from './city-filter-field.tsx'
import { queryClient } from '#ui/query-client.ts'
import { getCityFilterTexts } from './city-filter-texts.ts'

const regions = someRegions({
  'Московская область': ['Красногорск', 'Красноармейск', 'Королёв'],
  'Саратовская область': ['Красноармейск', 'Маркс'],
})
const loaded: ClientUseCases['listRegions'] = () => Promise.resolve({ ok: true, value: regions })
const failed: ClientUseCases['listRegions'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

beforeEach(() => queryClient.clear())

const letters = (
  <nav>
    <a href="#letter-largest">Крупные</a>
    <a href="#letter-k">К</a>
  </nav>
)

const show = (listRegions: ClientUseCases['listRegions'] = loaded) =>
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, listRegions }}>
      <CityFilterField locale="ru" texts={getCityFilterTexts('ru')} letters={letters}>
        <p>Разделы</p>
      </CityFilterField>
    </UseCasesProvider>,
  )

const type = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Название города или области' }), text)
const expectAnnounced = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
const getResults = () => screen.getAllByRole('listitem').map(item => item.textContent.trim())

test('shows matches in place of the sections, with their number', async () => {
  show()
  await type('красно')
  await expectAnnounced('3 города по запросу «красно»')
  expect(getResults()).toEqual(['Красноармейск Московская область', 'Красноармейск Саратовская область', 'Красногорск'])
  expect(screen.getByText('Разделы')).not.toBeVisible()
})

test('marks the match, ё or е', async () => {
  show()
  await type('королев')
  const city = await screen.findByRole('link', { name: 'Королёв' })
  expect(within(city).getByText('Королёв').tagName).toBe('B')
})

test('matches by region, and shows the region then', async () => {
  show()
  await type('сарат')
  await screen.findByRole('status')
  expect(getResults()).toEqual(['Красноармейск Саратовская область', 'Маркс Саратовская область'])
})

test('offers similar names when nothing matches', async () => {
  show()
  await type('красноярмейск')
  await expectAnnounced('Города «красноярмейск» в каталоге нет. Похожие названия:')
  expect(getResults()).toContain('Красноармейск Московская область')
})

test('says when nothing is similar either', async () => {
  show()
  await type('щщщщ')
  await expectAnnounced('Города «щщщщ» в каталоге нет.')
})

test('shows a failure with Retry, not an empty result', async () => {
  const listRegions = vi.fn<ClientUseCases['listRegions']>(failed)
  show(listRegions)
  await type('к')
  expect(await screen.findByRole('alert')).toHaveTextContent('Города не загрузились')
  expect(screen.queryByRole('status')).toBeNull()
  listRegions.mockImplementation(loaded)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: 'Королёв' })).toBeInTheDocument()
})

test('uses text typed before hydration', async () => {
  const early = vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('маркс')
  show()
  early.mockRestore()
  expect(await screen.findByRole('link', { name: 'Маркс' })).toBeInTheDocument()
})

test('clears the filter when a letter is clicked', async () => {
  show()
  await type('маркс')
  await screen.findByRole('link', { name: 'Маркс' })
  await userEvent.click(screen.getByRole('link', { name: 'К' }))
  expect(screen.getByText('Разделы')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('marks the letter whose cities are shown, and none while the field filters', async () => {
  history.replaceState(null, '', '#')
  show()
  const getChosen = () => screen.getAllByRole('link').filter(link => link.ariaCurrent === 'true')
  expect(getChosen().map(link => link.textContent)).toEqual(['Крупные'])
  history.replaceState(null, '', '#letter-k')
  act(() => void dispatchEvent(new Event('hashchange')))
  expect(getChosen().map(link => link.textContent)).toEqual(['К'])
  await type('ка')
  expect(getChosen()).toEqual([])
})
