import type { Logger } from '#application/shared/shared.ports.ts'
import { detach } from '#infrastructure/runtime/detach.ts'
import type { SecondLevel } from '#infrastructure/web-server/page-cache/second-level.ts'
import { getInvalidatedPaths, type Invalidation } from '#infrastructure/web-server/rpc/invalidation.ts'
import { createLimitStore } from '#infrastructure/web-server/rpc/limit-store.ts'
import { isPageKey, maxWarmPages, type MostRequestedList } from '#infrastructure/web-server/most-requested.ts'
import type { SharedTexts } from '#infrastructure/web-server/session/ended-sessions.ts'
import { createAnnouncements, type Announcements } from './announcements.ts'
import { createSharedPages, addInvalidationCommands, type SettingsInPages } from './shared-pages.ts'
import { createSharedCounter } from './shared-counter.ts'
import { connectValkey, type Valkey, type ValkeyCounts } from './valkey.ts'

/** While Valkey is down, each instance continues alone. */
export interface SharedState extends Pick<Announcements, 'announce' | 'awaitOwnWrite'> {
  readonly createLimitStore: () => ReturnType<typeof createLimitStore>
  readonly endedSessions: SharedTexts
  readonly pages: SecondLevel
  readonly mostRequested: MostRequestedList
  readonly getCounts: () => ValkeyCounts
  /** Only for invalidations of other instances. */
  readonly onAnnouncement: (listener: (change: Invalidation) => void) => void
  /** For changes announced late: until then, other instances may have served old pages to shared caches. */
  readonly onLatePublish: (listener: (change: Invalidation) => void) => void
  readonly close: () => void
}

interface Options {
  readonly url: string
  readonly build: string
  readonly settings: SettingsInPages
  readonly logger: Logger
  readonly commandTimeoutMs?: number
  readonly hasFiles: (build: string) => boolean
}

export async function connectSharedState({
  url,
  build,
  settings,
  logger,
  commandTimeoutMs,
  hasFiles,
}: Options): Promise<SharedState> {
  const valkey = await connectValkey(url, logger, commandTimeoutMs)
  const announcementListeners: ((change: Invalidation) => void)[] = []
  const latePublishListeners: typeof announcementListeners = []
  const { announce, awaitOwnWrite, hasUnsentChange, close } = createAnnouncements({
    valkey,
    url,
    addCommands: (batch, change) => addInvalidationCommands(batch, getInvalidatedPaths(change)),
    onAnnouncement: change => {
      for (const listener of announcementListeners) listener(change)
    },
    onLatePublish: change => {
      for (const listener of latePublishListeners) listener(change)
    },
  })
  return {
    announce,
    awaitOwnWrite,
    createLimitStore: () => createLimitStore(createSharedCounter(valkey)),
    endedSessions: createEndedSessionTexts(valkey),
    pages: createSharedPages({ valkey, build, settings, hasFiles, hasUnsentChange }),
    mostRequested: createSharedMostRequested(valkey),
    getCounts: valkey.getCounts,
    onAnnouncement: listener => void announcementListeners.push(listener),
    onLatePublish: listener => void latePublishListeners.push(listener),
    close() {
      close()
      valkey.close()
    },
  }
}

const createEndedSessionTexts = (valkey: Valkey): SharedTexts => ({
  read: async name => (await valkey.runWithTimeout(client => client.get(`znatok:ended:${name}`))) ?? undefined,
  write: (name, text, ttlMs) =>
    detach(valkey.runInBackground(client => client.set(`znatok:ended:${name}`, text, 'PX', ttlMs))),
  remove: name => detach(valkey.runInBackground(client => client.del(`znatok:ended:${name}`))),
})

const mostRequestedKey = 'znatok:most-asked'

const createSharedMostRequested = (valkey: Valkey): MostRequestedList => ({
  read: async () => {
    const keys = await valkey.runWithTimeout(client => client.lrange(mostRequestedKey, 0, maxWarmPages - 1))
    return keys?.filter(isPageKey) ?? []
  },
  write: keys =>
    detach(
      valkey.runWithTimeout(async client =>
        client
          .multi()
          .del(mostRequestedKey)
          .rpush(mostRequestedKey, ...keys)
          .exec(),
      ),
    ),
})
