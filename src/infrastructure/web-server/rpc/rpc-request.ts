import { defaultLocale } from '#application/routing/locale-path.ts'
import type { FastifyRequest } from 'fastify'
import type { ClientUseCaseName } from '#application/client-use-cases.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { isLocale } from '#domain/shared/locale-table.ts'
import { isCrossOrigin, isSameOrigin } from '#infrastructure/web-server/security/same-origin.ts'
import { isClientUseCase, isMutation, queries } from './procedures.ts'

export interface Refusal {
  readonly status: 403 | 404 | 405
  readonly allow?: string
}

const pathPrefix = '/use-cases/'

/** Does not decode the name, so a percent-encoded one is unknown. */
export function readUseCaseName({ raw: { url = '' } }: Pick<FastifyRequest, 'raw'>): ClientUseCaseName | undefined {
  const [path = ''] = url.split('?', 1)
  const name = path.slice(pathPrefix.length)
  return path.startsWith(pathPrefix) && isClientUseCase(name) ? name : undefined
}

export function findRefusal(request: FastifyRequest, siteUrl: string): Refusal | undefined {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (!isRead && !isSameOrigin(request, siteUrl)) return { status: 403 }
  const name = readUseCaseName(request)
  if (name === undefined) return { status: 404 }
  if (isMutation(name)) return request.method === 'POST' ? undefined : { status: 405, allow: 'POST' }
  if (!isRead) return { status: 405, allow: 'GET, HEAD' }
  // Another site must not cause API calls on a visitor's behalf.
  return !queries[name].isShared && isCrossOrigin(request) ? { status: 403 } : undefined
}

/** Only the locale has been validated. */
export interface RpcRequest {
  readonly locale: Locale
  readonly input: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function toRpcRequest(lang: unknown, input: unknown): RpcRequest | undefined {
  const locale = lang ?? defaultLocale
  return typeof locale === 'string' && isLocale(locale) ? { locale, input } : undefined
}

export function parseQuery({ query }: Pick<FastifyRequest, 'query'>): RpcRequest | undefined {
  if (!isObject(query)) return undefined
  const { lang, input } = query
  if (input === undefined) return toRpcRequest(lang, undefined)
  try {
    return typeof input === 'string' ? toRpcRequest(lang, JSON.parse(input)) : undefined
  } catch {
    return undefined
  }
}

export const parseMutation = ({ body }: Pick<FastifyRequest, 'body'>): RpcRequest | undefined =>
  isObject(body) ? toRpcRequest(body.lang, body.input) : undefined
