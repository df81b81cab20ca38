import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { getStaticFolder } from '#infrastructure/next/build-output.ts'
import { staticFilesPrefix } from '#infrastructure/next/static-paths.ts'

const yearInMs = 31_536_000_000
const dayInMs = 86_400_000

/** The default scope of a service worker is the folder of its script, so the script is served from the root. */
const serviceWorkerPath = '/sw.js'

interface StaticFilesOptions {
  readonly hasServiceWorker: boolean
  readonly retainedFolder?: string | undefined
}

type Headers = Readonly<Record<string, string>>

/** The content of these files may change with each build, and must never be out of date. */
const mutableFolders = ['dist/public/builds/', 'dist/service-worker/']

const getOptions = (root: string, headers: Headers) =>
  ({
    preCompressed: true,
    index: false,
    setHeaders: (reply: { header: (name: string, value: string) => unknown }, path: string) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value)
      if (mutableFolders.some(folder => path.startsWith(join(root, folder)))) reply.header('cache-control', 'no-cache')
      // Fonts have content-hashed names too.
      if (path.endsWith('.woff2')) reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  }) as const

export const createStaticFilesPlugin =
  (root: string, { hasServiceWorker, retainedFolder }: StaticFilesOptions) =>
  async (app: FastifyInstance, headers: Headers): Promise<void> => {
    await app.register(serveStatic, {
      ...getOptions(root, headers),
      root: [getStaticFolder(root), ...(retainedFolder === undefined ? [] : [retainedFolder])],
      // The retained folder keeps its file lists and unfinished files in dot folders.
      dotfiles: 'ignore',
      prefix: staticFilesPrefix,
      decorateReply: false,
      immutable: true,
      maxAge: yearInMs,
    })
    await servePublicFiles(app, root, headers, hasServiceWorker ? 'worker.js' : 'unregister.js')
  }

export async function servePublicFiles(
  app: FastifyInstance,
  root: string,
  headers: Headers,
  workerFile: 'worker.js' | 'unregister.js',
): Promise<void> {
  await app.register(serveStatic, {
    ...getOptions(root, headers),
    root: join(root, 'dist/public'),
    prefix: '/',
    // One route per existing file; any other path is a page.
    wildcard: false,
    maxAge: dayInMs,
  })
  app.get(serviceWorkerPath, (_request, reply) => reply.sendFile(workerFile, join(root, 'dist/service-worker')))
}
