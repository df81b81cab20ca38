import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { createLimitStore } from './limit-store.ts'
import { createTooManyRequests } from './outcome-response.ts'

export interface VisitorLimitOptions {
  /** Rate-limited mutations of one visitor, across all use-cases. */
  readonly mutationsPerMinute: number
  /** Queries of one visitor that the page cache can't answer. */
  readonly queriesPerMinute: number
  /** Shared store; by default each instance counts separately. */
  readonly store?: FastifyRateLimitStoreCtor | undefined
}

export type RateLimit = ReturnType<FastifyInstance['createRateLimit']>

export async function createVisitorLimits(
  app: FastifyInstance,
  { mutationsPerMinute, queriesPerMinute, store }: VisitorLimitOptions,
) {
  const mutations = await registerVisitorLimit(app, mutationsPerMinute, store)
  return { mutations, queries: app.createRateLimit({ max: queriesPerMinute, timeWindow: 60_000 }) }
}

export async function registerVisitorLimit(
  app: FastifyInstance,
  maxPerMinute: number,
  store: FastifyRateLimitStoreCtor = createLimitStore(),
): Promise<RateLimit> {
  await app.register(rateLimit, {
    global: false,
    max: maxPerMinute,
    timeWindow: 60_000,
    keyGenerator: getVisitorKey,
    store,
  })
  return app.createRateLimit()
}

/** Returns an error outcome if the visitor is over the limit, otherwise undefined. */
export async function checkLimit(limit: RateLimit, request: FastifyRequest) {
  const result = await limit(request)
  return !result.isAllowed && result.isExceeded ? createTooManyRequests(result.ttlInSeconds) : undefined
}
