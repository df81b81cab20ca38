import fc from 'fast-check'
import { isNightly } from './nightly.ts'

// A fixed seed makes runs reproducible. Nightly runs use random seeds; a failure prints its seed.
fc.configureGlobal(isNightly ? { numRuns: 1000 } : { seed: 20_261 })
