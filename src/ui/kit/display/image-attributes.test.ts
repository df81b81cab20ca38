import { expect, test } from 'vitest'
import { getImageAttributes, getLargeImageAttributes } from './image-attributes.ts'

test('rounds the width up to an available one, and offers twice the width for dense screens', () => {
  const { src, srcSet } = getImageAttributes('https://cdn.example/a b.jpg?v=1', 56)
  expect(src).toBe('/_next/image?url=https%3A%2F%2Fcdn.example%2Fa%20b.jpg%3Fv%3D1&w=64&q=75')
  expect(srcSet).toContain('&w=128&q=75 2x')
})

test('never requests a small image wider than 384 pixels', () => {
  const { src, srcSet } = getImageAttributes('x', 300)
  expect([src, srcSet]).toEqual([
    '/_next/image?url=x&w=384&q=75',
    '/_next/image?url=x&w=384&q=75 1x, /_next/image?url=x&w=384&q=75 2x',
  ])
  expect(getImageAttributes('x', 999).src).toBe(src)
})

test('offers large images in several widths', () => {
  const { src, srcSet } = getLargeImageAttributes('x')
  expect(src).toBe('/_next/image?url=x&w=1080&q=75')
  expect(srcSet).toBe(
    '/_next/image?url=x&w=640&q=75 640w, /_next/image?url=x&w=1080&q=75 1080w, /_next/image?url=x&w=1920&q=75 1920w',
  )
})
