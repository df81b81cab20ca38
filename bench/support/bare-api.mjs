import { createServer } from 'node:http'

// An API that costs next to nothing, with the answers it was started with: so the site alone is measured.
/** @type {Readonly<Partial<Record<string, string>>>} */
const answers = JSON.parse(process.env.ANSWERS ?? '{}')

createServer((request, response) => {
  const answer = answers[request.url?.split('?', 1)[0] ?? '']
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(answer ?? '{}')
}).listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${process.env.PORT}`)
})
