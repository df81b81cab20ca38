import { expect, it } from 'vitest'
import type { NextConfig } from 'next'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './support/create-planted-project.ts'
import { getLargePictureAttributes, getPictureAttributes } from '#ui/kit/display/picture.ts'

it('the image optimizer accepts exactly the widths and qualities that the kit uses', async () => {
  const file = pathToFileURL(join(root, 'next.config.ts')).href
  const { default: config } = (await import(file)) as { readonly default: NextConfig }
  const sets = [getLargePictureAttributes('https://img.example/a').srcSet]
  for (let width = 1; width <= 400; width += 1) sets.push(getPictureAttributes('https://img.example/a', width).srcSet)
  const used = new Set(sets.flatMap(set => [...set.matchAll(/&w=(\d+)/g)].map(([, width]) => Number(width))))
  const { imageSizes = [], deviceSizes = [], qualities } = config.images ?? {}
  expect([...used].toSorted((a, b) => a - b)).toEqual([...imageSizes, ...deviceSizes].toSorted((a, b) => a - b))
  expect(new Set(sets.flatMap(set => [...set.matchAll(/&q=(\d+)/g)].map(([, quality]) => Number(quality))))).toEqual(
    new Set(qualities),
  )
})
