import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FailedLoad } from './failure/failed-load.tsx'
import { queryClient, useQuery } from './query-client.ts'

afterEach(() => {
  vi.restoreAllMocks()
  queryClient.clear()
})

const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  return act(async () => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')))
}

function List({ read }: { readonly read: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: ['list'], queryFn: read }, queryClient)
  if (isError) return <FailedLoad text="Не загрузилось">{null}</FailedLoad>
  return <p>{data ?? 'Загружаем'}</p>
}

test('a query without a network fails and says why, and runs again once the network is back', async () => {
  await setOnline(false)
  const read = vi.fn(() => (navigator.onLine ? Promise.resolve('Города') : Promise.reject(new Error('offline'))))
  render(<List read={read} />)
  expect(await screen.findByText('Не загрузилось. Нет интернета.')).toBeVisible()
  await setOnline(true)
  expect(await screen.findByText('Города')).toBeVisible()
  expect(read).toHaveBeenCalledTimes(2)
  await setOnline(false)
  await setOnline(true)
  expect(read).toHaveBeenCalledTimes(2)
})

test('a query that failed for another reason does not blame the network', async () => {
  await setOnline(true)
  render(<List read={() => Promise.reject(new Error('broken'))} />)
  expect(await screen.findByText('Не загрузилось')).toBeVisible()
})

test('a query in flight runs again when the page is restored from the back/forward cache', async () => {
  const read = vi.fn(() => Promise.resolve('Города')).mockReturnValueOnce(new Promise(() => undefined))
  render(<List read={read} />)
  const dispatchPageShow = (persisted: boolean) =>
    act(async () => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })))
  await dispatchPageShow(false)
  expect(read).toHaveBeenCalledTimes(1)
  await dispatchPageShow(true)
  expect(await screen.findByText('Города')).toBeVisible()
  await dispatchPageShow(true)
  expect(read).toHaveBeenCalledTimes(2)
})
