export interface SiteResponse {
  readonly status: number
  readonly headers: Headers
  readonly body: string
}

export interface Visitor {
  readonly getToken: () => string | undefined
  readonly get: (path: string) => Promise<SiteResponse>
  readonly query: (name: string, input?: unknown) => Promise<SiteResponse>
  readonly mutate: (name: string, input?: unknown) => Promise<SiteResponse>
}

export function createVisitor(siteUrl: string, lang: 'ru' | 'en'): Visitor {
  const cookies = new Map<string, string>()
  const storeCookie = (line: string) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
  const sendRequest = async (path: string, init: RequestInit = {}): Promise<SiteResponse> => {
    const cookie = [...cookies].map(pair => pair.join('=')).join('; ')
    const response = await fetch(siteUrl + path, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, origin: siteUrl, ...(cookie !== '' && { cookie }) },
    })
    for (const line of response.headers.getSetCookie()) storeCookie(line)
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
  return {
    getToken: () => {
      const value = cookies.get('auth.access_token')
      return value === undefined ? undefined : decodeURIComponent(value)
    },
    get: path => sendRequest(path),
    query: (name, input) => {
      const query = new URLSearchParams({ lang, ...(input !== undefined && { input: JSON.stringify(input) }) })
      return sendRequest(`/use-cases/${name}?${query}`)
    },
    mutate: (name, input) =>
      sendRequest(`/use-cases/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ lang, input }),
      }),
  }
}
