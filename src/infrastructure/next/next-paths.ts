// Every page loads this module; paths that no page needs are in static-paths.ts.

export const nextFilesPrefix = '/_next/'
export const imageOptimizerPath = '/_next/image'
