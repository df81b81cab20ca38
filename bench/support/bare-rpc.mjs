import fastify from 'fastify'

// The baseline for rpc: makes the same API call and forwards the response.
const [apiUrl = ''] = process.argv.slice(2)
const app = fastify()

app.get('/use-cases/viewOwnProfile', async (request, reply) => {
  const token = decodeURIComponent(/auth\.access_token=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? '')
  const response = await fetch(`${apiUrl}/api/user/profile?lang=ru`, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  return reply.code(response.status).send(await response.json())
})

const port = Number(process.env.PORT)
await app.listen({ port, host: '127.0.0.1' })
console.log(`listening on http://127.0.0.1:${port}`)
