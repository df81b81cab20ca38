const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A slug may hold slashes, sent as they are or encoded; any other parameter is one segment. */
const getGroup = (name: string) => (name === 'slug' ? '(.+)' : '([^/]+)')

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export interface Template {
  readonly path: string
  /** For a whole address, as msw compares. */
  readonly urlPattern: RegExp
  /** The parameters of a path in order; none when it is another path. */
  readonly match: (pathname: string) => readonly string[] | undefined
}

/** A path template such as `/api/categories/{slug}`. */
export function parseTemplate(path: string): Template {
  const parts = path.split(/\{(\w+)\}/)
  const source = parts.map((part, index) => (index % 2 === 0 ? escapeRegExp(part) : getGroup(part))).join('')
  const whole = new RegExp(`^${source}$`)
  return {
    path,
    urlPattern: new RegExp(`^https?://[^/]+${source.replaceAll(/(?<!\\)\(/g, '(?:')}$`),
    match: pathname => whole.exec(pathname)?.slice(1).map(decodeSegment),
  }
}
