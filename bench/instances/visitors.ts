/** How requests ended: by status, or `failed` where there was no whole answer. */
export type Endings = Readonly<Record<string, number>>

/** Asks for an address; never fails. */
export async function request(
  url: string,
  init: RequestInit = {},
): Promise<{ readonly ended: string; readonly text: string; readonly headers?: Headers }> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'manual' })
    return { ended: String(answer.status), text: await answer.text(), headers: answer.headers }
  } catch {
    return { ended: 'failed', text: '' }
  }
}

/** Visitors who ask for one address after another until there are no more. */
export async function runVisitors(
  visitors: number,
  next: () => string | undefined,
): Promise<{ readonly endings: Endings; readonly slowestMs: number }> {
  const endings: Record<string, number> = {}
  let slowestMs = 0
  const runVisitor = async () => {
    for (let url = next(); url !== undefined; url = next()) {
      const began = performance.now()
      const { ended } = await request(url)
      endings[ended] = (endings[ended] ?? 0) + 1
      slowestMs = Math.max(slowestMs, performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: visitors }, runVisitor))
  return { endings, slowestMs: Math.round(slowestMs) }
}

/** A signed-in visitor with an address of their own. */
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
  if (status !== 200) throw new Error(`Signing in ended with ${status}`)
  return { write, read }
}
