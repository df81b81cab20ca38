import { createServer } from 'node:http'
import { createGeneratedApi } from '../../tests/servers/generated-api.ts'
import { isAboveZero } from '../support/is-above-zero.ts'

const [port, cities, profiles] = ['PORT', 'CITIES', 'PROFILES'].map(name => Number(process.env[name]))
if (!isAboveZero(port) || !isAboveZero(cities) || !isAboveZero(profiles))
  throw new Error('PORT, CITIES and PROFILES must be numbers above 0')

createServer(createGeneratedApi({ cities, profiles })).listen(port, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${port}`)
})
