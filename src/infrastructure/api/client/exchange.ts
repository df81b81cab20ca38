/** Bodies are serialised JSON. */
interface FetchInit extends RequestInit {
  readonly body?: string
}

export type Fetch = (address: string, init: FetchInit) => Promise<Response>

export interface ApiRequest {
  readonly address: string
  readonly method: string
  readonly bearer?: string | undefined
  /** JSON. */
  readonly body?: string | undefined
  /** Whether a 401 may be about the input; for account calls only if it has errors. */
  readonly sendsCredentials: boolean
  readonly needsAccount: boolean
}

export interface HttpExchange {
  readonly status: number
  /** Undefined when the body was not read or is too large. */
  readonly text?: string
  readonly retryAfter?: string
}

/** In bytes, far above the largest real answer (all regions: under 200 KB). */
export const maxAnswerSize = 8 * 1024 * 1024
export const maxErrorBodySize = 64 * 1024

async function readText(body: ReadableStream<Uint8Array> | null, maxSize: number): Promise<string | undefined> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength
    if (bytes > maxSize) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

/** Whether the answer rejects a mutation. Its body then has texts for the visitor. */
export const isRejection = (method: string, status: number): boolean =>
  method !== 'GET' && status >= 400 && status < 500

/** Sends a request and reads the answer. The body of a failure is cancelled unread, unless it is a rejection. */
export async function exchange(fetch: Fetch, request: ApiRequest, signal: AbortSignal): Promise<HttpExchange> {
  const { address, method, bearer, body: json } = request
  const { status, ok, body, headers } = await fetch(address, {
    ...(method !== 'GET' && { method }),
    headers: {
      accept: 'application/json',
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: json }),
    redirect: 'manual',
    signal,
  })
  const retryAfter = headers.get('retry-after') ?? undefined
  const wait = retryAfter !== undefined && { retryAfter }
  if (!ok && !isRejection(method, status)) {
    await body?.cancel()
    return { status, ...wait }
  }
  const text = await readText(body, ok ? maxAnswerSize : maxErrorBodySize)
  return { status, ...(text !== undefined && { text }), ...(!ok && wait) }
}
