import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { colorNames, fillColors, parseColors } from './parse-colors.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../../brand/tokens.css'), 'utf8')

const replacePine = (value: string) => tokens.replace(/--pine: [^;]*;/, `--pine: ${value};`)

describe('the colors of the brand', () => {
  test('are hexadecimal in both themes', () => {
    const { light, dark } = parseColors(tokens)
    expect(Object.keys(light)).toEqual(colorNames)
    for (const color of [...Object.values(light), ...Object.values(dark)]) expect(color).toMatch(/^#[\da-f]{6}$/)
  })

  test.each([
    ['light-dark(oklch(0.415 0.078 163), oklch(0.785 0.088 161))', '#18593f', '#85cba7'],
    ['light-dark(oklch(41.5% 0.078 163), #85CBA7)', '#18593f', '#85cba7'],
    ['light-dark(oklch(1 0 0), oklch(0 0 0 / 46%))', '#ffffff', '#000000'],
  ])('are converted to hexadecimal: %s', (value, light, dark) => {
    const colors = parseColors(replacePine(value))
    expect([colors.light.pine, colors.dark.pine]).toEqual([light, dark])
  })

  test('are not read from comments', () => {
    const css = tokens
      .replace(/--pine: [^;]*;/, '$& /* --pine: light-dark(#000000, #000000); --fir: #000; */')
      .replace(';', ' /* */;')
    expect(parseColors(css)).toEqual(parseColors(tokens))
  })

  test.each([
    ['--pine is not', replacePine('#18593f')],
    ['--pine is not', replacePine('light-dark(green, red)')],
    ['--pine is not', replacePine('light-dark(#18593f8, #85cba7)')],
    ['--pine is not', tokens.replace(/--pine: [^;]*;/, '')],
    ['--fir is unknown', tokens.replace('--paper:', '--fir: light-dark(#000000, #ffffff); --paper:')],
  ])('are rejected with a message if invalid: %s', (message, css) => {
    expect(() => parseColors(css)).toThrow(`brand/tokens.css: ${message}`)
  })

  test('replace references to them in an SVG', () => {
    const { light } = parseColors(tokens)
    expect(fillColors('<path fill="var(--on-pine)"/>', light)).toBe(`<path fill="${light['on-pine']}"/>`)
    expect(() => fillColors('<path fill="var(--fir)"/>', light)).toThrow('no color --fir')
  })
})
