import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { telemetryOff } from '../../scripts/telemetry-off.ts'
import { root } from './root.ts'

export function runNextBuild(folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'build', folder],
    { cwd: root, env: { ...process.env, ...telemetryOff, NODE_ENV: 'production' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${folder} can't be built:\n${stdout}${stderr}`)
}
