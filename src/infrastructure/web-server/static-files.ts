import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { getStaticFolder } from '#infrastructure/next/build-output.ts'
import { staticFilesPrefix } from '#infrastructure/next/static-paths.ts'

const yearInMs = 31_536_000_000
const dayInMs = 86_400_000

type Headers = Readonly<Record<string, string>>

const getOptions = (headers: Headers) =>
  ({
    preCompressed: true,
    index: false,
    setHeaders: (reply: { header: (name: string, value: string) => unknown }, path: string) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value)
      // These files have a fixed URL, so browsers must revalidate them.
      if (path.includes('/public/builds/')) reply.header('cache-control', 'no-cache')
      // Fonts have content-hashed names too.
      if (path.endsWith('.woff2')) reply.header('cache-control', 'public, max-age=31536000, immutable')
    },
  }) as const

/** Serves the files of the build (content-hashed names) and of `dist/public/`, compressed at build time. */
export const createStaticFiles =
  (root: string, retainedFolder?: string) =>
  async (app: FastifyInstance, headers: Headers): Promise<void> => {
    await app.register(serveStatic, {
      ...getOptions(headers),
      root: [getStaticFolder(root), ...(retainedFolder === undefined ? [] : [retainedFolder])],
      // The lists of builds are dotfiles.
      dotfiles: 'ignore',
      prefix: staticFilesPrefix,
      immutable: true,
      maxAge: yearInMs,
      decorateReply: false,
    })
    await servePublicFiles(app, root, headers)
  }

/** Files of `public/` and of the brand. */
export async function servePublicFiles(app: FastifyInstance, root: string, headers: Headers): Promise<void> {
  await app.register(serveStatic, {
    ...getOptions(headers),
    root: join(root, 'dist/public'),
    prefix: '/',
    decorateReply: false,
    // One route per existing file; any other path is a page.
    wildcard: false,
    maxAge: dayInMs,
  })
}
