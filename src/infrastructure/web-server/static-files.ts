import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { getStaticFolder } from '#infrastructure/next/build-output.ts'
import { staticFilesPrefix } from '#infrastructure/next/static-paths.ts'

const yearInMs = 31_536_000_000
const dayInMs = 86_400_000

/** Serves the files of the build (content-hashed names) and of `public/`, compressed at build time. */
export const createStaticFiles =
  (root: string, retainedFolder?: string) =>
  async (app: FastifyInstance, headers: Readonly<Record<string, string>>) => {
    const setHeaders = (reply: { header: (name: string, value: string) => unknown }, path: string) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value)
      // These files have a fixed URL, so browsers must revalidate them.
      if (path.includes('/public/builds/')) reply.header('cache-control', 'no-cache')
      // Fonts have content-hashed names too.
      if (path.endsWith('.woff2')) reply.header('cache-control', 'public, max-age=31536000, immutable')
    }
    const commonOptions = { preCompressed: true, index: false, setHeaders } as const
    await app.register(serveStatic, {
      ...commonOptions,
      root: [getStaticFolder(root), ...(retainedFolder === undefined ? [] : [retainedFolder])],
      // The lists of builds are dotfiles.
      dotfiles: 'ignore',
      prefix: staticFilesPrefix,
      immutable: true,
      maxAge: yearInMs,
    })
    await app.register(serveStatic, {
      ...commonOptions,
      root: join(root, 'dist/public'),
      prefix: '/',
      decorateReply: false,
      // One route per existing file; any other path is a page.
      wildcard: false,
      maxAge: dayInMs,
    })
  }
