import { expect, it } from 'vitest'
import { pictureQuality, pictureWidths } from '#infrastructure/web-server/pictures/picture-request.ts'
import { getLargePictureAttributes, getPictureAttributes } from '#ui/kit/display/picture.ts'

it('the image optimizer accepts exactly the widths and the quality that the kit uses', () => {
  const sets = [getLargePictureAttributes('https://img.example/a').srcSet]
  for (let width = 1; width <= 400; width += 1) sets.push(getPictureAttributes('https://img.example/a', width).srcSet)
  const used = new Set(sets.flatMap(set => [...set.matchAll(/&w=(\d+)/g)].map(([, width]) => Number(width))))
  expect([...used].toSorted((a, b) => a - b)).toEqual(pictureWidths)
  expect(new Set(sets.flatMap(set => [...set.matchAll(/&q=(\d+)/g)].map(([, quality]) => Number(quality))))).toEqual(
    new Set([pictureQuality]),
  )
})
