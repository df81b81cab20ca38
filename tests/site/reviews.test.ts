import { readDocument, getText } from './support/read-document.ts'
import { expect, test } from './support/test.ts'

test('R-reviews: links lead to each page of reviews', async ({ request }) => {
  const open = async (path: string) => readDocument(await (await request.get(path)).text())
  const findReviews = (page: Document) => [...page.querySelectorAll('article article')]
  const first = await open('/profiles/4')
  expect(findReviews(first)).toHaveLength(10)
  const links = [...first.querySelectorAll('nav[aria-label="Страницы отзывов"] a')]
  const third = links.find(link => /Страница 3/.test(`${link.getAttribute('aria-label')} ${getText(link)}`))
  expect(third?.getAttribute('href')).toBe('/profiles/4?page=3#reviews')
  const page = await open('/profiles/4?page=3')
  expect(page.querySelector('#reviews')).not.toBeNull()
  expect(findReviews(page)).toHaveLength(6)
  const texts = findReviews(first).map(getText)
  expect(findReviews(page).filter(review => texts.includes(getText(review)))).toEqual([])
  expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/profiles\/4\?page=3$/)
})
