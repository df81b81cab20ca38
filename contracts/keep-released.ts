import { keepReleased } from './released.ts'

process.stdout.write(`Kept ${await keepReleased()}: commit it with the release.\n`)
