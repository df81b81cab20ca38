import { expect, it } from 'vitest'
import { imageQuality, imageWidths } from '#infrastructure/web-server/image-proxy/image-request.ts'
import { getLargeImageAttributes, getImageAttributes } from '#ui/kit/display/image-attributes.ts'

it('the image proxy accepts exactly the widths and the quality that the kit uses', () => {
  const srcSets = [getLargeImageAttributes('https://img.example/a').srcSet]
  for (let width = 1; width <= 400; width += 1) srcSets.push(getImageAttributes('https://img.example/a', width).srcSet)
  const usedWidths = new Set(
    srcSets.flatMap(srcSet => [...srcSet.matchAll(/&w=(\d+)/g)].map(([, width]) => Number(width))),
  )
  expect([...usedWidths].toSorted((a, b) => a - b)).toEqual(imageWidths)
  expect(
    new Set(srcSets.flatMap(srcSet => [...srcSet.matchAll(/&q=(\d+)/g)].map(([, quality]) => Number(quality)))),
  ).toEqual(new Set([imageQuality]))
})
