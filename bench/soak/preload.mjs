import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import process from 'node:process'

// Preloaded into the site. The clocks run faster, so that pages become stale within seconds.
const speedFactor = 60
for (const clock of [Date, performance]) {
  const now = clock.now.bind(clock)
  const startedAt = now()
  clock.now = () => startedAt + (now() - startedAt) * speedFactor
}

let requests = 0
let responses = 0
subscribe('http.server.request.start', () => {
  requests += 1
})
subscribe('http.server.response.finish', () => {
  responses += 1
})
process.on('exit', () => {
  const file = process.env['SOAK_REPORT']
  if (file) writeFileSync(file, JSON.stringify({ requests, responses }))
})
