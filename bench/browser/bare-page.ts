import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startProcess } from '../../tests/servers/start-process.ts'
import { telemetryOff } from '../../scripts/telemetry-off.ts'
import { bareWeightFile, readInstalledVersions, type BareWeight } from '../../tests/budgets/bare-weight.ts'
import { sumSizes } from '../../tests/budgets/budgets.ts'
import { runNextBuild } from '../support/next-build.ts'
import { weighPage } from '../../tests/budgets/page-weight.ts'
import { root, buildFolder } from '../support/root.ts'

const files = {
  'package.json': '{ "private": true, "type": "module" }\n',
  // Without this file, Next would use the site's configuration.
  'next.config.js': 'export default {}\n',
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/page.js': `export default function Page() {
  return <h1>Bare</h1>
}
`,
}

const folder = join(buildFolder, 'bare')
async function build(): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'app'), { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  runNextBuild(folder)
}

async function measureScript(browser: Browser): Promise<number> {
  const port = await reservePort()
  const nextScript = join(root, 'node_modules/next/dist/bin/next')
  const server = await startProcess([nextScript, 'start', folder, '--port', String(port)], telemetryOff, line =>
    /Ready in/.test(line),
  )
  const page = await browser.newPage()
  const { scripts } = await weighPage(page, `http://127.0.0.1:${port}`, () => Promise.resolve())
  await page.close()
  await server.stop()
  return sumSizes(scripts)
}

export async function measureBarePage(browser: Browser): Promise<BareWeight> {
  await build()
  const script = await measureScript(browser)
  if (script === 0) throw new Error('The bare page loaded no script')
  const bareWeight: BareWeight = { versions: await readInstalledVersions(), script }
  // In Prettier's format, because the file is committed.
  const versions = bareWeight.versions.map(version => JSON.stringify(version)).join(', ')
  await writeFile(bareWeightFile, `{ "versions": [${versions}], "script": ${script} }\n`)
  return bareWeight
}
