import { keepCurrentPact } from './released.ts'

process.stdout.write(`Kept ${await keepCurrentPact()}: commit it with the release.\n`)
