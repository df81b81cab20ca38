import { createHash } from 'node:crypto'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
export const decodeAttribute = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

// What Next writes inline: where Turbopack finds the chunks, and the flight data.
const chunkList = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.*)\);$/
const flight = /^(?:self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\((.*)\)$/

/** Whether Next wrote a script: one of its calls with nothing but data in it. */
const isCallWithData = (shape: RegExp, code: string): boolean => {
  const [, data] = shape.exec(code) ?? []
  return data !== undefined && isJson(data)
}

/** Whether a script holds nothing but flight data: the page in the form that React hydrates from. */
export const isFlight = (code: string): boolean => isCallWithData(flight, code)

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

interface Own {
  /** The inline script. */
  readonly code: string
  /** The stylesheets that stand in the document. */
  readonly style?: string | undefined
  /** Called with the hash of a script that is neither ours nor Next's. */
  readonly onUnknown?: ((hash: string) => void) | undefined
}

/** `Content-Security-Policy` of a document: it allows our styles, the inline scripts that are ours or Next's, and the document's style attributes. */
export function policyOf(html: string, { code: ownCode, style, onUnknown }: Own): string {
  const scripts = new Set<string>()
  // JSON-LD and other data blocks don't run and need no hash.
  for (const [, attributes = '', code = ''] of html.matchAll(/<script\b([^>]*)>([^]*?)<\/script>/g))
    if (code && !/\btype="application\//.test(attributes)) {
      const hash = hashOf(code)
      if (code === ownCode || isCallWithData(chunkList, code) || isFlight(code)) scripts.add(hash)
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
