import { nextFilesPrefix } from './next-paths.ts'

/** The static files of a build. Their names contain a hash of their content. */
export const staticFilesPrefix = `${nextFilesPrefix}static/`
export const chunksPrefix = `${staticFilesPrefix}chunks/`

/** Paths that Next's development server serves besides pages. @internal The build for production does not need them. */
export const developmentPaths = [`${nextFilesPrefix}*`, '/__nextjs*']
