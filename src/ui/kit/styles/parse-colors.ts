/** Every color of the kit, as `--{name}` in brand/tokens.css. */
export const colorNames = [
  'paper',
  'surface',
  'raised',
  'well',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'edge',
  'pine',
  'pine-hover',
  'pine-press',
  'on-pine',
  'mist',
  'mist-line',
  'amber',
  'star-off',
  'danger',
  'danger-hover',
  'on-danger',
  'blush',
  'dot',
  'scrim',
  'tint-1',
  'tint-2',
  'tint-3',
  'tint-4',
  'tint-5',
  'tint-6',
] as const
export type ColorName = (typeof colorNames)[number]

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Hexadecimal colors (`#18593f`) of a theme. Translucent colors lose their alpha. */
export type Colors = Readonly<Record<ColorName, string>>

const declarationSyntax = /--([\w-]+):\s*([^;]*);/g
const pairSyntax =
  /^light-dark\((?<light>oklch\([^()]*\)|#[\da-f]{6}(?:[\da-f]{2})?), *(?<dark>oklch\([^()]*\)|#[\da-f]{6}(?:[\da-f]{2})?)\)$/i
const oklchSyntax = /^oklch\((\d*\.?\d+)(%?) (\d*\.?\d+) (\d*\.?\d+)(?: \/ [\d.]+%?)?\)$/i

const hasEveryColor = (colors: Readonly<Record<string, string>>): colors is Colors =>
  colorNames.every(name => Object.hasOwn(colors, name))

/** Throws an error that names every missing, unknown or unreadable color. */
export function parseColors(css: string): Readonly<Record<Theme, Colors>> {
  const cssWithoutComments = css.replaceAll(/\/\*[^]*?\*\//g, '')
  const declarations = new Map(
    [...cssWithoutComments.matchAll(declarationSyntax)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
  const readTheme = (theme: Theme): Readonly<Record<string, string>> =>
    Object.fromEntries(
      colorNames.flatMap(name => {
        const color = convertToHex(pairSyntax.exec(declarations.get(name) ?? '')?.groups?.[theme] ?? '')
        return color === undefined ? [] : [[name, color]]
      }),
    )
  const [light, dark] = [readTheme('light'), readTheme('dark')]
  const unknownNames = [...declarations.keys()].filter(name => !colorNames.some(knownName => knownName === name))
  if (unknownNames.length === 0 && hasEveryColor(light) && hasEveryColor(dark)) return { light, dark }
  const wrongNames = colorNames.filter(name => !Object.hasOwn(light, name) || !Object.hasOwn(dark, name))
  const errors = [
    ...unknownNames.map(name => `--${name} is unknown`),
    ...wrongNames.map(name => `--${name} is not set to light-dark() of two colors, each oklch(…) or #rrggbb`),
  ]
  throw new Error(`brand/tokens.css: ${errors.join('; ')}`)
}

export const fillColors = (svg: string, colors: Colors): string =>
  svg.replace(/var\(--([\w-]+)\)/g, (_reference, name: string) => {
    const [, color] = Object.entries(colors).find(([colorName]) => colorName === name) ?? []
    if (color === undefined) throw new Error(`no color --${name} in brand/tokens.css`)
    return color
  })

function convertToHex(color: string): string | undefined {
  if (color.startsWith('#')) return color.slice(0, 7).toLowerCase()
  const [, lightness, percent, chroma, hue] = oklchSyntax.exec(color) ?? []
  if (lightness === undefined) return undefined
  return convertOklch(Number(lightness) / (percent === '%' ? 100 : 1), Number(chroma), Number(hue))
}

/** Uses the matrices of Oklab (https://bottosson.github.io/posts/oklab/) and the transfer function of sRGB. */
function convertOklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const bytes = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ].map(linear => {
    const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(Math.min(Math.max(encoded, 0), 1) * 255)
  })
  return `#${bytes.map(byte => byte.toString(16).padStart(2, '0')).join('')}`
}
