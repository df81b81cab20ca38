import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { colours, tints } from '#ui/share-image/svg.ts'
import { root } from './support/create-planted-project.ts'

const readText = (path: string) => readFileSync(join(root, path), 'utf8')
const tokens = readText('src/ui/kit/styles/tokens.css')

type Theme = 'light' | 'dark'

/** Three bytes of a color in sRGB. */
type Rgb = readonly number[]

// Matrices of CSS Color 4: https://www.w3.org/TR/css-color-4/#color-conversion-code
function convertOklch(lightness: number, chroma: number, hue: number): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(linear => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(Math.min(Math.max(encoded, 0), 1) * 255)
  })
}

function getToken(name: string, theme: Theme): Rgb {
  const [, ...values] =
    new RegExp(`--${name}: light-dark\\(oklch\\(([\\d. ]+)\\), oklch\\(([\\d. ]+)\\)\\)`).exec(tokens) ?? []
  const [lightness = NaN, chroma = NaN, hue = NaN] = (values[theme === 'light' ? 0 : 1] ?? '').split(' ').map(Number)
  return convertOklch(lightness, chroma, hue)
}

const parseHex = (hex: string): Rgb => [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))

/** The largest difference between the bytes of the two colors. Rounding may cause a difference of one. */
const getDistance = (hex: string, token: Rgb) =>
  Math.max(...parseHex(hex).map((byte, index) => Math.abs(byte - (token[index] ?? NaN))))

const findColors = (path: string): readonly string[] => readText(path).match(/#[\da-f]{6}\b/g) ?? []

const toTokenName = (key: string) => key.replace(/[A-Z]|\d/g, part => `-${part.toLowerCase()}`)

describe('a color outside the style sheets equals its token', () => {
  it.each([
    ...Object.entries(colours).map(([key, hex]) => ['the share image', toTokenName(key), 'light', hex] as const),
    ...Object.entries(tints).map(([tint, hex]) => ['the share image', `tint-${tint}`, 'light', hex] as const),
    ...['public/manifest.webmanifest', 'public/manifest-en.webmanifest'].flatMap(path =>
      findColors(path).map(hex => [path, 'paper', 'light', hex] as const),
    ),
    ...findColors('public/icons/favicon.svg').map(
      (hex, index) => ['the favicon', 'pine', index === 0 ? 'light' : 'dark', hex] as const,
    ),
    ...findColors('public/icons/app-icon.svg').map(
      (hex, index) => ['the icon of the app', index === 0 ? 'pine' : 'on-pine', 'light', hex] as const,
    ),
  ])('%s: --%s, %s', (_place, name, theme, hex) => {
    expect(getDistance(hex, getToken(name, theme))).toBeLessThanOrEqual(1)
  })
})
