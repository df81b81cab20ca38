import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getVisitorKey } from '#infrastructure/web-server/visitor-address.ts'
import { createTooManyRequests } from './outcome-response.ts'

/** Visitors counted at once; the least recently seen is dropped first. */
export const maxCountedVisitors = 20_000

export interface VisitorLimitOptions {
  /** Mutations of one visitor, all use-cases together. */
  readonly writesPerMinute: number
  /** Queries of one visitor that the page cache can't answer. */
  readonly queriesPerMinute: number
  /** Shared store; by default each instance counts separately. */
  readonly store?: FastifyRateLimitStoreCtor | undefined
}

export type RateLimit = ReturnType<FastifyInstance['createRateLimit']>

/** Counts each visitor's calls: mutations, and queries that the page cache can't answer. */
export async function createVisitorLimits(
  app: FastifyInstance,
  { writesPerMinute, queriesPerMinute, store }: VisitorLimitOptions,
) {
  return {
    mutations: await registerVisitorLimit(app, writesPerMinute, store),
    queries: app.createRateLimit({ max: queriesPerMinute, timeWindow: 60_000 }),
  }
}

/** Counts the requests of each visitor. */
export async function registerVisitorLimit(
  app: FastifyInstance,
  perMinute: number,
  store?: FastifyRateLimitStoreCtor,
): Promise<RateLimit> {
  await app.register(rateLimit, {
    global: false,
    cache: maxCountedVisitors,
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: getVisitorKey,
    ...(store && { store }),
  })
  return app.createRateLimit()
}

/** Returns the refusal of a visitor over the limit. */
export async function checkLimit(limit: RateLimit, request: FastifyRequest) {
  const counted = await limit(request)
  return !counted.isAllowed && counted.isExceeded ? createTooManyRequests(counted.ttlInSeconds) : undefined
}
