import { markElement } from './mark-element.ts'

const style = `${markElement}{display:block;padding:8px var(--gutter);background:var(--mist);color:var(--ink);text-align:center}${markElement}[hidden]{display:none}`

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return `'sha256-${btoa(String.fromCodePoint(...new Uint8Array(digest)))}'`
}

/**
 * Adds the text above the header of a stored document, where it covers nothing and is read first. Its style is part of
 * the copy, so that pages from the network do not carry it.
 */
export const markDocument = (html: string, text: string): string =>
  html.replace(
    /<body[^>]*>/,
    body => `${body}<style>${style}</style><${markElement} role="status">${text}</${markElement}>`,
  )

/**
 * Adds the hash of the mark's style to the Content Security Policy. Removes `Content-Encoding` and `Content-Length`,
 * because they describe the original body.
 */
export async function allowMark(headers: Headers): Promise<Headers> {
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
