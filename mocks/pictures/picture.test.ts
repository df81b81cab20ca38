import { expect, test } from 'vitest'
import { drawFace } from './face.ts'
import { drawWork } from './work.ts'

// A blur of a whole SVG takes most of the time of its picture; a blur of the bitmap takes a few milliseconds.
test.each([drawFace, drawWork])('draws no scene with a filter', draw => {
  for (let number = 1; number <= 12; number += 1) expect(draw(number)).not.toMatch(/<g[^>]* filter=/)
})
