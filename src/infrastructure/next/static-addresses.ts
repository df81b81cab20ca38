import { nextFiles } from './addresses.ts'

/** The static files of a build, whose names have a hash of their content. */
export const staticFilesPrefix = `${nextFiles}static/`
export const chunksPrefix = `${staticFilesPrefix}chunks/`

/** What Next's development server serves besides pages. @internal The build for production does not need it. */
export const developmentFiles = [`${nextFiles}*`, '/__nextjs*']
