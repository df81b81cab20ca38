import { expect, test } from 'vitest'
import { specialistsPath } from './paths.ts'

const kazan = { slug: 'kazan' }

test.each([
  [specialistsPath(kazan), '/kazan/specialists'],
  [specialistsPath(kazan, 'remont/vannaya'), '/kazan/specialists/remont/vannaya'],
  [specialistsPath({ slug: 'Уфа' }, 'c++/a_b'), '/%D0%A3%D1%84%D0%B0/specialists/c%2B%2B/a_b'],
  [specialistsPath(null, 'c++'), '/profiles?category=c%2B%2B'],
  [specialistsPath(null), '/profiles'],
  [specialistsPath(null, 'remont/vannaya'), '/profiles?category=remont/vannaya'],
])('%s', (path, expected) => {
  expect(path).toBe(expected)
})
