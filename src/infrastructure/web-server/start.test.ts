import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Opening a pipe without a writer blocks a thread forever. */
const serverSource = `
import { writeSync } from 'node:fs'
import { open, stat } from 'node:fs/promises'
for (let number = 0; number < 7; number += 1) void open('pipe')
await stat('pipe')
writeSync(1, process.env.UV_THREADPOOL_SIZE)
process.kill(process.pid, 'SIGKILL')
`

it.each([
  [{}, '8'],
  [{ UV_THREADPOOL_SIZE: '12' }, '12'],
])('with the environment %j, the number of libuv threads is %s', (env, threadCount) => {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-start-'))
  copyFileSync(join(import.meta.dirname, 'start.cjs'), join(folder, 'start.cjs'))
  writeFileSync(join(folder, 'server.mjs'), serverSource)
  spawnSync('mkfifo', [join(folder, 'pipe')])
  const { stdout } = spawnSync(process.execPath, ['start.cjs'], {
    cwd: folder,
    env: { ...process.env, UV_THREADPOOL_SIZE: undefined, ...env },
    encoding: 'utf8',
    timeout: 10_000,
    killSignal: 'SIGKILL',
  })
  rmSync(folder, { recursive: true })
  expect(stdout).toBe(threadCount)
})
