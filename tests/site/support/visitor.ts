export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

export interface Visitor {
  readonly token: () => string | undefined
  readonly get: (path: string) => Promise<Answer>
  readonly read: (name: string, input?: unknown) => Promise<Answer>
  readonly write: (name: string, input?: unknown) => Promise<Answer>
}

export function createVisitor(site: string, lang: 'ru' | 'en'): Visitor {
  const cookies = new Map<string, string>()
  const storeCookie = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
  const ask = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const response = await fetch(site + path, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, origin: site, ...(cookie !== '' && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) storeCookie(line)
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  return {
    token: () => {
      const value = cookies.get('auth.access_token')
      return value === undefined ? undefined : decodeURIComponent(value)
    },
    get: path => ask(path),
    read: (name, input) => {
      const query = new URLSearchParams({ lang, ...(input !== undefined && { input: JSON.stringify(input) }) })
      return ask(`/use-cases/${name}?${query}`)
    },
    write: (name, input) =>
      ask(`/use-cases/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lang, input }),
      }),
  }
}
