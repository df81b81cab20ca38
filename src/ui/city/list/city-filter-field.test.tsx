import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { CityFilterField } from './city-filter-field.tsx'
import { queryClient } from '#ui/query-client.ts'
import { getCityFilterTexts } from './city-filter-texts.ts'

const regions = someRegions({
  'Московская область': ['Красногорск', 'Красноармейск', 'Королёв'],
  'Саратовская область': ['Красноармейск', 'Маркс'],
})
const returnRegions: ClientUseCases['listRegions'] = () => Promise.resolve({ ok: true, value: regions })
const failToListRegions: ClientUseCases['listRegions'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

beforeEach(() => queryClient.clear())

const letters = (
  <nav>
    <a href="#letter-largest">Крупные</a>
    <a href="#letter-k">К</a>
  </nav>
)

const renderField = (listRegions: ClientUseCases['listRegions'] = returnRegions) =>
  render(
    <UseCasesContext value={{ ...pendingUseCases, listRegions }}>
      <CityFilterField locale="ru" texts={getCityFilterTexts('ru')} letters={letters}>
        <p>Разделы</p>
      </CityFilterField>
    </UseCasesContext>,
  )

const typeText = (text: string) =>
  userEvent.type(screen.getByRole('searchbox', { name: 'Название города или области' }), text)
const expectAnnounced = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text))
const getResults = () => screen.getAllByRole('listitem').map(item => item.textContent.trim())

test('shows the matches and their number in place of the sections', async () => {
  renderField()
  await typeText('красно')
  await expectAnnounced('3 города по запросу «красно»')
  expect(getResults()).toEqual(['Красноармейск Московская область', 'Красноармейск Саратовская область', 'Красногорск'])
  expect(screen.getByText('Разделы')).not.toBeVisible()
})

test('highlights a name with ё if е is typed', async () => {
  renderField()
  await typeText('королев')
  const city = await screen.findByRole('link', { name: 'Королёв' })
  expect(within(city).getByText('Королёв').tagName).toBe('B')
})

test('matches by region, and shows the region of such cities', async () => {
  renderField()
  await typeText('сарат')
  await screen.findByRole('status')
  expect(getResults()).toEqual(['Красноармейск Саратовская область', 'Маркс Саратовская область'])
})

test('offers similar names when nothing matches', async () => {
  renderField()
  await typeText('красноярмейск')
  await expectAnnounced('Города «красноярмейск» в каталоге нет. Похожие названия:')
  expect(getResults()).toContain('Красноармейск Московская область')
})

test('shows that the directory lacks the city if no name is similar', async () => {
  renderField()
  await typeText('щщщщ')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Города «щщщщ» в каталоге нет\.$/))
  expect(screen.queryByRole('listitem')).toBeNull()
})

test('shows a failure with Retry, not an empty result', async () => {
  const listRegions = vi.fn<ClientUseCases['listRegions']>(failToListRegions)
  renderField(listRegions)
  await typeText('к')
  expect(await screen.findByRole('alert')).toHaveTextContent('Города не загрузились')
  expect(screen.queryByRole('status')).toBeNull()
  listRegions.mockImplementation(returnRegions)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('link', { name: 'Королёв' })).toBeInTheDocument()
})

test('keeps the loaded cities if they can’t be loaded again', async () => {
  queryClient.setQueryData(['regions', 'ru'], { regions }, { updatedAt: 1 })
  renderField(failToListRegions)
  await typeText('маркс')
  await waitFor(() => expect(queryClient.getQueryState(['regions', 'ru'])?.status).toBe('error'))
  expect(screen.getByRole('link', { name: 'Маркс' })).toBeInTheDocument()
})

test('uses text typed before hydration', async () => {
  const valueSpy = vi.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue('маркс')
  renderField()
  valueSpy.mockRestore()
  expect(await screen.findByRole('link', { name: 'Маркс' })).toBeInTheDocument()
})

test('clears the filter when a letter is clicked', async () => {
  renderField()
  await typeText('маркс')
  await screen.findByRole('link', { name: 'Маркс' })
  await userEvent.click(screen.getByRole('link', { name: 'К' }))
  expect(screen.getByText('Разделы')).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
})

test('shows the sections again once the field is emptied', async () => {
  renderField()
  await typeText('маркс')
  await screen.findByRole('link', { name: 'Маркс' })
  await userEvent.clear(screen.getByRole('searchbox'))
  expect(screen.getByText('Разделы')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Маркс' })).toBeNull()
})

test('marks the letter whose cities are shown, and no letter while the field filters', async () => {
  history.replaceState(null, '', '#')
  renderField()
  const getMarkedLetters = () => screen.getAllByRole('link').filter(link => link.ariaCurrent === 'true')
  expect(getMarkedLetters().map(link => link.textContent)).toEqual(['Крупные'])
  history.replaceState(null, '', '#letter-k')
  act(() => void dispatchEvent(new Event('hashchange')))
  expect(getMarkedLetters().map(link => link.textContent)).toEqual(['К'])
  await typeText('ка')
  expect(getMarkedLetters()).toEqual([])
})

test('searches on the server if the browser has only the featured cities', async () => {
  const findCities = vi.fn<ClientUseCases['findCities']>(({ text }) =>
    Promise.resolve({
      ok: true,
      value: { total: 61, isFuzzy: false, cities: [{ id: 7, slug: 'kirov', name: text, region: 'А', match: null }] },
    }),
  )
  render(
    <UseCasesContext
      value={{
        ...pendingUseCases,
        listRegions: () => Promise.resolve({ ok: true, value: { largest: regions, total: 10_000 } }),
        findCities,
      }}
    >
      <CityFilterField locale="ru" texts={getCityFilterTexts('ru')} letters={letters}>
        <p>Разделы</p>
      </CityFilterField>
    </UseCasesContext>,
  )
  await typeText('киров')
  await expectAnnounced('61 город по запросу «киров»')
  expect(screen.getByRole('link', { name: /киров/ })).toHaveAttribute('href', '/kirov')
  expect(findCities).toHaveBeenLastCalledWith({ text: 'киров' }, expect.anything())
})
