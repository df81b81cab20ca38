import { expect, it } from 'vitest'
import { publicKeys } from '#ui/user/reset-queries.ts'
import { isTestFile, listSourcePaths, readSource } from './support/sources.ts'

const queryKeys = listSourcePaths('src/ui')
  .filter(path => !isTestFile(path))
  .flatMap(path => [...readSource(path).text.matchAll(/\bqueryKey: \['([^']+)'/g)].map(([, name]) => name))

// A renamed query would silently become private, so signing in would drop its data.
it.each([...publicKeys])('a query has the public key ‘%s’', key => {
  expect(queryKeys).toContain(key)
})
