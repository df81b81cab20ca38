import { verifyPact } from './verify-pact.ts'

const [providerBaseUrl, providerStatesSetupUrl] = process.argv.slice(2)
if (!providerBaseUrl || !providerStatesSetupUrl) {
  throw new Error('Usage: tsx contracts/verify-api.ts <API URL> <state setup URL>')
}
// Pact has already printed the differences.
await verifyPact(providerBaseUrl, providerStatesSetupUrl).catch(() => {
  process.exitCode = 1
})
