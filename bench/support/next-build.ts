import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { quiet } from '../../scripts/quiet.ts'
import { root } from './root.ts'

/** Builds a Next.js app with the project's own Next.js. */
export function nextBuild(folder: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/next/dist/bin/next'), 'build', folder],
    { cwd: root, env: { ...process.env, ...quiet, NODE_ENV: 'production' }, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`${folder} can't be built:\n${stdout}${stderr}`)
}
