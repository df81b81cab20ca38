import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { CityPicker } from './city-picker.tsx'
import { getCityPickerTexts } from './city-picker-texts.ts'

const regions = someRegions({
  'Московская область': ['Красногорск', 'Красноармейск', 'Королёв'],
  'Саратовская область': ['Красноармейск', 'Маркс'],
})
const loaded: ClientUseCases['listRegions'] = () => Promise.resolve({ ok: true, value: regions })
const failed: ClientUseCases['listRegions'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

const close = vi.fn()
beforeEach(() => {
  queryClient.clear()
  close.mockClear()
  // jsdom cannot navigate.
  document.addEventListener('click', event => event.preventDefault(), { once: true, capture: true })
})

const show = (listRegions: ClientUseCases['listRegions'] = loaded) =>
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, listRegions }}>
      <CityPicker
        data={{
          locale: 'ru',
          texts: getCityPickerTexts('ru'),
          current: 'city-0-2',
          getHref: slug => `/${slug}/specialists`,
        }}
        close={close}
      />
    </UseCasesProvider>,
  )
const field = () => screen.getByRole('combobox', { name: 'Город или область' })
const shown = () => screen.queryAllByRole('gridcell').map(cell => cell.textContent.trim())
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent.trim()
const type = async (text: string) => {
  await screen.findAllByRole('tab')
  await userEvent.type(field(), text)
}

test('focuses the field', () => {
  show()
  expect(field()).toHaveFocus()
})

test('shows matches with their regions and their number', async () => {
  show()
  await type('красно')
  await waitFor(() =>
    expect(shown()).toEqual([
      'Красноармейск Московская область',
      'Красноармейск Саратовская область',
      'Красногорск Московская область',
    ]),
  )
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 города по запросу «красно»'))
  expect(screen.getByText('3 из 5')).toBeInTheDocument()
  expect(screen.queryByRole('tab', { selected: true })).toBeNull()
})

test('shows the cities of a letter, with regions for namesakes, and clears the search', async () => {
  show()
  await type('маркс')
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAccessibleName('Найденные города'))
  await userEvent.click(screen.getByRole('tab', { name: 'К' }))
  expect(field()).toHaveValue('')
  await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAccessibleName('К'))
  await waitFor(() =>
    expect(shown()).toEqual([
      'Королёв',
      'Красноармейск Московская область',
      'Красноармейск Саратовская область',
      'Красногорск',
    ]),
  )
  expect(screen.getByRole('link', { name: 'Королёв' })).toHaveAttribute('aria-current', 'true')
})

test('the dialog, its field, its letters and its cities have names of their own', async () => {
  show()
  await userEvent.click(await screen.findByRole('tab', { name: 'К' }))
  await screen.findByRole('grid')
  for (const [role, name] of [
    ['dialog', 'Ваш город'],
    ['combobox', 'Город или область'],
    ['tablist', 'Города по\u00a0буквам'],
    ['tabpanel', 'К'],
    ['grid', 'Города'],
  ] as const)
    expect(screen.getByRole(role)).toHaveAccessibleName(name)
  expect(field()).toHaveAttribute('aria-haspopup', 'grid')
})

test('moves through the cities by arrow keys and opens one by Enter', async () => {
  show()
  await type('красно')
  await waitFor(() => expect(active()).toMatch(/^Красноармейск/))
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toBe('Красноармейск Саратовская область')
  await userEvent.keyboard('{End}')
  expect(active()).toMatch(/^Красногорск/)
  await userEvent.keyboard('{ArrowLeft}')
  expect(active()).toBe('Красноармейск Саратовская область')
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledWith(expect.objectContaining({ slug: 'city-1-0', name: 'Красноармейск' }))
})

test('leaves Home and arrows to the text until the list is entered; Enter opens the first match', async () => {
  show()
  await type('маркс')
  await waitFor(() => expect(shown()).toHaveLength(1))
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(field()).toHaveProperty('selectionStart', 1)
  await userEvent.keyboard('{Enter}')
  expect(close).toHaveBeenCalledWith(expect.objectContaining({ slug: 'city-1-1' }))
})

test('has one tab stop for letters; arrows move through them and down enters the list', async () => {
  show()
  await screen.findAllByRole('tab')
  screen.getByRole('tab', { name: 'Крупные' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'К' })).toHaveFocus()
  expect(screen.getAllByRole('tab').filter(tab => tab.tabIndex === 0)).toHaveLength(1)
  // Firefox makes scrollable elements tab stops.
  expect(screen.getByRole('tablist')).toHaveAttribute('tabindex', '-1')
  await userEvent.keyboard('{ArrowDown}')
  expect(field()).toHaveFocus()
  await waitFor(() => expect(active()).toBe('Королёв'))
})

test('links cities to the same kind of page', async () => {
  show()
  await type('маркс')
  expect(await screen.findByRole('link', { name: /Маркс/ })).toHaveAttribute('href', '/city-1-1/specialists')
})

test('offers similar names when nothing matches, and says when there are none', async () => {
  show()
  await type('красноярмейск')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/Похожие названия/))
  expect(shown()).not.toEqual([])
  await userEvent.clear(field())
  await type('щщщщ')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Города «щщщщ» в каталоге нет.'))
  expect(shown()).toEqual([])
})

test('retries after a failure', async () => {
  const listRegions = vi.fn<ClientUseCases['listRegions']>(failed)
  show(listRegions)
  expect(await screen.findByRole('alert')).toHaveTextContent('Города не загрузились')
  listRegions.mockImplementation(loaded)
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await screen.findByRole('tab', { name: 'К' })).toBeInTheDocument()
})

test('closes without a city on ×', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
  expect(close).toHaveBeenCalledWith()
})
