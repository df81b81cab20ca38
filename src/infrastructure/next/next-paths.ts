// Every page loads this module, so it has only paths that pages need.

export const nextFilesPrefix = '/_next/'
export const imageOptimizerPath = '/_next/image'
