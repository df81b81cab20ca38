import { expect, test } from 'vitest'
import { getSpecialistsPath } from './paths.ts'

const kazan = { slug: 'kazan' }

test.each([
  [getSpecialistsPath(kazan), '/kazan/specialists'],
  [getSpecialistsPath(kazan, 'remont/vannaya'), '/kazan/specialists/remont/vannaya'],
  [getSpecialistsPath({ slug: 'Уфа' }, 'c++/a_b'), '/%D0%A3%D1%84%D0%B0/specialists/c%2B%2B/a_b'],
  [getSpecialistsPath(null, 'c++'), '/profiles?category=c%2B%2B'],
  [getSpecialistsPath(null), '/profiles'],
  [getSpecialistsPath(null, 'remont/vannaya'), '/profiles?category=remont/vannaya'],
])('builds the path %s', (path, expected) => {
  expect(path).toBe(expected)
})
