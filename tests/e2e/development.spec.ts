import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copySources, firstRelease } from '#tests/servers/build-next-release.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import { signInThroughDialog } from './support/forms.ts'
import { demoCredentials } from './support/sign-in.ts'
import { startedProcesses } from './support/started-processes.ts'
import { expect, test } from './support/test.ts'

/** Runs in a copy, because the development server writes into the `.next` and `dist` of the tested site. */
async function startDevelopmentSite(apiUrl: string) {
  // In the project, where Node finds the packages.
  const copies = join(firstRelease, '.bench')
  await mkdir(copies, { recursive: true })
  const folder = await mkdtemp(join(copies, 'development-'))
  await copySources(folder)
  const env = { NODE_ENV: 'development', PORT: '0', API_BASE_URL: apiUrl }
  const server = await startProcess([join(folder, 'scripts/dev.mjs')], env, line => line.startsWith('listening on'))
  startedProcesses.add('development site', server)
  return {
    // The test browser resolves no names.
    url: `http://127.0.0.1:${/listening on \S+:(\d+)/.exec(server.getOutput())?.[1]}`,
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  }
}

test('`npm run dev` serves a page on which a visitor can sign in', async ({ page, site, problems }) => {
  // The development server compiles the page on its first request, which is slow while other tests run.
  test.slow()
  const developmentSite = await startDevelopmentSite(site.api.url)
  try {
    await page.goto(`${developmentSite.url}/kazan`)
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
    await signInThroughDialog(page, demoCredentials.email, demoCredentials.password)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Казан/)
  } finally {
    // The page tries to connect again until it is closed.
    problems.allow(/^console: WebSocket connection to .*\/_next\/hmr/)
    await developmentSite.stop()
  }
})
