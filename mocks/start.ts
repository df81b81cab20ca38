import { demoAccount } from './accounts/demo-account.ts'
import { startMockApi } from './server.ts'

const port = Number(process.env['MOCK_API_PORT'] ?? 3001)
const profiles = Number(process.env['MOCK_PROFILES'] ?? 5000)
const say = (line: string) => process.stdout.write(`${line}\n`)
const complain = (line: string) => process.stderr.write(`${line}\n`)

const api = await startMockApi({
  port,
  profiles,
  onAnswer: ({ method, url, status }) => say(`${method} ${url} ${status}`),
  logger: {
    info: (event, details) => say(`${event}: ${JSON.stringify(details)}`),
    error: (event, details) => complain(`${event}: ${String(details?.['path'])} ${String(details?.['error'])}`),
  },
}).catch((error: unknown) => {
  complain(`The mock API can't start on port ${process.env['MOCK_API_PORT'] ?? port} (MOCK_API_PORT): ${String(error)}`)
  process.exit(1)
})
say(`The mock API answers at ${api.url}/api/regions (made-up specialists in real cities)`)
say(`The demo account: ${demoAccount.email} or ${demoAccount.phone}, password ${demoAccount.password}`)

const stop = () => void api.close().then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
