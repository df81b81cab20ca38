import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '../..')

/** Where the benchmarks build. */
export const buildFolder = join(root, '.bench')

/** Where reports are written. */
export const resultsFolder = join(root, 'bench-results')
