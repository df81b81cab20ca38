declare module 'autocannon' {
  interface Client {
    setRequests: (requests: readonly { readonly path: string }[]) => void
  }

  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly headers: Readonly<Record<string, string>>
    readonly setupClient: (client: Client) => void
  }

  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p99: number }
    readonly errors: number
    readonly non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
