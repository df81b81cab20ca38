import { nextFilesPrefix } from './next-paths.ts'

export const staticFilesPrefix = `${nextFilesPrefix}static/`
export const chunksPrefix = `${staticFilesPrefix}chunks/`

/** Paths that Next's development server serves besides pages. @internal The build for production does not need them. */
export const developmentPaths = [`${nextFilesPrefix}*`, '/__nextjs*']
