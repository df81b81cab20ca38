import { Clock, Effect } from 'effect'
import type { Logger } from '#application/shared/shared.ports.ts'
import type { Endpoint } from './endpoint.ts'
import type { CallFailure } from './failure.ts'

const reasonsCausedByVisitors: ReadonlySet<CallFailure['reason']> = new Set(['not-found', 'invalid'])

export const startCallLog = Effect.fnUntraced(function* (
  logger: Logger,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
) {
  const startedAt = yield* Clock.currentTimeMillis
  return Effect.fnUntraced(function* ({ reason, status }: Partial<CallFailure>, omissionCount: number) {
    const ms = Math.round((yield* Clock.currentTimeMillis) - startedAt)
    const isExpected = reason === undefined ? omissionCount === 0 : reasonsCausedByVisitors.has(reason)
    const result = { ...(reason && { reason }), ...(status !== undefined && { status }) }
    const omission = omissionCount > 0 && { omitted: omissionCount }
    logger[isExpected ? 'info' : 'warn']('api call', { method, path, ...result, ms, ...omission })
  })
})
