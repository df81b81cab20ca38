import { join } from 'node:path'
import { firstRelease, isNextReleaseCurrent, nextRelease } from '#tests/servers/build-next-release.ts'
import { reservePort } from '#tests/servers/reserve-port.ts'
import { startProcess } from '#tests/servers/start-process.ts'
import { startHttpServer } from './start-http-server.ts'
import { forwardRequest } from './forward-request.ts'
import { startedProcesses } from './started-processes.ts'

/** Two releases that run behind one URL, as in a rolling deployment. */
export interface Releases {
  readonly url: string
  readonly serve: (release: 'first' | 'next') => void
  readonly stop: () => Promise<void>
}

export async function startReleases(apiUrl: string): Promise<Releases> {
  // The next release is not built here, because parallel workers would delete each other's files.
  if (!(await isNextReleaseCurrent())) throw new Error('Run `npm run build:next-release` first.')
  let target = ''
  const { url, stop } = await startHttpServer((incoming, response) => forwardRequest(incoming, response, target))
  const start = async (folder: string) => {
    const port = await reservePort()
    const env = { PORT: `${port}`, SITE_URL: url, API_BASE_URL: apiUrl }
    const startedSite = await startProcess([join(folder, 'dist/start.cjs')], env, line => line.includes('listening'))
    startedProcesses.add(`site ${port}`, startedSite)
    return { url: `http://127.0.0.1:${port}`, stop: startedSite.stop }
  }
  const [first, next] = await Promise.all([start(firstRelease), start(nextRelease)])
  const releases = { first, next }
  return {
    url,
    serve(release) {
      target = releases[release].url
    },
    async stop() {
      await Promise.all([stop(), releases.first.stop(), releases.next.stop()])
    },
  }
}
