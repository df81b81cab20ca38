export type Fetch = (address: string, init: RequestInit) => Promise<Response>

/** One request, and what of its answer is wanted. */
export interface ApiRequest {
  readonly address: string
  readonly method: string
  readonly bearer?: string | undefined
  /** JSON. */
  readonly body?: string | undefined
  /** Statuses that answer what was typed: their words are read. */
  readonly refusals: readonly number[]
}

export interface HttpExchange {
  readonly status: number
  /** None for a body that is not wanted or too large. */
  readonly text?: string
  readonly retryAfter?: string
}

/** Far above the largest honest answer (all regions: under 200 KB). */
export const largestAnswer = 8 * 1024 * 1024
export const largestRefusal = 64 * 1024

async function textOf(body: ReadableStream<Uint8Array> | null, most: number): Promise<string | undefined> {
  if (body === null) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength
    if (bytes > most) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

/** One request and its whole answer. A body that nobody wants is thrown away unread. */
export async function exchange(fetch: Fetch, request: ApiRequest, signal: AbortSignal): Promise<HttpExchange> {
  const { address, method, bearer, body: json, refusals } = request
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
  if (!ok && !refusals.includes(status)) {
    await body?.cancel()
    return { status, ...(retryAfter !== undefined && { retryAfter }) }
  }
  const text = await textOf(body, ok ? largestAnswer : largestRefusal)
  return text === undefined ? { status } : { status, text }
}
