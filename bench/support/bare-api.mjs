import { createServer } from 'node:http'

// An API with fixed responses. Its own cost is negligible.
/** @type {Readonly<Partial<Record<string, string>>>} */
const bodies = JSON.parse(process.env.RESPONSE_BODIES ?? '{}')

createServer((request, response) => {
  const body = bodies[request.url?.split('?', 1)[0] ?? '']
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(body ?? '{}')
}).listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${process.env.PORT}`)
})
