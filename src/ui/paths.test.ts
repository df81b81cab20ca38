import { expect, test } from 'vitest'
import { specialistsPath } from './paths'

const kazan = { slug: 'kazan' }

test.each([
  [specialistsPath(kazan), '/kazan/specialists'],
  [specialistsPath(kazan, 'remont/vannaya'), '/kazan/specialists/remont/vannaya'],
  [specialistsPath(kazan, 'remont', 2), '/kazan/specialists/remont?page=2'],
  [specialistsPath(null), '/profiles'],
  [specialistsPath(null, null, 3), '/profiles?page=3'],
  [specialistsPath(null, 'remont/vannaya', 2), '/profiles?category=remont/vannaya&page=2'],
])('%s', (path, expected) => {
  expect(path).toBe(expected)
})
