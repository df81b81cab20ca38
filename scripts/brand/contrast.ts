import { colorNames, themes, type ColorName, type Colors, type Theme } from '#ui/kit/styles/parse-colors.ts'

/** WCAG 2.2 AA, success criterion 1.4.3. */
const minTextContrast = 4.5
/** Applies to the parts that identify a control or its state (WCAG 2.2 AA, success criterion 1.4.11). */
const minControlContrast = 3

/** Applies to the colors of text and lines if the visitor prefers more contrast (WCAG 2.2 AAA, criterion 1.4.6). */
const minIncreasedContrast = 7

interface ContrastRule {
  readonly foregrounds: readonly ColorName[]
  readonly backgrounds: readonly ColorName[]
  readonly minimum: number
}

const pageBackgrounds = ['paper', 'surface', 'raised', 'well'] as const
const tints = colorNames.filter(name => name.startsWith('tint-'))

export const contrastRules: readonly ContrastRule[] = [
  {
    foregrounds: ['ink', 'ink-2', 'ink-3', 'pine'],
    backgrounds: [...pageBackgrounds, 'mist'],
    minimum: minTextContrast,
  },
  { foregrounds: ['danger'], backgrounds: ['paper', 'surface', 'raised', 'blush'], minimum: minTextContrast },
  { foregrounds: ['ink', 'ink-2'], backgrounds: ['blush', ...tints], minimum: minTextContrast },
  {
    foregrounds: ['ink', 'ink-2'],
    backgrounds: [...pageBackgrounds, 'mist', 'blush'],
    minimum: minIncreasedContrast,
  },
  { foregrounds: ['on-pine'], backgrounds: ['pine', 'pine-hover', 'pine-press'], minimum: minTextContrast },
  { foregrounds: ['on-danger'], backgrounds: ['danger', 'danger-hover'], minimum: minTextContrast },
  { foregrounds: ['ink'], backgrounds: ['line'], minimum: minTextContrast },
  { foregrounds: ['pine'], backgrounds: ['mist-line'], minimum: minTextContrast },
  { foregrounds: ['edge'], backgrounds: [...pageBackgrounds], minimum: minControlContrast },
  { foregrounds: ['amber'], backgrounds: ['paper', 'surface', 'raised'], minimum: minControlContrast },
]

/** Computes the relative luminance of `#rrggbb`: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function getLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function getContrast(color: string, otherColor: string): number {
  const luminances = [color, otherColor].map(getLuminance)
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

/** Rounds down, so that 4.499 is not shown as the required 4.5. */
const formatRatio = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2)

export function findContrastProblems(colors: Readonly<Record<Theme, Colors>>): readonly string[] {
  return themes.flatMap(theme =>
    contrastRules.flatMap(({ foregrounds, backgrounds, minimum }) =>
      foregrounds.flatMap(foreground =>
        backgrounds.flatMap(background => {
          const ratio = getContrast(colors[theme][foreground], colors[theme][background])
          return ratio >= minimum
            ? []
            : [
                `brand/tokens.css: --${foreground} on --${background} has a contrast of ${formatRatio(ratio)} in the ${theme} theme, but needs ${minimum}`,
              ]
        }),
      ),
    ),
  )
}
