import { subscribe } from 'node:diagnostics_channel'
import { writeFileSync } from 'node:fs'
import process from 'node:process'

// Preloaded into the site: makes the clocks run faster, so that pages become stale within seconds, and writes
// the number of received and answered requests at exit.
const faster = 60
for (const clock of [Date, performance]) {
  const now = clock.now.bind(clock)
  const started = now()
  clock.now = () => started + (now() - started) * faster
}

let received = 0
let answered = 0
subscribe('http.server.request.start', () => {
  received += 1
})
subscribe('http.server.response.finish', () => {
  answered += 1
})
let unhandled = 0
const { write } = process.stdout
process.stdout.write = (...args) => {
  if (/"msg":"(background task|the process|request) failed"/.test(String(args[0]))) unhandled += 1
  return Reflect.apply(write, process.stdout, args)
}
process.on('exit', () => {
  const file = process.env['SOAK_REPORT']
  if (file) writeFileSync(file, JSON.stringify({ received, answered, unhandled }))
})
