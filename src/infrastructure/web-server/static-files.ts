import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { imageOptimizer } from '#infrastructure/next/addresses.ts'
import { findStaticFolder } from '#infrastructure/next/build-output.ts'
import { staticFilesPrefix } from '#infrastructure/next/static-addresses.ts'
import type { NextHandler } from '#infrastructure/next/ask-next.ts'
import { createBoundedRenders, Overloaded } from './page-cache/renders.ts'
import { closedPolicy } from './security/security-headers.ts'

const yearInMs = 31_536_000_000
const dayInMs = 86_400_000

/**
 * A picture on another host. For a path of this site Next would render a page, bypassing the page cache and its limits,
 * to see whether it is a picture. Control characters would forge lines in Next's log.
 */
const picture = /^https?:\/\/[^\p{Cc}]+$/u

/** Next parses `Accept` in quadratic time: 15,000 letters take 0.5 s. Browsers send about 64 characters for an image. */
const maxAcceptLength = 256

/** Passes Next only the headers that affect an image. */
function keepImageHeaders(request: IncomingMessage): IncomingMessage {
  const { accept, 'if-none-match': ifNoneMatch } = request.headers
  request.headers = {
    host: 'localhost',
    ...(accept !== undefined && accept.length <= maxAcceptLength && { accept }),
    ...(ifNoneMatch !== undefined && { 'if-none-match': ifNoneMatch }),
  }
  return request
}

/** Files of the build (content-hashed names) and of `public/`, compressed at build time, and resized pictures. */
export const createStaticFiles =
  (root: string, next: NextHandler, keptFiles?: string) =>
  async (app: FastifyInstance, headers: Readonly<Record<string, string>>) => {
    const setHeaders = (reply: { header: (name: string, value: string) => unknown }, path: string) => {
      for (const [name, value] of Object.entries(headers)) reply.header(name, value)
      // Its address is fixed, so it is always revalidated.
      if (path.includes('/public/builds/')) reply.header('cache-control', 'no-cache')
      // Fonts have content-hashed names too.
      if (path.endsWith('.woff2')) reply.header('cache-control', 'public, max-age=31536000, immutable')
    }
    const common = { preCompressed: true, index: false, setHeaders } as const
    await app.register(serveStatic, {
      ...common,
      root: [findStaticFolder(root), ...(keptFiles === undefined ? [] : [keptFiles])],
      // Hides the lists of builds.
      dotfiles: 'ignore',
      prefix: staticFilesPrefix,
      immutable: true,
      maxAge: yearInMs,
    })
    await app.register(serveStatic, {
      ...common,
      root: join(root, 'dist/public'),
      prefix: '/',
      decorateReply: false,
      // One route per existing file: any other address is a page.
      wildcard: false,
      maxAge: dayInMs,
    })
    const refuse = (reply: FastifyReply) =>
      reply
        .code(400)
        .headers({ ...headers, 'content-security-policy': closedPolicy, 'cache-control': 'no-store' })
        .send()
    const resizing = createBoundedRenders({ concurrency: 4, queueTimeout: 10_000, deadline: 30_000 })
    app.get<{ Querystring: { readonly url?: unknown } }>(imageOptimizer, (request, reply) => {
      const { url } = request.query
      if (typeof url !== 'string' || !picture.test(url)) return refuse(reply)
      reply.hijack()
      for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value)
      // Resizing shares libuv's threads with compression and DNS.
      void resizing
        .run(() => next(keepImageHeaders(request.raw), reply.raw))
        .catch((error: unknown) => {
          if (reply.raw.headersSent || !(error instanceof Overloaded)) return void reply.raw.destroy()
          reply.raw.writeHead(503, { 'cache-control': 'no-store', 'retry-after': '5' }).end()
        })
    })
  }
