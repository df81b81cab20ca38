interface Source {
  readonly path: string
  readonly text: string
}

/** Names in the router's protocol, in URLs of Next and in its documents. */
const formatNames =
  /\b_?rsc\b|text\/x-component|next-router-|x-nextjs-|__nextjs|__next_f|(?<!\.)\b_next\\?\/|\bTURBOPACK\b|data-precedence/

export const findSourcesWithNextFormats = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path, text }) => !path.startsWith('src/infrastructure/next/') && formatNames.test(text))
    .map(({ path }) => path)
