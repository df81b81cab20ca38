import { readFile } from 'node:fs/promises'
import { http, HttpResponse } from 'msw'
import { noSuchRoute } from './refusal.ts'
import { parseTemplate } from './template.ts'

const { urlPattern, match } = parseTemplate('/pictures/{kind}/{number}.jpg')

/** Reads a file in `mocks/pictures`. Undefined if it does not exist, or if the process runs in another folder. */
async function readPicture(pathname: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const [kind = '', number = ''] = match(pathname) ?? []
  if (!/^(?:faces|works)$/.test(kind) || !/^\d+$/.test(number)) return undefined
  return readFile(`mocks/pictures/${kind}/${number}.jpg`).catch(() => undefined)
}

export const pictureHandlers = [
  http.get(urlPattern, async ({ request }) => {
    const jpeg = await readPicture(new URL(request.url).pathname)
    if (jpeg === undefined) return HttpResponse.json(noSuchRoute.createBody('en'), { status: noSuchRoute.status })
    return new HttpResponse(jpeg, {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
    })
  }),
]
