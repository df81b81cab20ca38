/** The key is the HTTP status, or `failed` if no complete response arrived. */
export type ResponseCounts = Readonly<Record<string, number>>

export async function request(
  url: string,
  init: RequestInit = {},
): Promise<{ readonly status: string; readonly text: string; readonly headers?: Headers }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'manual' })
    return { status: String(response.status), text: await response.text(), headers: response.headers }
  } catch {
    return { status: 'failed', text: '' }
  }
}

export async function runVisitors(
  visitorCount: number,
  takeUrl: () => string | undefined,
): Promise<{ readonly counts: ResponseCounts; readonly slowestMs: number }> {
  const counts: Record<string, number> = {}
  let slowestMs = 0
  const runVisitor = async () => {
    for (let url = takeUrl(); url !== undefined; url = takeUrl()) {
      const startedAt = performance.now()
      const { status } = await request(url)
      counts[status] = (counts[status] ?? 0) + 1
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: visitorCount }, runVisitor))
  return { counts, slowestMs: Math.round(slowestMs) }
}

export async function signIn(url: string, ipAddress: string, { email, password }: { email: string; password: string }) {
  const cookies = new Map<string, string>()
  const createHeaders = () => ({
    'x-forwarded-for': ipAddress,
    origin: url,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const write = async (origin: string, name: string, input: object) => {
    const response = await fetch(`${origin}/use-cases/${name}`, {
      method: 'POST',
      headers: { ...createHeaders(), 'content-type': 'application/json' },
      body: JSON.stringify({ lang: 'ru', input }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, cookieName = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(cookieName, value)
    }
    return { status: response.status, body: await response.text() }
  }
  const read = (pageUrl: string) => request(pageUrl, { headers: createHeaders() })
  const { status } = await write(url, 'signIn', { email, password })
  if (status !== 200) throw new Error(`Signing in failed with status ${status}`)
  return { write, read }
}
