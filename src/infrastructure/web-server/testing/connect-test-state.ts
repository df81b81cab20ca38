import { expect } from 'vitest'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { connectSharedState, type SharedState } from '#infrastructure/web-server/shared-state/shared-state.ts'

const silentLogger = { info: () => undefined, warn: () => undefined, error: () => undefined }

interface Options {
  readonly build?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly commandTimeoutMs?: number
  readonly hasFiles?: (build: string) => boolean
}

/**
 * `awaitOwnWrite` waits for up to twice the timeout. That must be shorter than a blocking read of the stream (5 s):
 * otherwise tests would pass with a reader that notices an entry only when its read ends.
 */
export const connectTestState = (
  url: string,
  { build = 'b1', environment = {}, commandTimeoutMs = 2000, hasFiles = () => true }: Options = {},
): Promise<SharedState> =>
  connectSharedState({
    url,
    build,
    settings: readSettings(environment),
    logger: silentLogger,
    commandTimeoutMs,
    hasFiles,
  })

/** `connectSharedState` also resolves after a timeout, before Valkey is up. */
export const waitUntilUp = (state: SharedState) => expect.poll(() => state.getCounts().isUp).toBe(true)

/** Needs at least two states, because a state does not report its own announcements. */
export async function waitUntilListening(...states: readonly SharedState[]): Promise<void> {
  const listeningStates = new Set<SharedState>()
  for (const state of states) state.onAnnouncement(() => void listeningStates.add(state))
  let lastId = ''
  const announceAll = async () => {
    for (const state of states) lastId = (await state.announce({ profiles: [0] })) ?? lastId
    return listeningStates.size
  }
  await expect.poll(announceAll).toBe(states.length)
  await expect.poll(() => states.map(state => state.awaitOwnWrite(lastId))).toEqual(states.map(() => undefined))
}
