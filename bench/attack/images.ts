import { Agent } from 'node:http'
import sharp from 'sharp'
import { addVisit, emptyTally, findViolations } from '../soak/tally.ts'
import { startHttpServer } from '../../tests/e2e/support/start-http-server.ts'
import { visit } from '../../tests/servers/visit.ts'
import { startDemoSite } from './attacked-site.ts'
import type { Attack } from './measure-attack.ts'

const createImage = (side: number) => sharp({ create: { width: side, height: side, channels: 3, background: '#3af' } })

/** Creates small files that decode to 75–192 MB. */
const createHostileImages = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'avif-8000': await createImage(8000).avif({ effort: 0 }).toBuffer(),
  'png-8000-interlaced': await createImage(8000).png({ progressive: true }).toBuffer(),
  'jpeg-8000-progressive': await createImage(8000).jpeg({ progressive: true }).toBuffer(),
  'webp-8000': await createImage(8000).webp({ effort: 0 }).toBuffer(),
  'png-5000-interlaced': await createImage(5000).png({ progressive: true }).toBuffer(),
})

export async function setUpImageAttacks() {
  const images = await createHostileImages()
  const imageHost = await startHttpServer((request, response) => {
    const image = images[request.url?.slice(1).split('.')[0] ?? '']
    // The site recognizes a format by the first bytes, not by the type.
    if (image) response.writeHead(200, { 'content-type': 'image/png' }).end(image)
  })
  const site = await startDemoSite(new URL(imageHost.url).host)
  const getImagePath = (name: string, number: number) =>
    `/_next/image?${new URLSearchParams({ url: `${imageHost.url}/${name}.${number}.png`, w: '128', q: '75' })}`

  const createAttack = (name: string): Attack => ({
    name: `four images: ${name}`,
    async run() {
      const agent = new Agent({ keepAlive: true, localAddress: '127.0.0.2' })
      const visits = Array.from({ length: 4 }, (_, number) =>
        visit(site.origin, { path: getImagePath(name, number) }, agent),
      )
      const tally = (await Promise.all(visits)).reduce(addVisit, emptyTally)
      agent.destroy()
      return { tally, problems: findViolations(name, tally, [200, 400, 404, 502, 503, 504]) }
    },
  })
  return {
    site,
    attacks: [...Object.keys(images), 'no-response'].map(createAttack),
    async stop() {
      await site.stop()
      await imageHost.stop()
    },
  }
}
