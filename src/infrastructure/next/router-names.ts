/** An enum, because esbuild inlines its members into the inline script. */
export enum RouterName {
  flightHeader = 'rsc',
  prefetchHeader = 'next-router-prefetch',
  segmentHeader = 'next-router-segment-prefetch',
  flightQuery = '_rsc',
  flightQueue = '__next_f',
}

declare global {
  /** The queued calls: `[0]` initializes, `[1, data]` adds flight data. */
  var __next_f: readonly (readonly [0] | readonly [1, string])[] | undefined
}
