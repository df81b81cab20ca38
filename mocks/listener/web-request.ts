import type { IncomingMessage } from 'node:http'

async function readBody(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request) if (chunk instanceof Uint8Array) chunks.push(chunk)
  return Uint8Array.from(Buffer.concat(chunks))
}

/** HEAD becomes GET, because the mock API has no handlers for HEAD. */
export async function toWebRequest(request: IncomingMessage, origin: string): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const singleValue of [value ?? []].flat()) headers.append(name, singleValue)
  }
  const url = new URL(request.url ?? '/', origin)
  const method = request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')
  return new Request(url, method === 'GET' ? { headers } : { method, headers, body: await readBody(request) })
}
