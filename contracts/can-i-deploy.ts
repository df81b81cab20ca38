import { listPacts } from './pact-files.ts'
import { verifyPact } from './verify-pact.ts'

const [providerBaseUrl, providerStatesSetupUrl] = process.argv.slice(2)
if (!providerBaseUrl || !providerStatesSetupUrl) {
  throw new Error('Usage: tsx contracts/can-i-deploy.ts <API URL> <state setup URL>')
}
// With these variables, Pact verifies only some interactions, so its verdict would be misleading.
const filters = ['PACT_DESCRIPTION', 'PACT_PROVIDER_STATE', 'PACT_PROVIDER_NO_STATE'].filter(name => process.env[name])
if (filters.length > 0) throw new Error(`Unset ${filters.join(', ')}, so that all interactions are verified.`)

const results: (readonly [string, boolean])[] = []
for (const pact of await listPacts()) {
  // Pact prints the differences.
  const hasPassed = await verifyPact(providerBaseUrl, providerStatesSetupUrl, pact.path).then(
    () => true,
    () => false,
  )
  results.push([pact.version, hasPassed])
}
for (const [version, hasPassed] of results) process.stdout.write(`${hasPassed ? 'yes' : 'NO '} ${version}\n`)
const canDeploy = results.every(([, hasPassed]) => hasPassed)
process.stdout.write(
  canDeploy ? 'The API can be deployed.\n' : 'Do not deploy this API: it would break a site that may be running.\n',
)
process.exitCode = canDeploy ? 0 : 1
