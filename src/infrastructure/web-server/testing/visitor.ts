import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export const sameOriginHeaders = {
  'sec-fetch-site': 'same-origin',
  origin: 'http://localhost:3000',
  host: 'localhost:3000',
}

type Headers = Readonly<Record<string, string>>

export function createVisitor(app: FastifyInstance, { address = '127.0.0.1', lang = 'ru' } = {}) {
  const cookies = new Map<string, string>()

  const storeCookies = (response: LightMyRequestResponse) => {
    for (const { name, value, maxAge } of response.cookies)
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    return response
  }
  const getCookieHeader = (): Headers =>
    cookies.size === 0
      ? {}
      : { cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ') }

  const get = async (url: string, headers: Headers = {}) =>
    storeCookies(
      await app.inject({
        url,
        remoteAddress: address,
        headers: { ...sameOriginHeaders, ...getCookieHeader(), ...headers },
      }),
    )
  return {
    cookies,
    get,
    query: (name: string, input?: unknown) => {
      const query = new URLSearchParams({ lang, ...(input !== undefined && { input: JSON.stringify(input) }) })
      return get(`/use-cases/${name}?${query}`)
    },
    mutate: async (name: string, input?: unknown, headers: Headers = {}) =>
      storeCookies(
        await app.inject({
          method: 'POST',
          url: `/use-cases/${name}`,
          remoteAddress: address,
          headers: { ...sameOriginHeaders, ...getCookieHeader(), 'content-type': 'application/json', ...headers },
          payload: JSON.stringify({ lang, input }),
        }),
      ),
  }
}
