import { cp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, context, stop } from 'esbuild'
import {
  getCacheHandlerBundleOptions,
  getDevelopmentBundleOptions,
  getDevelopmentInlineScriptBundleOptions,
  getUnregisteringWorkerBundleOptions,
} from './bundles.mjs'
import { writeTextResources } from './text-resources.mjs'
import { writeBrandFiles } from './write-brand-files.mjs'

// Next and the HTTP server keep running, for hot reload. The Fastify app is replaced after each change.

process.env.NEXT_TELEMETRY_DISABLED = '1'
const root = fileURLToPath(new URL('..', import.meta.url))
writeTextResources(root)
await writeBrandFiles(root)
await cp(join(root, 'public'), join(root, 'dist/public'), { recursive: true })
const bundle = join(root, 'dist/development/development.mjs')
let version = 0
let app
let next
let settings
const server = createServer((request, response) => app.routing(request, response))

async function replaceApp({ errors }) {
  if (errors.length > 0) return
  const serverModule = await import(`${pathToFileURL(bundle).href}?version=${(version += 1)}`)
  if (!next) {
    settings = serverModule.readSettings(process.env)
    await serverModule.startRuntime(settings)
    const { default: createNext } = await import('next')
    // Next attaches the WebSocket of its hot reload to this server.
    next = createNext({ dev: true, dir: root, hostname: 'localhost', port: settings.port, httpServer: server })
    await next.prepare()
  }
  const newApp = await serverModule.createDevelopmentApp(next.getRequestHandler(), root)
  await newApp.ready()
  app = newApp
}

await build(getCacheHandlerBundleOptions(root))
await build(getUnregisteringWorkerBundleOptions(root))
await removeCompressedFiles()
const watchers = await Promise.all([
  context({
    ...getDevelopmentBundleOptions(root),
    plugins: [{ name: 'replace', setup: plugin => plugin.onEnd(replaceApp) }],
  }),
  context(getDevelopmentInlineScriptBundleOptions(root)),
])
for (const watcher of watchers) {
  await watcher.rebuild()
  await watcher.watch()
}

/** The file server would prefer compressed files of the last build to the files that were just written. */
async function removeCompressedFiles() {
  for (const folder of ['dist/public', 'dist/service-worker']) {
    const names = await readdir(join(root, folder), { recursive: true })
    for (const name of names.filter(file => /\.(br|gz)$/.test(file))) await rm(join(root, folder, name))
  }
}

/** Stops esbuild first: a watching esbuild process may outlive this one. @param {number} exitCode */
async function shutDown(exitCode) {
  await Promise.all(watchers.map(watcher => watcher.dispose()))
  await stop()
  process.exit(exitCode)
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void shutDown(0))
server.once('error', error => {
  const isTaken = error.code === 'EADDRINUSE'
  const hint = `port ${settings.port} is taken. Stop the process that uses it, or set another PORT.`
  process.stderr.write(`The site can't start: ${isTaken ? hint : error.message}\n`)
  void shutDown(1)
})
server.listen(settings.port, () => {
  // `PORT=0` is any free port.
  process.stdout.write(`listening on ${settings.siteUrl.replace(/:0$/, `:${server.address().port}`)}\n`)
})
