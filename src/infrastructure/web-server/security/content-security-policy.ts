import { createHash } from 'node:crypto'
import { decodeAttribute } from '#infrastructure/next/decode-attribute.ts'
import { isNextScript } from '#infrastructure/next/next-scripts.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
interface Own {
  /** The inline script. */
  readonly code: string
  /** The stylesheets that stand in the document. */
  readonly style?: string | undefined
  /** Called with the hash of a script that is neither ours nor Next's. */
  readonly onUnknown?: ((hash: string) => void) | undefined
}

/** `Content-Security-Policy` of a document: it allows our styles, the inline scripts that are ours or Next's, and the document's style attributes. */
export function createContentSecurityPolicy(html: string, { code: ownCode, style, onUnknown }: Own): string {
  const scripts = new Set<string>()
  // JSON-LD and other data blocks don't run and need no hash.
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    if (code && !/\btype="application\//.test(attributes)) {
      const hash = hashOf(code)
      if (code === ownCode || isNextScript(code)) scripts.add(hash)
      else onUnknown?.(hash)
    }
  const styles = new Set<string>()
  for (const [, attribute = ''] of html.matchAll(/<[a-z][^>]*?\sstyle="([^"]*)"/g))
    styles.add(hashOf(decodeAttribute(attribute)))
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...scripts].join(' '),
    ["style-src 'self'", ...(style === undefined ? [] : [hashOf(style)])].join(' '),
    ...(styles.size > 0 ? [['style-src-attr', "'unsafe-hashes'", ...styles].join(' ')] : []),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
