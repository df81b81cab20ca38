import { archiveCurrentPact } from './pact-files.ts'

process.stdout.write(`Copied the pact to ${await archiveCurrentPact()}. Commit it with the release.\n`)
