import fc from 'fast-check'
import { isNightly } from './nightly.ts'

// The same examples on every run: a test passes or fails by the code alone. At night others; a failure names its seed.
fc.configureGlobal(isNightly ? { numRuns: 1000 } : { seed: 20_261 })
