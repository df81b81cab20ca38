import { http, HttpResponse } from 'msw'
import { faces, works } from '#mocks/generator/extras.ts'
import { pictureOf } from '#mocks/pictures/picture.ts'
import { faceSvg } from '#mocks/pictures/face.ts'
import { workSvg } from '#mocks/pictures/work.ts'
import { noSuchRoute } from './refusal.ts'
import { templateOf } from './template.ts'

/** A drawn picture; where nothing can draw there is none, and initials are shown. */
function picture(path: string, most: number, svgOf: (number: number) => string) {
  const template = templateOf(path)
  return http.get(template.address, async ({ request }) => {
    const { pathname } = new URL(request.url)
    const number = Number(template.match(pathname)?.[0])
    const known = Number.isInteger(number) && number >= 1 && number <= most
    const jpeg = known ? await pictureOf(pathname, () => svgOf(number)) : undefined
    if (jpeg === undefined) return HttpResponse.json(noSuchRoute.body('en'), { status: noSuchRoute.status })
    return new HttpResponse(jpeg, {
      headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' },
    })
  })
}

export const pictureHandlers = [
  picture('/pictures/faces/{number}.jpg', faces, faceSvg),
  picture('/pictures/works/{number}.jpg', works, workSvg),
]
