import { createServer } from 'node:http'

// An API with fixed responses, whose own cost is negligible.
/** @type {Readonly<Partial<Record<string, string>>>} */
const answers = JSON.parse(process.env.ANSWERS ?? '{}')

createServer((request, response) => {
  const answer = answers[request.url?.split('?', 1)[0] ?? '']
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(answer ?? '{}')
}).listen(Number(process.env.PORT), '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${process.env.PORT}`)
})
