import { getHeading, parseDocument } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

const findListPaths = (page: Document) =>
  [...page.querySelectorAll('main a[href*="/specialists/"]')].map(link => link.getAttribute('href') ?? '')

test('a category of a city has its own list', async ({ request }) => {
  const openPage = async (path: string) => {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    return parseDocument(await response.text())
  }
  const [listPath = ''] = findListPaths(await openPage('/kazan'))
  expect(listPath).toMatch(/^\/kazan\/specialists\/[^/]/)
  const page = await openPage(listPath)
  expect(getHeading(page)).toMatch(/ в\sКазани/)
  expect(page.querySelectorAll('main h3 a[href^="/profiles/"]').length).toBeGreaterThan(0)
})

test('R-categories: the path of a category may have several segments', async ({ request }) => {
  const openPage = async (path: string) => parseDocument(await (await request.get(path)).text())
  const [categoryPath = ''] = findListPaths(await openPage('/moskva/specialists'))
  const nestedPath =
    findListPaths(await openPage(categoryPath)).find(href => href.split('/specialists/')[1]?.includes('/')) ?? ''
  expect(nestedPath).not.toBe('')
  expect((await request.get(nestedPath)).status()).toBe(200)
  expect(getHeading(await openPage(nestedPath))).toMatch(/ в\sМоскве/)
})
