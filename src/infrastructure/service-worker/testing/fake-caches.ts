interface FakeCache {
  readonly match: (url: string) => Promise<Response | undefined>
  readonly put: (url: string, response: Response) => Promise<void>
  readonly delete: (url: string) => Promise<boolean>
  readonly keys: () => Promise<readonly { readonly url: string }[]>
}

export function createFakeCaches() {
  const entriesByName = new Map<string, Map<string, Response>>()
  let isRefused = false
  let isFull = false
  const throwIfRefused = () => {
    if (isRefused) throw new DOMException('refused', 'QuotaExceededError')
  }
  const createCache = (entries: Map<string, Response>): FakeCache => ({
    match: async url => {
      throwIfRefused()
      return entries.get(url)?.clone()
    },
    put: async (url, response) => {
      throwIfRefused()
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(url, new Response(await response.text(), response))
    },
    delete: async url => entries.delete(url),
    keys: async () => {
      throwIfRefused()
      return [...entries.keys()].map(url => ({ url }))
    },
  })
  return {
    caches: {
      open: async (name: string) => {
        throwIfRefused()
        const entries = entriesByName.get(name) ?? new Map<string, Response>()
        entriesByName.set(name, entries)
        return createCache(entries)
      },
      keys: async () => {
        throwIfRefused()
        return [...entriesByName.keys()]
      },
      delete: async (name: string) => entriesByName.delete(name),
    },
    refuse: () => (isRefused = true),
    fill: () => (isFull = true),
    listUrls: (name: string): readonly string[] => [...(entriesByName.get(name)?.keys() ?? [])],
  }
}
