import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient, useQuery } from '#ui/query-client.ts'
import { resetQueries } from './reset-queries.ts'

beforeEach(() => queryClient.clear())

async function showQuery(key: string) {
  const read = vi.fn(() => Promise.resolve(read.mock.calls.length))
  const { result } = renderHook(() => useQuery({ queryKey: [key], queryFn: read }, queryClient))
  await expect.poll(() => result.current.data).toBe(1)
  return { read, getData: () => result.current.data }
}

test.each(['signed-in', 'registering'] as const)('refetches only private data when the hint becomes %s', async hint => {
  const [ownProfile, regions] = await Promise.all([showQuery('own-profile'), showQuery('regions')])
  queryClient.setQueryData(['suggest'], [])
  await act(() => resetQueries(hint))
  await expect.poll(ownProfile.getData).toBe(2)
  expect(regions.getData()).toBe(1)
  expect(queryClient.getQueryData(['suggest'])).toBeDefined()
})

test('treats data of an unknown query as private', async () => {
  queryClient.setQueryData(['unknown'], 'of the previous user')
  await resetQueries('signed-in')
  expect(queryClient.getQueryData(['unknown'])).toBeUndefined()
})

test('R-logout: keeps only public data on the screen, and requests nothing', async () => {
  const [ownProfile, regions] = await Promise.all([showQuery('own-profile'), showQuery('regions')])
  queryClient.setQueryData(['suggest'], [])
  await act(() => resetQueries(undefined))
  await expect.poll(ownProfile.getData).toBeUndefined()
  expect(regions.getData()).toBe(1)
  expect(queryClient.getQueryData(['suggest'])).toBeUndefined()
  for (const { read } of [ownProfile, regions]) expect(read).toHaveBeenCalledOnce()
})
