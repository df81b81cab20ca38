import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { connections, type LoadResult } from './measure-load.ts'
import type { MeasuredProcess } from '../support/measured-process.ts'

interface WrkResult {
  readonly requests: number
  readonly errors: number
  readonly seconds: number
  readonly p99: number
}

const execFileAsync = promisify(execFile)
const script = join(import.meta.dirname, 'random-paths.lua')

/** Uses wrk, because autocannon is too slow with several paths to keep a server busy. */
export async function loadRandomPaths(
  server: MeasuredProcess,
  paths: readonly string[],
  seconds: number,
): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'znatok-load-'))
  const listFile = join(folder, 'paths')
  await writeFile(listFile, paths.join('\n'))
  const options = [`-c${connections}`, '-t1', `-d${seconds}s`, '-H', 'accept-encoding: br', '-s', script]
  const usageBefore = await server.getUsage()
  const { stdout } = await execFileAsync('wrk', [...options, server.origin, '--', listFile])
  const usageAfter = await server.getUsage()
  await rm(folder, { recursive: true })
  const {
    requests,
    errors,
    seconds: elapsedSeconds,
    p99,
  } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as WrkResult
  if (errors > 0) throw new Error(`${errors} errors or 4xx/5xx responses from ${server.origin}`)
  return { perSecond: requests / elapsedSeconds, cpuMs: (usageAfter.cpuMs - usageBefore.cpuMs) / requests, p99 }
}
