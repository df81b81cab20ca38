declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly headers: Readonly<Record<string, string>>
  }

  interface Result {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p99: number }
    readonly errors: number
    readonly non2xx: number
  }

  export default function autocannon(options: Options): Promise<Result>
}
