import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import process from 'node:process'

// Loaded into the site while it is soaked: its clock runs faster, so that pages grow old within seconds, and it leaves behind
// how many requests it took and answered.
const faster = 60
const started = Date.now()
const now = Date.now.bind(Date)
Date.now = () => started + (now() - started) * faster

let taken = 0
let answered = 0
subscribe('http.server.request.start', () => {
  taken += 1
})
subscribe('http.server.response.finish', () => {
  answered += 1
})
process.on('exit', () => {
  const file = process.env['SOAK_REPORT']
  if (file) writeFileSync(file, JSON.stringify({ taken, answered }))
})
