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
  'src/infrastructure/web-server/page-cache/render-slots.ts': 'queued renders',
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
    const code = readSource(file).text.replaceAll('_', '')
    expect(listConstants(bound).filter(constant => !constant.test(code))).toEqual([])
  })
})

/** How the code writes a bound. */
function listConstants(bound: string): readonly RegExp[] {
  const [, fraction] = /1\/(\d+)/.exec(bound) ?? []
  if (fraction !== undefined) return [new RegExp(`bytes / ${fraction}\\b`)]
  const [, megabytes] = /(\d+) MB/.exec(bound) ?? []
  if (megabytes !== undefined) return [new RegExp(`\\b${megabytes} \\* 1048576\\b`)]
  return (bound.match(/\d[\d,]*/g) ?? []).map(number => new RegExp(`\\b${number.replaceAll(',', '')}\\b`))
}
