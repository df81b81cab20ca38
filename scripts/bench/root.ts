import { join } from 'node:path'

/** The folder of the project. */
export const root = join(import.meta.dirname, '../..')

/** What the measuring builds for itself. */
export const workshop = join(root, '.bench')

/** Where reports are written. */
export const results = join(root, 'bench-results')
