import { randomBytes } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { Redis } from 'iovalkey'
import { staleIfErrorFor } from '#infrastructure/web-server/page-cache/freshness.ts'
import type { Found, KeptPage, SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import type { CachedResponse } from '#infrastructure/web-server/page-cache/cached-response.ts'
import type { Valkey } from './valkey.ts'

/** Seconds; at most this long a page without a TTL is kept. */
const longestTtl = 86_400
/** Seconds that a path's version outlives the pages made of it. */
const versionFor = 3 * 86_400
/** Other builds whose pages are looked at. */
const otherBuilds = 3
/** Changes with the shape of `CachedResponse`: pages of another shape are not read. */
const shape = 1

const builds = 'znatok:builds'
const pageKey = (build: string, key: string) => `znatok:page:${shape}:${build}:${key}`
const versionKey = (path: string) => `znatok:version:${path}`
const pathOf = (key: string) => key.split('?', 1)[0] ?? key

interface Entry {
  readonly value: CachedResponse
  readonly ttl: number
  readonly producedAt: number
  readonly version: string
}

interface Options {
  readonly valkey: Valkey
  readonly build: string
  /** Whether the static files of another build are served. */
  readonly hasFilesOf: (build: string) => boolean
}

/**
 * Finished pages, kept for all instances. A page is valid for one version of its path: a mutation changes the version, so a
 * render that began before it is known to be old whenever it is written, and no clocks are compared.
 */
export function keptPages({ valkey, build, hasFilesOf }: Options): SecondLevel & {
  readonly outdate: (paths: ReadonlySet<string>) => Promise<unknown>
} {
  void valkey.send(client => client.zadd(builds, Date.now(), build))

  return {
    read(key) {
      const ask = (client: Redis) => client.mgetBuffer(pageKey(build, key), versionKey(pathOf(key)))
      let sent: ReturnType<typeof ask> | undefined
      const inTime = valkey.ask(client => (sent = ask(client)))
      return {
        inTime: inTime.then(foundIn),
        // The same answer, late; or asked for now, where the first was not sent.
        later: () => (sent ?? valkey.send(ask)).then(foundIn, () => undefined),
      }
    },
    write(key, { value, ttl, producedAt }, version) {
      const entry: Entry = { value, ttl, producedAt, version }
      const seconds = Math.min(ttl, longestTtl) + staleIfErrorFor
      void valkey.send(client =>
        client
          .pipeline()
          // Where it had none; else this changes nothing.
          .set(versionKey(pathOf(key)), version, 'EX', versionFor, 'NX')
          .set(pageKey(build, key), serialize(entry), 'EX', seconds)
          .exec(),
      )
    },
    async readOtherBuild(key) {
      const newest = await valkey.ask(client => client.zrevrange(builds, 0, otherBuilds))
      const others = newest?.filter(each => each !== build && hasFilesOf(each)) ?? []
      if (others.length === 0) return undefined
      const found = await valkey.ask(client => client.mgetBuffer(...others.map(other => pageKey(other, key))))
      const stored = found?.find(each => each !== null)
      const entry = stored ? decode(stored) : undefined
      return entry && keptPage(entry, true)
    },
    /** Awaited by a mutation before others are told. */
    outdate: paths =>
      valkey.ask(async client => {
        const batch = client.pipeline()
        for (const path of paths) batch.set(versionKey(path), newVersion(), 'EX', versionFor)
        return batch.exec()
      }),
  }
}

/** What the two keys of a page hold. */
function foundIn(answer: readonly (Buffer | null)[] | undefined): Found | undefined {
  if (!answer) return undefined
  const [stored, knownVersion] = answer
  const version = knownVersion?.toString() ?? newVersion()
  const entry = stored ? decode(stored) : undefined
  return { version, ...(entry && { page: keptPage(entry, entry.version !== version) }) }
}

const newVersion = () => randomBytes(9).toString('base64url')

const keptPage = ({ value, ttl, producedAt }: Entry, isOutdated: boolean): KeptPage => ({
  value,
  ttl,
  producedAt: Math.min(producedAt, Date.now()),
  isOutdated,
})

function decode(stored: Buffer): Entry | undefined {
  try {
    // A copy: the answer is a slice of a larger block, which the page would keep.
    const decoded: unknown = deserialize(Buffer.from(stored))
    return isEntry(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

/** Its shape is told by the key. */
const isEntry = (decoded: unknown): decoded is Entry =>
  typeof decoded === 'object' && decoded !== null && 'value' in decoded && 'version' in decoded
