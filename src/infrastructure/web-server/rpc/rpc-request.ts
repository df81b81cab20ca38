import type { FastifyRequest } from 'fastify'
import { isLocale, type Locale } from '#domain/shared/locale.ts'

/** What a browser asks of a use-case; nothing of it is known to be right but the language. */
export interface RpcRequest {
  readonly locale: Locale
  readonly input: unknown
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function inLanguage(lang: unknown, input: unknown): RpcRequest | undefined {
  const locale = lang ?? 'ru'
  return typeof locale === 'string' && isLocale(locale) ? { locale, input } : undefined
}

/** Of a read: `?lang=ru&input={JSON}`. Undefined where it means nothing. */
export function parseQuery({ query }: Pick<FastifyRequest, 'query'>): RpcRequest | undefined {
  if (!isObject(query)) return undefined
  const { lang, input } = query
  if (input === undefined) return inLanguage(lang, undefined)
  try {
    return typeof input === 'string' ? inLanguage(lang, JSON.parse(input)) : undefined
  } catch {
    return undefined
  }
}

/** Of a write: `{ lang, input }`. */
export const parseMutation = ({ body }: Pick<FastifyRequest, 'body'>): RpcRequest | undefined =>
  isObject(body) ? inLanguage(body.lang, body.input) : undefined
