import type { FastifyRequest } from 'fastify'
import type { ClientUseCaseName } from '#application/client-use-cases.ts'
import { isForeign, isSameOrigin } from '#infrastructure/web-server/security/same-origin.ts'
import { isClientUseCase, isShared, isMutation } from './rules.ts'

export interface Refusal {
  readonly status: 403 | 404 | 405
  /** Methods that would be right. */
  readonly allow?: string
}

const start = '/use-cases/'
const reading = /^(?:GET|HEAD)$/

/** The use-case that is asked for. A name has one way of writing it: an escaped letter or slash makes another, unknown one. */
export function nameOf({ raw: { url = '' } }: Pick<FastifyRequest, 'raw'>): ClientUseCaseName | undefined {
  const [path = ''] = url.split('?', 1)
  const name = path.slice(start.length)
  return path.startsWith(start) && isClientUseCase(name) ? name : undefined
}

/** Why a request is turned away before anything of it is read; undefined: it is not. */
export function refusalOf(request: FastifyRequest, siteUrl: string): Refusal | undefined {
  const reads = reading.test(request.method)
  if (!reads && !isSameOrigin(request, siteUrl)) return { status: 403 }
  const name = nameOf(request)
  if (name === undefined) return { status: 404 }
  const allow = isMutation(name) ? 'POST' : 'GET, HEAD'
  if (isMutation(name) ? request.method !== 'POST' : !reads) return { status: 405, allow }
  // Another site can't read the answer; it shall not cause calls for its visitors either.
  return reads && !isShared(name) && isForeign(request) ? { status: 403 } : undefined
}
