import { once } from 'node:events'
import { createServer, get } from 'node:http'

// The baseline for pages: fetches each page once, then sends the same bytes and headers from memory.
const [origin = '', ...paths] = process.argv.slice(2)
const recalculatedHeaders = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** @param {string} path */
async function fetchResponse(path) {
  /** @type {[import('node:http').IncomingMessage]} */
  const [response] = await once(get(origin + path, { headers: { 'accept-encoding': 'br' } }), 'response')
  const headers = Object.fromEntries(
    Object.entries(response.headers).filter(([name]) => !recalculatedHeaders.has(name)),
  )
  return { status: response.statusCode, headers, body: Buffer.concat(await response.toArray()) }
}

const responses = new Map()
for (const path of paths) responses.set(path, await fetchResponse(path))

createServer((request, response) => {
  const { status, headers, body } = responses.get(request.url)
  response.writeHead(status, headers)
  response.end(body)
}).listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${process.env.PORT}`)
})
