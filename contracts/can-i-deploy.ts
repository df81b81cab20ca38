import { keptPacts } from './released.ts'
import { verify } from './verify.ts'

/** Says of each pact that a running site may hold whether the API keeps it. */
const [providerBaseUrl, providerStatesSetupUrl] = process.argv.slice(2)
if (providerBaseUrl === undefined || providerStatesSetupUrl === undefined) {
  throw new Error('Usage: tsx contracts/can-i-deploy.ts <address of the API> <address that sets a provider state>')
}

const answers: (readonly [string, boolean])[] = []
for (const pact of await keptPacts()) {
  const keeps = await verify(providerBaseUrl, providerStatesSetupUrl, pact.file).then(
    () => true,
    () => false,
  )
  answers.push([pact.version, keeps])
}
for (const [version, keeps] of answers) process.stdout.write(`${keeps ? 'yes' : 'NO '} ${version}\n`)
const may = answers.every(([, keeps]) => keeps)
process.stdout.write(
  may ? 'It may be deployed.\n' : 'It must not be deployed: a site that may be running would break.\n',
)
process.exitCode = may ? 0 : 1
