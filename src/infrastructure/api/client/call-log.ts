import { Clock, Effect } from 'effect'
import type { Logger } from '#application/shared/shared.ports.ts'
import type { Endpoint } from './endpoint.ts'
import type { CallFailure } from './failure.ts'

const reasonsCausedByVisitors: ReadonlySet<CallFailure['reason']> = new Set(['not-found', 'invalid'])

/** Returns a function that logs the result of the call. */
export const startCallLog = Effect.fnUntraced(function* (
  logger: Logger,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
) {
  const startedAt = yield* Clock.currentTimeMillis
  /** `omitted` is the number of list entries and fields that could not be decoded. */
  return Effect.fnUntraced(function* ({ reason, status }: Partial<CallFailure>, omitted: number) {
    const ms = Math.round((yield* Clock.currentTimeMillis) - startedAt)
    const isExpected = reason === undefined ? omitted === 0 : reasonsCausedByVisitors.has(reason)
    const result = { ...(reason && { reason }), ...(status !== undefined && { status }) }
    logger[isExpected ? 'info' : 'warn']('api call', { method, path, ...result, ms, ...(omitted > 0 && { omitted }) })
  })
})
