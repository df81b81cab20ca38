import { createHash, randomBytes } from 'node:crypto'
import { serialize } from 'node:v8'
import type { ChainableCommander, Redis } from 'iovalkey'
import { staleIfErrorFor } from '#infrastructure/web-server/page-cache/freshness.ts'
import { pathOf } from '#infrastructure/web-server/page-cache/keys-by-path.ts'
import type { Found, KeptPage, SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import type { Settings } from '#infrastructure/web-server/settings.ts'
import { readStoredPage, shape, type StoredPage } from './stored-page.ts'
import { resultsOf, type Valkey } from './valkey.ts'

/** Seconds; at most this long a page without a TTL is kept. */
const longestTtl = 86_400
/** Seconds that a path's version outlives the pages made of it. */
const versionFor = 3 * 86_400
/** Other builds whose pages are looked at. */
const otherBuilds = 3
/** Builds that are remembered. */
const knownBuilds = 10

const builds = 'znatok:builds'
const versionKey = (path: string) => `znatok:version:${path}`

/** The settings that stand in pages. */
export type SettingsInPages = Pick<Settings, 'siteUrl' | 'apiBaseUrl' | 'imageHosts' | 'telegramBot'>

interface Options {
  readonly valkey: Valkey
  readonly build: string
  readonly settings: SettingsInPages
  /** Whether the static files of another build are served. */
  readonly hasFilesOf: (build: string) => boolean
  /** Whether a mutation has changed a path, but not its version: Valkey was away or refused it. */
  readonly isUnsent: (path: string) => boolean
}

/**
 * Finished pages, kept for all instances. A page is valid for one version of its path: a mutation changes the version, so a
 * render that began before it is known to be old whenever it is written, and no clocks are compared.
 */
export function keptPages({ valkey, build, settings, hasFilesOf, isUnsent }: Options): SecondLevel {
  const site = digestOf(settings)
  const pageKey = (of: string, key: string) => `znatok:page:${shape}:${site}:${of}:${key}`
  const newestBuilds = buildsIn(valkey, build)
  const found = (key: string, answer: readonly (Buffer | null)[] | undefined): Found | undefined => {
    if (!answer) return undefined
    const [stored, knownVersion] = answer
    const version = isUnsent(pathOf(key)) ? newVersion() : (knownVersion?.toString() ?? newVersion())
    const page = stored ? readStoredPage(stored) : undefined
    return { version, ...(page && { page: keptPage(page, page.version !== version) }) }
  }

  return {
    read(key) {
      const ask = (client: Redis) => client.mgetBuffer(pageKey(build, key), versionKey(pathOf(key)))
      let sent: ReturnType<typeof ask> | undefined
      const inTime = valkey.ask(client => (sent = ask(client)))
      return {
        inTime: inTime.then(answer => found(key, answer)),
        // The same answer, late; or asked for now, where the first was not sent.
        later: () =>
          (sent ?? valkey.send(ask)).then(
            answer => found(key, answer),
            () => undefined,
          ),
      }
    },
    write(key, { value, ttl, producedAt }, version) {
      const page: StoredPage = { value, ttl, producedAt, version }
      const seconds = Math.min(ttl, longestTtl) + staleIfErrorFor
      void valkey.send(client =>
        resultsOf(
          client
            .pipeline()
            // Where it had none; else this changes nothing.
            .set(versionKey(pathOf(key)), version, 'EX', versionFor, 'NX')
            .set(pageKey(build, key), serialize(page), 'EX', seconds),
        ),
      )
    },
    writeOutdated(key, { value, ttl, producedAt }) {
      const page: StoredPage = { value, ttl, producedAt, version: newVersion() }
      const seconds = Math.min(ttl, longestTtl) + staleIfErrorFor
      void valkey.send(client => client.set(pageKey(build, key), serialize(page), 'EX', seconds, 'NX'))
    },
    async readOtherBuild(key) {
      const others = newestBuilds().filter(hasFilesOf)
      if (others.length === 0) return undefined
      // Not given up when it is late, and sent while Valkey is thought to be away: nothing else is left.
      const answer = await valkey.send(client => client.mgetBuffer(...others.map(other => pageKey(other, key))))
      const stored = answer?.find(each => each !== null)
      const page = stored ? readStoredPage(stored) : undefined
      return page && keptPage(page, true)
    },
  }
}

/** Adds to a batch what makes the pages of these paths outdated. */
export function outdate(batch: ChainableCommander, paths: ReadonlySet<string>): ChainableCommander {
  for (const path of paths) batch.set(versionKey(path), newVersion(), 'EX', versionFor)
  return batch
}

/** Adds this build to the list of builds; a Valkey that is back may have lost it. The newest others, as far as they are known. */
function buildsIn(valkey: Valkey, build: string): () => readonly string[] {
  let others: readonly string[] = []
  const add = async () => {
    const results = await valkey.send(client =>
      resultsOf(
        client
          .pipeline()
          .zadd(builds, Date.now(), build)
          .zremrangebyrank(builds, 0, -knownBuilds - 1)
          .zrevrange(builds, 0, otherBuilds),
      ),
    )
    const newest: unknown = results?.[2]
    if (!Array.isArray(newest)) return
    others = newest.filter(each => typeof each === 'string').filter(each => each !== build)
  }
  void add()
  valkey.onBack(add)
  return () => others
}

/** Two sites that share a Valkey, and a site whose settings have changed, have no page in common. */
const digestOf = ({ siteUrl, apiBaseUrl, imageHosts, telegramBot }: SettingsInPages): string =>
  createHash('sha256')
    .update(JSON.stringify({ siteUrl, apiBaseUrl, imageHosts, telegramBot }))
    .digest('base64url')
    .slice(0, 10)

const newVersion = () => randomBytes(9).toString('base64url')

const keptPage = ({ value, ttl, producedAt }: StoredPage, isOutdated: boolean): KeptPage => ({
  value,
  ttl,
  producedAt: Math.min(producedAt, Date.now()),
  isOutdated,
})
