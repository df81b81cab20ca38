import { renderWithNext } from '#infrastructure/next/render-with-next.ts'
import { startNext } from '#infrastructure/next/start-next.ts'
import { readSettings } from '#infrastructure/web-server/settings.ts'
import { startRuntime } from '#infrastructure/web-server/start-runtime.ts'

// Runs in a separate process, because Next patches `fetch` and needs NODE_ENV=production.
const [, , path = '/'] = process.argv
await startRuntime(readSettings(process.env))
const next = await startNext(process.cwd(), 0)
const { status, headers, render } = await renderWithNext(next.getRequestHandler(), 'ru', path, 'id')
const { document, flight, routeTree } = render.output ?? {}
process.stdout.write(
  `\n${JSON.stringify({ status, headers, html: document, flight: String(flight), tree: String(routeTree) })}\n`,
  () => {
    process.exit(0)
  },
)
