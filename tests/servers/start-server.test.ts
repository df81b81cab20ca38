import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reservePort } from './reserve-port.ts'
import { skipUnlessInstalled } from './skip-unless-installed.ts'
import { startProcess } from './start-process.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'znatok-start-server-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** While tests run, `process.exit` of a Vitest worker throws, and an uncaught error does not end the worker. */
const workerBehavior = `
  process.exit = () => { throw new Error('process.exit was called') }
  process.on('uncaughtException', () => undefined)`

const isUrl = (line: string) => line.startsWith('http:')

/** Ends a script the way Vitest ends a worker, once the script has printed the URL of the server that it started. */
async function runAndEndScript(script: string): Promise<string> {
  const args = ['--import=tsx', '--input-type=module', '--eval', script + workerBehavior]
  const worker = await startProcess(args, { TMPDIR: folder }, isUrl)
  await worker.stop('SIGTERM')
  return worker.getOutput().split('\n').find(isUrl) ?? ''
}

const request = (url: string) =>
  fetch(url).then(
    () => 'answered',
    (error: unknown) => String(Reflect.get(Object(Reflect.get(Object(error), 'cause')), 'code')),
  )

it('a process ends with the worker that started it', async () => {
  const port = await reservePort()
  const listen = `require('node:http').createServer((_, response) => response.end()).listen(${port}, () => console.log('ready'))`
  const url = await runAndEndScript(`
    import { startProcess } from '#tests/servers/start-process.ts'
    await startProcess(['--eval', ${JSON.stringify(listen)}], {}, line => line === 'ready')
    console.log('http://127.0.0.1:${port}')`)
  await expect.poll(() => request(url)).toBe('ECONNREFUSED')
})

describe('nginx', () => {
  skipUnlessInstalled('nginx')

  it('ends with the worker that started it, and so do its child processes', async () => {
    const url = await runAndEndScript(`
      import { startNginx } from '#tests/servers/start-nginx.ts'
      console.log((await startNginx(9, () => '127.0.0.1')).url)`)
    await expect.poll(() => request(url)).toBe('ECONNREFUSED')
  })
})
