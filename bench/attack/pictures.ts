import { Agent } from 'node:http'
import sharp from 'sharp'
import { addVisit, emptyTally, findViolations } from '../soak/tally.ts'
import { startHttpServer } from '../../tests/e2e/support/start-http-server.ts'
import { visit } from '../../tests/servers/visit.ts'
import { startDemoSite } from './attacked-site.ts'
import type { Attack } from './measure.ts'

const draw = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#3af' } })

/** Small files that unpack to hundreds of megabytes, four requests each. */
const createPictures = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'avif-8000': await draw(8000).avif({ effort: 0 }).toBuffer(),
  'png-8000-interlaced': await draw(8000).png({ progressive: true }).toBuffer(),
  'jpeg-8000-progressive': await draw(8000).jpeg({ progressive: true }).toBuffer(),
  'webp-8000': await draw(8000).webp({ effort: 0 }).toBuffer(),
  'png-5000-interlaced': await draw(5000).png({ progressive: true }).toBuffer(),
})

/** A demo site whose picture host sends hostile pictures, or nothing. */
export async function startPictureAttacks() {
  const pictures = await createPictures()
  const host = await startHttpServer((request, response) => {
    const picture = pictures[request.url?.slice(1).split('.')[0] ?? '']
    // Another name hangs.
    if (picture) response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
  })
  const site = await startDemoSite(new URL(host.url).host)
  const ask = (name: string, number: number) =>
    `/_next/image?${new URLSearchParams({ url: `${host.url}/${name}.${number}.png`, w: '128', q: '75' })}`

  const attack = (name: string): Attack => ({
    name: `four pictures ${name}`,
    async run() {
      const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' })
      const visits = Array.from({ length: 4 }, (_, number) => visit(site.origin, { path: ask(name, number) }, agent))
      const tally = (await Promise.all(visits)).reduce(addVisit, emptyTally)
      agent.destroy()
      return { tally, problems: findViolations(name, tally, [200, 400, 404, 502, 503, 504]) }
    },
  })
  return {
    site,
    attacks: [...Object.keys(pictures), 'hanging'].map(attack),
    async stop() {
      await site.stop()
      await host.stop()
    },
  }
}
