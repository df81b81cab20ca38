// Every page loads this module: addresses that only the server needs are in static-addresses.ts.

/** Next serves its own files under this prefix. */
export const nextFiles = '/_next/'
export const imageOptimizer = '/_next/image'
