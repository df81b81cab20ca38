import { expect, it } from 'vitest'
import { installFakeRuntime } from '#infrastructure/web-server/testing/fake-runtime.ts'
import { getRuntime, type Render } from '#infrastructure/runtime/runtime.ts'
import NextCacheHandler from './next-cache-handler.ts'

const tree = Buffer.from('tree')
const segmentData = new Map([
  ['/_tree', tree],
  ['/_head', Buffer.from('head')],
])
const page = { kind: 'APP_PAGE', html: '<p>', rscData: Buffer.from('rsc'), segmentData, status: 200 }
async function captureRender(value: unknown): Promise<Render> {
  installFakeRuntime()
  const render: Render = {}
  await getRuntime().scope.run({ locale: 'ru', id: 'id', render }, () => new NextCacheHandler().set('/kazan', value))
  return render
}

it('passes all representations of a rendered page to the page cache', async () => {
  expect(await captureRender(page)).toEqual({ output: { document: page.html, flight: page.rscData, routeTree: tree } })
})

it.each([
  null,
  undefined,
  'x',
  {},
  { html: '<p>' },
  { rscData: page.rscData },
  { ...page, rscData: undefined },
  { ...page, segmentData: undefined },
])('ignores any other value: %j', async value => expect(await captureRender(value)).toEqual({}))

it('returns no entry, and accepts the revalidation of a tag', async () => {
  const handler = new NextCacheHandler()
  expect(await handler.get()).toBeNull()
  await expect(handler.revalidateTag()).resolves.toBeUndefined()
})
