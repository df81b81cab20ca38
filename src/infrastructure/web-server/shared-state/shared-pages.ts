import { createHash, randomBytes } from 'node:crypto'
import { serialize } from 'node:v8'
import type { ChainableCommander, Redis } from 'iovalkey'
import { detach } from '#infrastructure/runtime/detach.ts'
import { staleIfErrorSeconds } from '#infrastructure/web-server/page-cache/freshness.ts'
import { getPathFromKey } from '#infrastructure/web-server/page-cache/keys-by-path.ts'
import type { SecondLevelEntry, SharedPage, SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import type { Settings } from '#infrastructure/web-server/settings.ts'
import { readStoredPage, storedPageFormat, type StoredPage } from './stored-page.ts'
import { execBatch, type Valkey } from './valkey.ts'

/** For pages that are fresh for longer, such as those without a TTL. */
const maxTtlSeconds = 86_400
/** Longer than any page is stored. Each write of a page of the path renews it. */
const versionSeconds = 3 * 86_400
const maxOtherBuilds = 3
const maxKnownBuilds = 10

const buildsKey = 'znatok:builds'
const getExpirySeconds = (ttl: number) => Math.min(ttl, maxTtlSeconds) + staleIfErrorSeconds
const getVersionKey = (path: string) => `znatok:version:${path}`

/** Does not replace a newer version of the path. */
const createWriteBatch = (client: Redis, keys: Readonly<Record<'page' | 'version', string>>, page: StoredPage) =>
  client
    .pipeline()
    .set(keys.version, page.version, 'EX', versionSeconds, 'NX')
    .expire(keys.version, versionSeconds)
    .set(keys.page, serialize(page), 'EX', getExpirySeconds(page.ttl))

export type SettingsInPages = Pick<
  Settings,
  'siteUrl' | 'apiBaseUrl' | 'imageHosts' | 'telegramBot' | 'hasServiceWorker'
>

interface Options {
  readonly valkey: Valkey
  readonly build: string
  readonly settings: SettingsInPages
  /** Whether the static files of another build are served. */
  readonly hasFiles: (build: string) => boolean
  /** Whether a change that affects the path could not be announced to other instances yet. */
  readonly hasUnsentChange: (path: string) => boolean
}

/** A mutation changes the version of a path. This invalidates earlier renders, even if written later. */
export function createSharedPages({ valkey, build, settings, hasFiles, hasUnsentChange }: Options): SecondLevel {
  const settingsHash = hashSettings(settings)
  const getPageKey = (pageBuild: string, key: string) =>
    `znatok:page:${storedPageFormat}:${settingsHash}:${pageBuild}:${key}`
  const listOtherBuilds = trackBuilds(valkey, build)
  const toEntry = (key: string, values: readonly (Buffer | null)[] | undefined): SecondLevelEntry | undefined => {
    if (!values) return undefined
    const [storedPage, knownVersion] = values
    const version = hasUnsentChange(getPathFromKey(key))
      ? createVersion()
      : (knownVersion?.toString() ?? createVersion())
    const page = storedPage ? readStoredPage(storedPage) : undefined
    return { version, ...(page && { page: toSharedPage(page, page.version !== version) }) }
  }

  return {
    read(key) {
      const readPage = (client: Redis) => client.mgetBuffer(getPageKey(build, key), getVersionKey(getPathFromKey(key)))
      let sentRead: ReturnType<typeof readPage> | undefined
      const pendingRead = valkey.runWithTimeout(client => (sentRead = readPage(client)))
      return {
        entry: pendingRead.then(values => toEntry(key, values)).catch(() => undefined),
        getLateEntry: () =>
          (sentRead ?? valkey.runInBackground(readPage)).then(
            values => toEntry(key, values),
            () => undefined,
          ),
      }
    },
    write(key, { value, ttl, producedAt }, version) {
      const page: StoredPage = { value, ttl, producedAt, version }
      const keys = { page: getPageKey(build, key), version: getVersionKey(getPathFromKey(key)) }
      detach(valkey.runInBackground(client => execBatch(createWriteBatch(client, keys, page))))
    },
    writeOutdated(key, { value, ttl, producedAt }) {
      const page: StoredPage = { value, ttl, producedAt, version: createVersion() }
      const seconds = getExpirySeconds(ttl)
      detach(valkey.runInBackground(client => client.set(getPageKey(build, key), serialize(page), 'EX', seconds, 'NX')))
    },
    remove(key) {
      const createBatch = (client: Redis) =>
        addInvalidationCommands(client.multi(), new Set([getPathFromKey(key)])).del(getPageKey(build, key))
      detach(valkey.runInBackground(client => execBatch(createBatch(client))))
    },
    async readOtherBuild(key) {
      const otherBuilds = listOtherBuilds().filter(hasFiles)
      if (otherBuilds.length === 0) return undefined
      // This is the last resort, so it is sent even while Valkey is suspended. The caller limits the wait.
      const values = await valkey.runInBackground(client =>
        client.mgetBuffer(...otherBuilds.map(otherBuild => getPageKey(otherBuild, key))),
      )
      const storedPage = values?.find(value => value !== null)
      const page = storedPage ? readStoredPage(storedPage) : undefined
      return page && toSharedPage(page, true)
    },
  }
}

export function addInvalidationCommands(batch: ChainableCommander, paths: ReadonlySet<string>): ChainableCommander {
  for (const path of paths) batch.set(getVersionKey(path), createVersion(), 'EX', versionSeconds)
  return batch
}

function trackBuilds(valkey: Valkey, build: string): () => readonly string[] {
  let otherBuilds: readonly string[] = []
  const addBuild = async () => {
    const results = await valkey.runInBackground(client =>
      execBatch(
        client
          .pipeline()
          .zadd(buildsKey, Date.now(), build)
          .zremrangebyrank(buildsKey, 0, -maxKnownBuilds - 1)
          .zrevrange(buildsKey, 0, maxOtherBuilds),
      ),
    )
    const newestBuilds: unknown = results?.[2]
    if (!Array.isArray(newestBuilds)) return
    otherBuilds = newestBuilds.filter(name => typeof name === 'string').filter(name => name !== build)
  }
  detach(addBuild())
  valkey.onAvailable(addBuild)
  return () => otherBuilds
}

/** Separates pages of sites that share a Valkey, and of different settings. */
const hashSettings = ({ siteUrl, apiBaseUrl, imageHosts, telegramBot, hasServiceWorker }: SettingsInPages): string =>
  createHash('sha256')
    .update(JSON.stringify({ siteUrl, apiBaseUrl, imageHosts, telegramBot, hasServiceWorker }))
    .digest('base64url')
    .slice(0, 10)

const createVersion = () => randomBytes(9).toString('base64url')

const toSharedPage = ({ value, ttl, producedAt }: StoredPage, isOutdated: boolean): SharedPage => ({
  value,
  ttl,
  producedAt,
  isOutdated,
})
