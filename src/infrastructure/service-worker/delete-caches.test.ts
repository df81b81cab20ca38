import { afterEach, expect, it, vi } from 'vitest'
import { deleteStoredPages } from './delete-caches.ts'
import { createFakeCaches } from './testing/fake-caches.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('keeps a cache that is opened during the deletion', async () => {
  const { caches, listUrls } = createFakeCaches()
  vi.stubGlobal('caches', caches)
  const name = 'stored-pages-b2'
  await (await caches.open(name)).put('/profiles/4', new Response(''))
  const { delete: deleteCache } = caches
  vi.spyOn(caches, 'delete').mockImplementationOnce(async deletedName => {
    const wasDeleted = await deleteCache(deletedName)
    await (await caches.open(name)).put('/offline', new Response(''))
    return wasDeleted
  })
  await deleteStoredPages()
  expect(listUrls(name)).toEqual(['/offline'])
})
