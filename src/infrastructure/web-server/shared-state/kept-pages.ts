import { createHash, randomBytes } from 'node:crypto'
import { serialize } from 'node:v8'
import type { ChainableCommander, Redis } from 'iovalkey'
import { detach } from '#infrastructure/runtime/detach.ts'
import { readMonotonicClock } from '#infrastructure/runtime/monotonic-clock.ts'
import { staleIfErrorFor } from '#infrastructure/web-server/page-cache/freshness.ts'
import { getPathFromKey } from '#infrastructure/web-server/page-cache/keys-by-path.ts'
import type { Found, KeptPage, SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import type { Settings } from '#infrastructure/web-server/settings.ts'
import { readStoredPage, formatVersion, type StoredPage } from './stored-page.ts'
import { execBatch, type Valkey } from './valkey.ts'

/** Seconds; applies to pages without a TTL. */
const maxTtlSeconds = 86_400
/** Seconds; longer than any page is stored. */
const versionSeconds = 3 * 86_400
const maxOtherBuilds = 3
const maxKnownBuilds = 10

const buildsKey = 'znatok:builds'
const getVersionKey = (path: string) => `znatok:version:${path}`

/** Settings that appear in pages. */
export type SettingsInPages = Pick<Settings, 'siteUrl' | 'apiBaseUrl' | 'imageHosts' | 'telegramBot'>

interface Options {
  readonly valkey: Valkey
  readonly build: string
  readonly settings: SettingsInPages
  /** Whether the static files of another build are served. */
  readonly hasFiles: (build: string) => boolean
  /** Whether a mutation changed the path, but its version could not be written. */
  readonly isUnsent: (path: string) => boolean
}

/**
 * Finished pages, shared by all instances. A page is valid for one version of its path: a mutation changes the version, so a
 * render that began earlier is outdated whenever it is written, without comparing clocks.
 */
export function createKeptPages({ valkey, build, settings, hasFiles, isUnsent }: Options): SecondLevel {
  const site = hashSettings(settings)
  const getPageKey = (of: string, key: string) => `znatok:page:${formatVersion}:${site}:${of}:${key}`
  const newestBuilds = trackBuilds(valkey, build)
  const toFound = (key: string, answer: readonly (Buffer | null)[] | undefined): Found | undefined => {
    if (!answer) return undefined
    const [stored, knownVersion] = answer
    const version = isUnsent(getPathFromKey(key)) ? createVersion() : (knownVersion?.toString() ?? createVersion())
    const page = stored ? readStoredPage(stored) : undefined
    return { version, ...(page && { page: toKeptPage(page, page.version !== version) }) }
  }

  return {
    read(key) {
      const ask = (client: Redis) => client.mgetBuffer(getPageKey(build, key), getVersionKey(getPathFromKey(key)))
      let sent: ReturnType<typeof ask> | undefined
      const inTime = valkey.runWithTimeout(client => (sent = ask(client)))
      return {
        inTime: inTime.then(answer => toFound(key, answer)).catch(() => undefined),
        // The late answer, or a new read if none was sent.
        later: () =>
          (sent ?? valkey.runInBackground(ask)).then(
            answer => toFound(key, answer),
            () => undefined,
          ),
      }
    },
    write(key, { value, ttl, producedAt }, version) {
      const page: StoredPage = { value, ttl, producedAt, version }
      const seconds = Math.min(ttl, maxTtlSeconds) + staleIfErrorFor
      const batchIn = (client: Redis) =>
        client
          .pipeline()
          // Only if it has none.
          .set(getVersionKey(getPathFromKey(key)), version, 'EX', versionSeconds, 'NX')
          .set(getPageKey(build, key), serialize(page), 'EX', seconds)
      detach(valkey.runInBackground(client => execBatch(batchIn(client))))
    },
    writeOutdated(key, { value, ttl, producedAt }) {
      const page: StoredPage = { value, ttl, producedAt, version: createVersion() }
      const seconds = Math.min(ttl, maxTtlSeconds) + staleIfErrorFor
      detach(valkey.runInBackground(client => client.set(getPageKey(build, key), serialize(page), 'EX', seconds, 'NX')))
    },
    async readOtherBuild(key) {
      const others = newestBuilds().filter(hasFiles)
      if (others.length === 0) return undefined
      // The last resort: no timeout, and sent even while Valkey is suspended.
      const answer = await valkey.runInBackground(client =>
        client.mgetBuffer(...others.map(other => getPageKey(other, key))),
      )
      const stored = answer?.find(each => each !== null)
      const page = stored ? readStoredPage(stored) : undefined
      return page && toKeptPage(page, true)
    },
  }
}

/** Adds commands that outdate the pages of these paths. */
export function outdate(batch: ChainableCommander, paths: ReadonlySet<string>): ChainableCommander {
  for (const path of paths) batch.set(getVersionKey(path), createVersion(), 'EX', versionSeconds)
  return batch
}

/** Adds this build to the list, again after each reconnect. Returns the newest other builds. */
function trackBuilds(valkey: Valkey, build: string): () => readonly string[] {
  let others: readonly string[] = []
  const add = async () => {
    const results = await valkey.runInBackground(client =>
      execBatch(
        client
          .pipeline()
          .zadd(buildsKey, Date.now(), build)
          .zremrangebyrank(buildsKey, 0, -maxKnownBuilds - 1)
          .zrevrange(buildsKey, 0, maxOtherBuilds),
      ),
    )
    const newest: unknown = results?.[2]
    if (!Array.isArray(newest)) return
    others = newest.filter(each => typeof each === 'string').filter(each => each !== build)
  }
  detach(add())
  valkey.onReconnect(add)
  return () => others
}

/** Separates pages of sites that share a Valkey, and of different settings. */
const hashSettings = ({ siteUrl, apiBaseUrl, imageHosts, telegramBot }: SettingsInPages): string =>
  createHash('sha256')
    .update(JSON.stringify({ siteUrl, apiBaseUrl, imageHosts, telegramBot }))
    .digest('base64url')
    .slice(0, 10)

const createVersion = () => randomBytes(9).toString('base64url')

const toKeptPage = ({ value, ttl, producedAt }: StoredPage, isOutdated: boolean): KeptPage => ({
  value,
  ttl,
  producedAt: Math.min(producedAt, readMonotonicClock()),
  isOutdated,
})
