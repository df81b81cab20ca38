import { expect, test } from 'vitest'
import { specialistsPath } from './paths.ts'

const kazan = { slug: 'kazan' }

test.each([
  [specialistsPath(kazan), '/kazan/specialists'],
  [specialistsPath(kazan, 'remont/vannaya'), '/kazan/specialists/remont/vannaya'],
  [specialistsPath(null), '/profiles'],
  [specialistsPath(null, 'remont/vannaya'), '/profiles?category=remont/vannaya'],
])('%s', (path, expected) => {
  expect(path).toBe(expected)
})
