export interface DocumentFacts {
  /** HTML-escaped, without the suffix ' | {site name}'. */
  readonly title: string
  readonly build: string | undefined
  readonly renderId: string | undefined
  readonly files: readonly string[]
}

const readAttribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1]

export function readDocument(html: string): DocumentFacts {
  const fonts = [...html.matchAll(/<link rel="preload" href="(\/[^"]+)" as="font"/g)].map(([, path = '']) => path)
  const scripts = readAttribute(html, 'data-files')?.split(' ') ?? []
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replace(/ \| [^|]*$/, '') ?? '',
    build: readAttribute(html, 'data-build'),
    renderId: readAttribute(html, 'data-render'),
    files: [...scripts, ...fonts].filter(path => path.startsWith('/')),
  }
}
