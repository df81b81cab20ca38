import { http, HttpResponse } from 'msw'
import { faceCount, workCount } from '#mocks/generator/extras.ts'
import { getPicture } from '#mocks/pictures/picture.ts'
import { drawFace } from '#mocks/pictures/face.ts'
import { drawWork } from '#mocks/pictures/work.ts'
import { noSuchRoute } from './refusal.ts'
import { parseTemplate } from './template.ts'

/** Serves a drawn picture. Responds 404 if sharp is missing; the site then shows initials. */
function createPictureHandler(path: string, max: number, draw: (number: number) => string) {
  const template = parseTemplate(path)
  return http.get(template.urlPattern, async ({ request }) => {
    const { pathname } = new URL(request.url)
    const number = Number(template.match(pathname)?.[0])
    const exists = Number.isInteger(number) && number >= 1 && number <= max
    const jpeg = exists ? await getPicture(pathname, () => draw(number)) : undefined
    if (jpeg === undefined) return HttpResponse.json(noSuchRoute.body('en'), { status: noSuchRoute.status })
    return new HttpResponse(jpeg, {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
    })
  })
}

export const pictureHandlers = [
  createPictureHandler('/pictures/faces/{number}.jpg', faceCount, drawFace),
  createPictureHandler('/pictures/works/{number}.jpg', workCount, drawWork),
]
