const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A slug may contain slashes, encoded or not; other parameters are one segment. */
const getParameterPattern = (name: string) => (name === 'slug' ? '(.+)' : '([^/]+)')

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export interface Template {
  readonly path: string
  /** Matches whole URLs, as msw requires. */
  readonly urlPattern: RegExp
  /** The decoded parameters in order; undefined if the path does not match. */
  readonly match: (pathname: string) => readonly string[] | undefined
}

export function parseTemplate(path: string): Template {
  const parts = path.split(/\{(\w+)\}/)
  const source = parts.map((part, index) => (index % 2 === 0 ? escapeRegExp(part) : getParameterPattern(part))).join('')
  const pathPattern = new RegExp(`^${source}$`)
  return {
    path,
    // Without capture groups, because msw decodes them, and throws if a segment is not decodable.
    urlPattern: new RegExp(`^https?://[^/]+${source.replaceAll(/(?<!\\)\(/g, '(?:')}$`),
    match: pathname => pathPattern.exec(pathname)?.slice(1).map(decodeSegment),
  }
}
