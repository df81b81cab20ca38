import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

/** What a browser sends along with what a page of this site asks for. */
export const fromPage = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000', host: 'localhost:3000' }

type Headers = Readonly<Record<string, string>>

/** Somebody with a browser: it keeps the cookies that the site gives, and sends them. */
export function visitorOf(app: FastifyInstance, { address = '127.0.0.1', lang = 'ru' } = {}) {
  const cookies = new Map<string, string>()

  const keep = (answer: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of answer.cookies)
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    return answer
  }
  const cookieHeader = (): Headers =>
    cookies.size === 0
      ? {}
      : { cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ') }

  const get = async (url: string, headers: Headers = {}) =>
    keep(await app.inject({ url, remoteAddress: address, headers: { ...fromPage, ...cookieHeader(), ...headers } }))
  return {
    cookies,
    get,
    read: (name: string, input?: unknown) => {
      const query = new URLSearchParams({ lang, ...(input !== undefined && { input: JSON.stringify(input) }) })
      return get(`/use-cases/${name}?${query}`)
    },
    write: async (name: string, input?: unknown, headers: Headers = {}) =>
      keep(
        await app.inject({
          method: 'POST',
          url: `/use-cases/${name}`,
          remoteAddress: address,
          headers: { ...fromPage, ...cookieHeader(), 'content-type': 'application/json', ...headers },
          payload: JSON.stringify({ lang, input }),
        }),
      ),
  }
}
