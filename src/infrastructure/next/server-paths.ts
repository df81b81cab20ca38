import { nextFilesPrefix } from './next-paths.ts'
import { staticFilesPrefix } from './static-paths.ts'

export const chunksPrefix = `${staticFilesPrefix}chunks/`

/** Paths that Next's development server serves besides pages. @internal The production build does not need them. */
export const developmentPaths = [`${nextFilesPrefix}*`, '/__nextjs*']
