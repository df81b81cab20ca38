import { demoSpecialist } from '../../mocks/accounts/demo-accounts.ts'
import type { MeasuredProcess } from '../support/measured-process.ts'

const { email, password } = demoSpecialist

/** Returns the bodies by path. */
export async function fetchOwnProfileResponses({ origin }: MeasuredProcess): Promise<Readonly<Record<string, string>>> {
  const login = await fetch(`${origin}/api/email/login?lang=ru`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const loginBody = await login.text()
  const { access_token: token } = JSON.parse(loginBody) as { access_token: string }
  const profile = await fetch(`${origin}/api/user/profile?lang=ru`, {
    headers: { accept: 'application/json', authorization: `Bearer ${token}` },
  })
  return { '/api/email/login': loginBody, '/api/user/profile': await profile.text() }
}

export async function openSession({ origin }: MeasuredProcess): Promise<string> {
  const response = await fetch(`${origin}/use-cases/signIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ lang: 'ru', input: { email, password } }),
  })
  const cookies = response.headers.getSetCookie().map(cookie => cookie.split(';', 1)[0] ?? '')
  // The token and the session hint.
  if (cookies.length !== 2) throw new Error(`Signing in failed with status ${response.status}`)
  return cookies.join('; ')
}
