import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aCity, someRegions } from '#tests/builders/city.ts'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { DialogArea } from '#ui/overlay/overlay-areas.tsx'
import { OverlaysContext } from '#ui/overlay/overlays.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { CityField } from './city-field.tsx'

const regions = someRegions({ Татарстан: ['Казань', 'Елабуга'] })
const chosen = vi.fn()

beforeEach(() => {
  queryClient.clear()
  chosen.mockClear()
})

function Sample({ first }: { readonly first: number | null }) {
  const [value, setValue] = useState(first)
  const onChoose = (id: number) => {
    chosen(id)
    setValue(id)
  }
  const props = { value, onChoose, picker: getCityPickerTexts('ru'), known: aCity({ id: 77, name: 'Анапа' }) }
  return <CityField id="city" locale="ru" error={undefined} {...props} />
}

const loaded: ClientUseCases['listRegions'] = () => Promise.resolve({ ok: true, value: regions })
const failed: ClientUseCases['listRegions'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

function show(first: number | null = null, listRegions = loaded) {
  render(
    <UseCasesProvider useCases={{ ...pendingUseCases, listRegions }}>
      <Sample first={first} />
      <DialogArea />
    </UseCasesProvider>,
  )
}
const field = () => screen.getByRole('button', { name: /^Город/ })

test('takes a city from the picker dialog', async () => {
  show()
  expect(field()).toHaveTextContent('Выберите город')
  await userEvent.click(field())
  await userEvent.type(await screen.findByRole('combobox', { name: 'Город или область' }), 'ела')
  const cell = await screen.findByRole('gridcell', { name: /Елабуга/ })
  expect(within(cell).queryByRole('link')).toBeNull()
  await userEvent.click(within(cell).getByText('Татарстан'))
  await waitFor(() => expect(field()).toHaveTextContent('Елабуга'))
  expect(chosen).toHaveBeenCalledExactlyOnceWith(2)
})

function showAnswering(answer: { readonly slug: string } | undefined, listRegions = pendingUseCases.listRegions) {
  // Every dialog resolves with the same value.
  const openDialog = vi.fn(() => Promise.resolve(answer))
  render(
    <OverlaysContext value={{ toasts: { show: vi.fn() }, confirm: vi.fn(), openDialog: openDialog as never }}>
      <UseCasesProvider useCases={{ ...pendingUseCases, listRegions }}>
        <Sample first={null} />
      </UseCasesProvider>
    </OverlaysContext>,
  )
  return openDialog
}

test('keeps the city when the dialog is closed', async () => {
  const openDialog = showAnswering(undefined)
  await userEvent.click(field())
  await waitFor(() => expect(openDialog).toHaveBeenCalledOnce())
  expect(chosen).not.toHaveBeenCalled()
  expect(field()).toHaveTextContent('Выберите город')
  expect(field()).not.toHaveAccessibleDescription(/не открылся/)
})

test('rejects a city that can’t be loaded, and shows why', async () => {
  showAnswering({ slug: 'city-0-1' }, failed)
  await userEvent.click(field())
  await waitFor(() => expect(field()).toHaveAccessibleDescription(/Список городов не\sзагрузился/))
  expect(chosen).not.toHaveBeenCalled()
})

test('fetches the name of a city only if it is unknown', async () => {
  const listRegions = vi.fn(loaded)
  show(77, listRegions)
  expect(field()).toHaveTextContent('Анапа')
  expect(listRegions).not.toHaveBeenCalled()
  cleanup()
  show(2, listRegions)
  await waitFor(() => expect(field()).toHaveTextContent('Елабуга'))
})

test('keeps a city whose name can’t be loaded', async () => {
  const listRegions = vi.fn(failed)
  show(2, listRegions)
  await waitFor(() => expect(listRegions).toHaveBeenCalled())
  expect(field()).toHaveTextContent('Город выбран')
})
