import { expect, it } from 'vitest'
import { createMissingPaths } from './missing-paths.ts'

it('creates unique paths of all forms', () => {
  const paths = [...createMissingPaths(0, 5000), ...createMissingPaths(5000, 5000)]
  expect(new Set(paths).size).toBe(10_000)
  const forms = new Set(paths.map(path => path.replaceAll(/\d+/g, '#')))
  expect(forms).toEqual(
    new Set(['/gorod-#', '/moskva/specialists/kategoriya-#', '/profiles/#', '/en/nowhere/at/all/#']),
  )
})
