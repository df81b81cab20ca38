import { getHeading, readDocument } from './support/read-document.ts'
import { expect, test } from './support/test.ts'

const findListPaths = (page: Document) =>
  [...page.querySelectorAll('main a[href*="/specialists/"]:not(:has([aria-current]))')].map(
    link => link.getAttribute('href') ?? '',
  )

test('a category of a city has its own list', async ({ request }) => {
  const open = async (path: string) => {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    return readDocument(await answer.text())
  }
  const [list = ''] = findListPaths(await open('/kazan'))
  expect(list).toMatch(/^\/kazan\/specialists\/[^/]/)
  const page = await open(list)
  expect(getHeading(page)).toMatch(/ в\sКазани/)
  expect(page.querySelectorAll('main h3 a[href^="/profiles/"]').length).toBeGreaterThan(0)
})

test('R-categories: a category’s address may have several segments', async ({ request }) => {
  const open = async (path: string) => readDocument(await (await request.get(path)).text())
  const [deep = ''] = findListPaths(await open('/moskva/specialists'))
  const nested = findListPaths(await open(deep)).find(href => href.split('/specialists/')[1]?.includes('/')) ?? ''
  expect(nested).not.toBe('')
  expect((await request.get(nested)).status()).toBe(200)
  expect(getHeading(await open(nested))).toMatch(/ в\sМоскве/)
})
