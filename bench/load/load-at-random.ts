import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connections, type Load } from './load.ts'
import type { MeasuredProcess } from '../support/measured-process.ts'

interface Outcome {
  readonly requests: number
  readonly errors: number
  readonly seconds: number
  readonly p99: number
}

const execFileAsync = promisify(execFile)
const script = join(import.meta.dirname, 'random-paths.lua')

/**
 * Loads a server with requests for random ones of `paths`, and measures the cost of one. By wrk, which keeps a server busy
 * however many paths there are: autocannon is slower with several, and a server that waits answers fewer each time it wakes up.
 */
export async function loadAtRandom(server: MeasuredProcess, paths: readonly string[], seconds: number): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'znatok-load-'))
  const list = join(folder, 'paths')
  await writeFile(list, paths.join('\n'))
  const options = [`-c${connections}`, '-t1', `-d${seconds}s`, '-H', 'accept-encoding: br', '-s', script]
  const before = await server.getUsage()
  const { stdout } = await execFileAsync('wrk', [...options, server.origin, '--', list])
  const after = await server.getUsage()
  await rm(folder, { recursive: true })
  const { requests, errors, seconds: elapsed, p99 } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Outcome
  if (errors > 0) throw new Error(`${errors} errors or other answers than 2xx from ${server.origin}`)
  return { perSecond: requests / elapsed, cpuMs: (after.cpuMs - before.cpuMs) / requests, p99 }
}
