const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A slug may hold slashes, sent as they are or encoded; any other parameter is one segment. */
const groupOf = (name: string) => (name === 'slug' ? '(.+)' : '([^/]+)')

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

export interface Template {
  readonly path: string
  /** For a whole address, as msw compares. */
  readonly address: RegExp
  /** The parameters of a path in order; none when it is another path. */
  readonly match: (pathname: string) => readonly string[] | undefined
}

/** A path template such as `/api/categories/{slug}`. */
export function templateOf(path: string): Template {
  const parts = path.split(/\{(\w+)\}/)
  const source = parts.map((part, index) => (index % 2 === 0 ? escaped(part) : groupOf(part))).join('')
  const whole = new RegExp(`^${source}$`)
  return {
    path,
    address: new RegExp(`^https?://[^/]+${source.replaceAll(/(?<!\\)\(/g, '(?:')}$`),
    match: pathname => whole.exec(pathname)?.slice(1).map(decoded),
  }
}
