import { expect, test } from 'vitest'
import { pictureSet } from './picture'

test('asks the site for a picture in widths that it answers', () => {
  const { src, srcSet } = pictureSet('https://cdn.example/a b.jpg?v=1', 56)
  expect(src).toBe('/_next/image?url=https%3A%2F%2Fcdn.example%2Fa%20b.jpg%3Fv%3D1&w=64&q=75')
  expect(srcSet).toContain('&w=128&q=75 2x')
})

test('never asks for more than the widest', () => {
  expect(pictureSet('x', 999).src).toContain('&w=384&')
})
