import { describe, expect, it } from 'vitest'
import { isTestFile, listSourcePaths, readSource } from './support/sources.ts'

/** In `src/ui`, only the translator has a collection that grows on the server. */
const sources = [
  ...['src/infrastructure', 'src/application', 'src/app/page-content'].flatMap(folder => listSourcePaths(folder)),
  'src/ui/i18n/translator.ts',
]
  .filter(path => !isTestFile(path) && !/^src\/infrastructure\/(?:browser|service-worker)\/|\/testing\//.test(path))
  .map(readSource)

const growingCollection =
  /\bnew LRUCache\b|\bcreateTtlCache[<(]|\bcreateSwrCache<|\bcreateOlderFlightStore\(|\bnew (?:Map|Set)<(?:[^()]|\([^()]*\)(?=\s*=>))*>\(\)/

/** What limits the collections in each file that the documentation does not list. */
const otherBounds: Readonly<Record<string, string>> = {
  'src/application/profile/saved-profiles.ts': 'the list of one device',
  'src/infrastructure/api/client/error-body.ts': 'one response',
  'src/infrastructure/api/client/missing-names.ts': 'one response',
  'src/infrastructure/api/gateway-errors.ts': 'one response',
  'src/infrastructure/next/inline-styles.ts': 'the build',
  'src/infrastructure/web-server/page-cache/bounded-renderers.ts': 'the errors that need no path, in each language',
  'src/infrastructure/web-server/page-cache/keys-by-path.ts': 'the entries of the page cache',
  'src/infrastructure/web-server/page-cache/partitions.ts': 'the limits of the page cache or of share images',
  'src/application/shared/ttl-cache.ts': 'the limit that the caller passes',
  'src/infrastructure/web-server/page-cache/task-slots.ts': 'queued renders',
  'src/infrastructure/web-server/purge/purge.ts': 'the changes of a minute',
  'src/infrastructure/web-server/page-cache/concurrency-limiter.ts': 'running and queued tasks',
  'src/infrastructure/web-server/page-cache/swr-cache.ts': 'running and queued renders',
  'src/infrastructure/web-server/page-cache/older-flight.ts': 'the limit of the page cache',
  'src/infrastructure/web-server/security/content-security-policy.ts': 'one page',
  'src/infrastructure/web-server/shared-state/announcements.ts': 'changes in the retry queue, merged with each change',
}

const rows = [
  ...readSource('docs/operation.md').text.matchAll(
    /^\| [^|]+ \| ([^|]+?) +\| `((?:infra|appli|ui)[\w/-]+\.ts)` +\|$/gm,
  ),
].map(([, bound = '', file = '']) => ({ bound, file: `src/${file}` }))

describe('the table of caches in docs/operation.md', () => {
  it('lists every file with a cache or a growing collection, except those in `otherBounds`', () => {
    expect('new Set<(text: string) => void>()').toMatch(growingCollection)
    const growingFiles = sources.filter(({ text }) => growingCollection.test(text)).map(({ path }) => path)
    const listedFiles = [...new Set(rows.map(({ file }) => file)), ...Object.keys(otherBounds)]
    expect(growingFiles.toSorted()).toEqual(listedFiles.toSorted())
  })

  it.each(rows)('states the same bound as the code of $file: $bound', ({ bound, file }) => {
    const code = readSource(file).text.replaceAll('_', '')
    expect(createBoundPatterns(bound)).not.toEqual([])
    expect(createBoundPatterns(bound).filter(pattern => !pattern.test(code))).toEqual([])
  })
})

const namedBounds: Readonly<Record<string, RegExp>> = {
  '`PAGE_CACHE_MB`': /\bpagesBytes: bytes\b/,
  'one table a language': /\blocales\.length\b/,
}

function createBoundPatterns(bound: string): readonly RegExp[] {
  const namedBound = namedBounds[bound]
  if (namedBound) return [namedBound]
  const [, fraction] = /1\/(\d+)/.exec(bound) ?? []
  if (fraction !== undefined) return [new RegExp(`bytes / ${fraction}\\b`)]
  const [, megabytes] = /(\d+) MB/.exec(bound) ?? []
  if (megabytes !== undefined) return [new RegExp(`\\b${megabytes} \\* 1048576\\b`)]
  return (bound.match(/\d[\d,]*/g) ?? []).map(number => new RegExp(`\\b${number.replaceAll(',', '')}\\b`))
}
