import { describe, expect, it } from 'vitest'
import { isTestFile, listSources, readSource } from './support/sources.ts'

/** Files of the server process: all but the browser's. */
const sources = ['src/infrastructure', 'src/application', 'src/app/page-content']
  .flatMap(folder => listSources(folder))
  .filter(path => !isTestFile(path) && !/^src\/infrastructure\/browser\/|\/testing\//.test(path))
  .map(readSource)

/** Caches, and collections that start empty, which may grow. */
const growing =
  /\bnew LRUCache\b|\bcreateTtlCache[<(]|\bcreateSwrCache<|\bcreateOlderFlight\(|\bnew (?:Map|Set)<[^()]*>\(\)/

/** Whose entries go when the work, the build or the cache they belong to does. */
const boundedOtherwise: Readonly<Record<string, string>> = {
  'src/application/profile/saved-profiles.ts': 'the list of one device',
  'src/infrastructure/api/client/error-body.ts': 'one answer',
  'src/infrastructure/api/gateway-errors.ts': 'one answer',
  'src/infrastructure/next/inline-styles.ts': 'the build',
  'src/infrastructure/web-server/page-cache/keys-by-path.ts': 'the entries of the page cache',
  'src/infrastructure/web-server/page-cache/partitions.ts': 'its limits are those of the page cache or of share images',
  'src/application/shared/ttl-cache.ts': 'the caller says',
  'src/infrastructure/web-server/page-cache/renders.ts': 'running renders',
  'src/infrastructure/web-server/page-cache/swr-cache.ts': 'running renders',
  'src/infrastructure/web-server/page-cache/older-flight.ts': 'its limit is that of the page cache',
  'src/infrastructure/web-server/pictures/pictures.ts': 'pictures that are being fetched',
  'src/infrastructure/web-server/security/content-security-policy.ts': 'one page',
  'src/infrastructure/web-server/shared-state/shared-limits.ts': 'as many visitors as in rpc/visitor-limits.ts',
  'src/infrastructure/web-server/shared-state/announcements.ts': 'changes in the retry queue, merged with each change',
}

const rows = [
  ...readSource('docs/operation.md').text.matchAll(/^\| [^|]+ \| ([^|]+?) +\| `((?:infra|appli)[\w/-]+\.ts)` +\|$/gm),
].map(([, bound = '', file = '']) => ({ bound, file: `src/${file}` }))

describe('the table of caches in docs/operation.md', () => {
  it('names every file with a cache or a growing collection, except those that other work bounds', () => {
    const found = sources.filter(({ text }) => growing.test(text)).map(({ path }) => path)
    const listed = [...new Set(rows.map(({ file }) => file)), ...Object.keys(boundedOtherwise)]
    // The visitors are counted by @fastify/rate-limit.
    const counted = 'src/infrastructure/web-server/rpc/visitor-limits.ts'
    expect([...found, counted].toSorted()).toEqual(listed.toSorted())
  })

  it.each(rows)('gives the bound in the code of $file: $bound', ({ bound, file }) => {
    const { text } = readSource(file)
    const [fraction] = /1\/\d+/.exec(bound) ?? []
    const megabytes = /(\d+) MB/.exec(bound)?.[1]
    const numbers = fraction === undefined && megabytes === undefined ? (bound.match(/\d[\d,]*/g) ?? []) : []
    if (fraction !== undefined) expect(text).toContain(`bytes / ${fraction.slice(2)}`)
    if (megabytes !== undefined) expect(text).toContain(`${megabytes} * 1_048_576`)
    for (const number of numbers)
      expect(text.replaceAll('_', '')).toMatch(new RegExp(`\\b${number.replaceAll(',', '')}\\b`))
  })
})
