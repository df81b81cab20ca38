import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

async function* readChunks(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader()
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) yield chunk.value
  } finally {
    await reader.cancel()
  }
}

/** Ignores a connection that the client has closed. */
export async function send(response: Response, to: ServerResponse, withBody: boolean): Promise<void> {
  to.writeHead(response.status, Object.fromEntries(response.headers))
  if (response.body === null || !withBody) {
    await response.body?.cancel()
    to.end()
    return
  }
  await pipeline(Readable.from(readChunks(response.body)), to).catch(() => to.destroy())
}
