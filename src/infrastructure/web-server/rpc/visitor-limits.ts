import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { createLimitStore } from './limit-store.ts'
import { createTooManyRequests } from './outcome-response.ts'

export interface VisitorLimitOptions {
  readonly mutationsPerMinute: number
  readonly queriesPerMinute: number
  /** By default, each instance counts separately. */
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

export async function checkLimit(limit: RateLimit, request: FastifyRequest) {
  const result = await limit(request)
  return !result.isAllowed && result.isExceeded ? createTooManyRequests(result.ttlInSeconds) : undefined
}
