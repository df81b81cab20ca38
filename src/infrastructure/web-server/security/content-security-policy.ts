import { createHash } from 'node:crypto'
import { decodeAttribute } from '#infrastructure/next/decode-attribute.ts'
import { isNextScript } from '#infrastructure/next/next-scripts.ts'
import { reportDirective } from './security-headers.ts'

const formatHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
interface PolicyOptions {
  readonly inlineScript: string
  readonly style?: string | undefined
  /** Called with the hash of a script that is neither ours nor Next's. */
  readonly onUnknownScript?: ((hash: string) => void) | undefined
}

export function createContentSecurityPolicy(
  html: string,
  { inlineScript, style, onUnknownScript }: PolicyOptions,
): string {
  const scriptHashes = new Set<string>()
  // JSON-LD and other data blocks don't run and need no hash.
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    if (code && !/\btype="application\//.test(attributes)) {
      const hash = formatHash(code)
      if (code === inlineScript || isNextScript(code)) scriptHashes.add(hash)
      else onUnknownScript?.(hash)
    }
  const styleAttributeHashes = new Set<string>()
  for (const [, attribute = ''] of html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g))
    styleAttributeHashes.add(formatHash(decodeAttribute(attribute)))
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scriptHashes].join(' '),
    ["style-src 'self'", ...(style === undefined ? [] : [formatHash(style)])].join(' '),
    ...(styleAttributeHashes.size > 0
      ? [['style-src-attr', "'unsafe-hashes'", ...styleAttributeHashes].join(' ')]
      : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    reportDirective,
  ].join('; ')
}
