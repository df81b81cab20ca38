import { describe, expect, it } from 'vitest'
import { getCssData } from './css-data.ts'
import { findCssFeatures } from './css-features.ts'

describe('findCssFeatures', () => {
  it.each([
    ['.a{text-wrap:balance}', ['text-wrap', 'text-wrap: balance']],
    ['.a{--b:oklch(0.5 0 0)}', ['oklch()']],
    ['.a{height:calc(100dvh - 1px)}', ['height', 'calc()', '1dvh', '1px']],
    ['.a:hover>.b::before{}', [':hover', '::before']],
    ['.a{& .b{order:1}}', [':nesting', 'order']],
    [
      '@media (width>=48em) and (scripting:none){}',
      ['@media', '@media width', '@media scripting', '@media range_syntax'],
    ],
    ['@media (min-width:1px){}', ['@media', '@media width']],
    ['@font-face{font-display:swap}', ['@font-face', '@font-face font-display', ': swap']],
    ['@layer a,b;', ['@layer']],
    ['.a{margin:-2dvh}', ['margin', '1dvh']],
    ['.a{background:url(data:image/png;base64,x)}', ['background']],
    ['/* @container */ .a{content:"a:has(b){}"}', ['content']],
    ['@supports (display:x){.a{color:red}} .b{order:1}', ['order']],
  ])('finds the features of %s', (sheet, features) => {
    expect([...findCssFeatures(sheet)]).toEqual(features)
  })
})

describe('getCssData', () => {
  it.each([
    'text-wrap: balance',
    '1dvh',
    '1cqw',
    'oklch()',
    'linear-gradient()',
    ':has',
    '::backdrop',
    '@media scripting',
    '@font-face src',
  ])('finds data for %s', name => {
    expect(getCssData(name)).not.toEqual([])
  })
})
