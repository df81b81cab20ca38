import type { FastifyReply } from 'fastify'
import type { TooManyRequests } from '#domain/shared/refusals.ts'
import { statusOf, type RpcOutcome } from './call.ts'

/** The door's own limit answers as the API's does. */
export const tooMany = (seconds: number): { readonly ok: false; readonly error: TooManyRequests } => ({
  ok: false,
  error: { _tag: 'TooManyRequests', retryAfter: Math.max(1, seconds) },
})

const retryAfterOf = (outcome: RpcOutcome): number | undefined =>
  !outcome.ok && 'retryAfter' in outcome.error && typeof outcome.error.retryAfter === 'number'
    ? outcome.error.retryAfter
    : undefined

/** Answers with an Outcome that is for one visitor only. */
export function sendOutcome(reply: FastifyReply, outcome: RpcOutcome, headers: Readonly<Record<string, string>>) {
  const retryAfter = retryAfterOf(outcome)
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
  return reply
    .code(statusOf(outcome))
    .headers(headers)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(outcome))
}
