import { demoAccount } from '../../mocks/accounts/demo-account.ts'
import type { MeasuredProcess } from '../support/measured-process.ts'

const { email, password } = demoAccount

/** The mock API's responses to a login and to a request for the own profile, by path. */
export async function getOwnResponses({ origin }: MeasuredProcess): Promise<Readonly<Record<string, string>>> {
  const login = await fetch(`${origin}/api/email/login?lang=ru`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const signedIn = await login.text()
  const { access_token: token } = JSON.parse(signedIn) as { access_token: string }
  const profile = await fetch(`${origin}/api/user/profile?lang=ru`, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  return { '/api/email/login': signedIn, '/api/user/profile': await profile.text() }
}

/** Signs in through rpc and returns the session's cookies. */
export async function openSession({ origin }: MeasuredProcess): Promise<string> {
  const answer = await fetch(`${origin}/use-cases/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ lang: 'ru', input: { email, password } }),
  })
  const cookies = answer.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0] ?? '')
  if (cookies.length !== 2) throw new Error(`Signing in failed with status ${answer.status}`)
  return cookies.join('; ')
}
