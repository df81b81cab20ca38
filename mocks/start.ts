import { demoSpecialist, demoClient } from './accounts/demo-accounts.ts'
import { startMockApi } from './server.ts'

const port = Number(process.env['MOCK_API_PORT'] ?? 3001)
const generatedProfileCount = Number(process.env['MOCK_PROFILES'] ?? 5000)
const print = (line: string) => process.stdout.write(`${line}\n`)
const printError = (line: string) => process.stderr.write(`${line}\n`)

const api = await startMockApi({
  port,
  generatedProfileCount,
  onResponse: ({ method, url, status }) => print(`${method} ${url} ${status}`),
  logger: {
    info: (event, details) => print(`${event}: ${JSON.stringify(details)}`),
    error: (event, details) => printError(`${event}: ${String(details?.['path'])} ${String(details?.['error'])}`),
  },
}).catch((error: unknown) => {
  printError(
    `The mock API can't start on port ${process.env['MOCK_API_PORT'] ?? port} (MOCK_API_PORT): ${String(error)}`,
  )
  process.exit(1)
})
print(`The mock API listens on ${api.url}, with generated specialists in real cities. Try ${api.url}/api/regions`)
for (const [name, { email, phone, password }] of [
  ['Demo account of a specialist', demoSpecialist],
  ['Demo account of a client', demoClient],
] as const)
  print(`${name}: ${email} or ${phone}, password ${password}`)

const stop = () => void api.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
