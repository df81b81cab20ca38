import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

export const buildFolder = join(root, '.bench')

export const resultsFolder = join(root, 'bench-results')
