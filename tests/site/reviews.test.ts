import { parseDocument, getText } from './support/parse-document.ts'
import { expect, test } from './support/test.ts'

test('R-profile: a link leads to the third page of reviews, which shows other reviews', async ({ request }) => {
  const openPage = async (path: string) => parseDocument(await (await request.get(path)).text())
  const findReviews = (page: Document) => [...page.querySelectorAll('article article')]
  const firstPage = await openPage('/profiles/4')
  expect(findReviews(firstPage)).toHaveLength(10)
  const links = [...firstPage.querySelectorAll('nav[aria-label="Страницы отзывов"] a')]
  const thirdPageLink = links.find(link => /Страница 3/.test(`${link.getAttribute('aria-label')} ${getText(link)}`))
  expect(thirdPageLink?.getAttribute('href')).toBe('/profiles/4?page=3#reviews')
  const thirdPage = await openPage('/profiles/4?page=3')
  expect(thirdPage.querySelector('#reviews')).not.toBeNull()
  expect(findReviews(thirdPage)).toHaveLength(6)
  const texts = findReviews(firstPage).map(getText)
  expect(findReviews(thirdPage).filter(review => texts.includes(getText(review)))).toEqual([])
  expect(thirdPage.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/profiles\/4\?page=3$/)
})
