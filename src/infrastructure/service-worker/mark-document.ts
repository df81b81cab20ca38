import { markTagName } from './mark-tag-name.ts'

const style = `${markTagName}{display:block;padding:8px var(--gutter);background:var(--mist);color:var(--ink);text-align:center}${markTagName}[hidden]{display:none}`

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}'`
}

/** Adds the text above the header, where it covers nothing and is read first. */
export const markDocument = (html: string, text: string): string =>
  html.replace(
    /<body[^>]*>/,
    body => `${body}<style>${style}</style><${markTagName} role="status">${text}</${markTagName}>`,
  )

export async function createMarkedHeaders(headers: Headers): Promise<Headers> {
  const marked = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) marked.delete(name)
  const policy = marked.get('content-security-policy')
  if (policy) {
    const styleHash = await hash(style)
    marked.set(
      'content-security-policy',
      policy.replace("style-src 'self'", source => `${source} ${styleHash}`),
    )
  }
  return marked
}
