import { expect, it } from 'vitest'
import { createMissingPaths } from './missing-paths.ts'

it('creates unique paths of all forms', () => {
  const addresses = [...createMissingPaths(0, 5000), ...createMissingPaths(5000, 5000)]
  expect(new Set(addresses).size).toBe(10_000)
  const forms = new Set(addresses.map(address => address.replaceAll(/\d+/g, '#')))
  expect(forms).toEqual(
    new Set(['/gorod-#', '/moskva/specialists/kategoriya-#', '/profiles/#', '/en/nowhere/at/all/#']),
  )
})
