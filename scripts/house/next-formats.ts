interface Source {
  readonly path: string
  readonly text: string
}

/** Names of the router's protocol, of addresses that Next serves, and of what it writes into documents. */
const formats =
  /\b_?rsc\b|text\/x-component|next-router-|x-nextjs-|__nextjs|__next_f|(?<!\.)\b_next\/|\bTURBOPACK\b|data-precedence/

/** The sources outside of the adapter that name one of Next's private formats. */
export const findNextFormats = (sources: readonly Source[]): readonly string[] =>
  sources
    .filter(({ path, text }) => !path.startsWith('src/infrastructure/next/') && formats.test(text))
    .map(({ path }) => path)
