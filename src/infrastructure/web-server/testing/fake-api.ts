import type { Fetch } from '#infrastructure/api/client/exchange.ts'

interface Account {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly password: string
}

export interface ApiCall {
  readonly method: string
  readonly path: string
  readonly lang: string | null
  readonly token: string | undefined
  readonly forwardedFor: string | null
  readonly body: unknown
}

export const rightCode = '123456'
export const aigul: Account = { id: 1, name: 'Aigul', email: 'aigul@znatok.example', password: 'right for Aigul' }
export const boris: Account = { id: 2, name: 'Boris', email: 'boris@znatok.example', password: 'right for Boris' }

/** Part of every token, to detect leaks. */
export const canary = 'canary|"token"'

const createJsonResponse = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })
const createUnauthenticatedResponse = () => createJsonResponse({ message: 'Unauthenticated.' }, 401)

function toApiCall(...[url, init]: Parameters<Fetch>): ApiCall {
  const { pathname, searchParams } = new URL(url)
  const headers = new Headers(init.headers)
  return {
    method: init.method ?? 'GET',
    path: pathname,
    lang: searchParams.get('lang'),
    token: headers.get('authorization')?.replace('Bearer ', ''),
    forwardedFor: headers.get('x-forwarded-for'),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
  }
}

export function createFakeApi(delayResponse?: () => Promise<void>) {
  const calls: ApiCall[] = []
  const usersByToken = new Map<string, Pick<Account, 'id' | 'name' | 'email'>>()
  const responseFactories = new Map<string, () => Response | Promise<Response>>()

  const startSession = (user: Pick<Account, 'id' | 'name' | 'email'>, tokenField: 'token' | 'access_token') => {
    const token = `${user.id}|${canary}|${usersByToken.size + 1}`
    usersByToken.set(token, user)
    return createJsonResponse({ user: { id: user.id, name: user.name, email: user.email }, [tokenField]: token })
  }

  const routes: Readonly<Record<string, (call: ApiCall, input: Readonly<Record<string, unknown>>) => Response>> = {
    'POST /api/email/login': (_call, { email, password }) => {
      const account = [aigul, boris].find(candidate => candidate.email === email && candidate.password === password)
      return account ? startSession(account, 'access_token') : createJsonResponse({ message: 'No such pair.' }, 401)
    },
    'POST /api/email/code': () => createJsonResponse({ verification_uuid: 'verification-1' }),
    'POST /api/email/verify/verification-1': (_call, { code }) =>
      code === rightCode
        ? startSession({ id: 3, name: '', email: 'new@znatok.example' }, 'token')
        : createJsonResponse({ message: 'Wrong.' }, 422),
    'POST /api/register': ({ token = '' }, { name }) =>
      usersByToken.has(token)
        ? startSession({ id: 3, name: String(name), email: 'new@znatok.example' }, 'token')
        : createUnauthenticatedResponse(),
    'GET /api/user/profile': ({ token = '' }) => {
      const user = usersByToken.get(token)
      return user
        ? createJsonResponse({ profile: { id: user.id * 10, user, about: `About ${user.name}` } })
        : createUnauthenticatedResponse()
    },
    'GET /api/categories': () => createJsonResponse({ categories: [] }),
    'GET /api/regions': ({ lang }) =>
      createJsonResponse({ regions: [{ name: lang === 'en' ? 'Tatarstan' : 'Tatarstan in Russian', cities: [] }] }),
  }

  const fetch: Fetch = async (url, init) => {
    const call = toApiCall(url, init)
    const { body } = call
    calls.push(call)
    await delayResponse?.()
    const route = `${call.method} ${call.path}`
    const createResponse = responseFactories.get(route)
    if (createResponse) return createResponse()
    const input = typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {}
    return routes[route]?.(call, input) ?? createJsonResponse({ message: 'Not found.' }, 404)
  }

  return {
    fetch,
    calls,
    /** Overrides a response: `plan('GET /api/user/profile', () => …)`. */
    plan: (route: string, createResponse: () => Response | Promise<Response>) =>
      responseFactories.set(route, createResponse),
    /** Also restarts the numbering, so the next sessions get the same tokens again. */
    endAllSessions: () => usersByToken.clear(),
  }
}
