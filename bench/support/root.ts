import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '../..')

/** Where the benchmarks build. */
export const workshop = join(root, '.bench')

/** Where reports are written. */
export const results = join(root, 'bench-results')
