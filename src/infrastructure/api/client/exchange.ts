interface FetchInit extends RequestInit {
  readonly body?: string
}

export type Fetch = (url: string, init: FetchInit) => Promise<Response>

export interface ApiRequest {
  readonly url: string
  readonly method: string
  readonly token?: string | undefined
  readonly body?: string | undefined
  readonly sendsCredentials: boolean
  readonly needsAccount: boolean
}

export interface ExchangeResult {
  readonly status: number
  /** Undefined if the body was not read or is too large. */
  readonly text?: string
  readonly retryAfter?: string
}

export type Exchange = (fetch: Fetch, request: ApiRequest, signal: AbortSignal) => Promise<ExchangeResult>

/** Far above the largest real response (all regions: under 200 KB). */
export const maxResponseBytes = 8 * 1024 * 1024
export const maxErrorBodyBytes = 64 * 1024

async function readText(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<string | undefined> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let receivedBytes = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    receivedBytes += chunk.value.byteLength
    if (receivedBytes > maxBytes) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

export const isRejection = (method: string, status: number): boolean =>
  method !== 'GET' && status >= 400 && status < 500

export const exchange: Exchange = async (fetch, { url, method, token, body: json }, signal) => {
  const { status, ok, body, headers } = await fetch(url, {
    ...(method !== 'GET' && { method }),
    headers: {
      accept: 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: json }),
    redirect: 'manual',
    signal,
  })
  const retryAfter = headers.get('retry-after') ?? undefined
  const retryAfterFields = retryAfter !== undefined && { retryAfter }
  // The body of a 404 shows whether it comes from the API or from a proxy.
  if (!ok && status !== 404 && !isRejection(method, status)) {
    await body?.cancel()
    return { status, ...retryAfterFields }
  }
  const text = await readText(body, ok ? maxResponseBytes : maxErrorBodyBytes)
  return { status, ...(text !== undefined && { text }), ...(!ok && retryAfterFields) }
}
