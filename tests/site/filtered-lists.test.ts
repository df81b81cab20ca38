import { expect, test } from './support/test.ts'

test('filtered lists come from the page cache, under one key however they are written (R-list)', async ({
  request,
  site,
}) => {
  const path = '/samara/specialists?price_to=2000&rating_from=4.5'
  const first = await request.get(path)
  expect(first.status()).toBe(200)
  // Pages that are rendered ahead after a start ask for other things.
  const asked = () => site.api.calls().filter(call => call.includes('price_to=2000'))
  expect(asked()).not.toEqual([])
  site.api.behave('good')
  for (const same of [path, '/samara/specialists?utm_source=a&rating_from=4,5&price_to=2+000&sort=rating&search='])
    expect((await request.get(same)).headers()['etag'], same).toBe(first.headers()['etag'])
  expect(asked()).toEqual([])
  expect(first.headers()['cache-control']).toContain('s-maxage=60')
})

test('a price that is none is explained without script, and the API is not asked for it', async ({ request, site }) => {
  const calls = () => site.api.calls().filter(call => call.includes('price_to'))
  const before = calls().length
  const body = await (await request.get('/samara/specialists?price_to=1500,50')).text()
  expect(body).toMatch(/Цену «1500,50» не\sпоняли/)
  expect(body).toContain('aria-describedby="price-error"')
  expect(calls()).toHaveLength(before)
})
