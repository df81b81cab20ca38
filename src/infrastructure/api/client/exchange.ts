export type Fetch = (address: string, init: RequestInit) => Promise<Response>

export interface Exchanged {
  readonly status: number
  /** None for a body that is not wanted or too large. */
  readonly text?: string
}

/** Far above the largest honest answer (all regions: under 200 KB). */
export const largestAnswer = 8 * 1024 * 1024

async function textOf(body: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    bytes += chunk.value.byteLength
    if (bytes > largestAnswer) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(chunk.value, { stream: true })
  }
  return text + decoder.decode()
}

/** One request and its whole answer. A body that belongs to no success is thrown away unread. */
export async function exchange(fetch: Fetch, address: string, signal: AbortSignal): Promise<Exchanged> {
  const { status, ok, body } = await fetch(address, {
    headers: { accept: 'application/json' },
    redirect: 'manual',
    signal,
  })
  if (!ok) {
    await body?.cancel()
    return { status }
  }
  const text = body === null ? '' : await textOf(body)
  return text === undefined ? { status } : { status, text }
}
