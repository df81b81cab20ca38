/** Number of requests by status; `failed` without a complete response. */
export type ResponseCounts = Readonly<Record<string, number>>

/** Never rejects. */
export async function request(
  url: string,
  init: RequestInit = {},
): Promise<{ readonly outcome: string; readonly text: string; readonly headers?: Headers }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual' })
    return { outcome: String(answer.status), text: await answer.text(), headers: answer.headers }
  } catch {
    return { outcome: 'failed', text: '' }
  }
}

/** Each visitor requests the next URL until there are no more. */
export async function runVisitors(
  visitors: number,
  next: () => string | undefined,
): Promise<{ readonly counts: ResponseCounts; readonly slowestMs: number }> {
  const counts: Record<string, number> = {}
  let slowestMs = 0
  const runVisitor = async () => {
    for (let url = next(); url !== undefined; url = next()) {
      const startedAt = performance.now()
      const { outcome } = await request(url)
      counts[outcome] = (counts[outcome] ?? 0) + 1
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: visitors }, runVisitor))
  return { counts, slowestMs: Math.round(slowestMs) }
}

/** `address` is the visitor's IP address. */
export async function signIn(url: string, address: string, { email, password }: { email: string; password: string }) {
  const cookies = new Map<string, string>()
  const headers = () => ({
    'x-forwarded-for': address,
    origin: url,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const write = async (to: string, name: string, input: object) => {
    const answer = await fetch(`${to}/use-cases/${name}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'ru', input }),
    })
    for (const cookie of answer.headers.getSetCookie()) {
      const [, cookieName = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(cookieName, value)
    }
    return { status: answer.status, body: await answer.text() }
  }
  const read = (to: string) => request(to, { headers: headers() })
  const { status } = await write(url, 'signIn', { email, password })
  if (status !== 200) throw new Error(`Signing in failed with status ${status}`)
  return { write, read }
}
