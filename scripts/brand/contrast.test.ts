import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseColors, type ColorName } from '#ui/kit/styles/parse-colors.ts'
import { contrastRules, findContrastProblems, getContrast } from './contrast.ts'

const root = join(import.meta.dirname, '../..')
const colors = parseColors(readFileSync(join(root, 'brand/tokens.css'), 'utf8'))

// The gallery shows every color as a swatch.
const styles = readdirSync(join(root, 'src/ui'), { recursive: true, encoding: 'utf8' })
  .filter(path => path.endsWith('.css') && !path.startsWith('gallery/'))
  .map(path => readFileSync(join(root, 'src/ui', path), 'utf8'))
  .join('\n')

const findColors = (property: RegExp) =>
  new Set(
    [...styles.matchAll(new RegExp(`(?<![\\w-])${property.source}: var\\(--([\\w-]+)\\)`, 'g'))].map(
      ([, name = '']) => name,
    ),
  )

/** No text is on these colors. `edge`, `ink-2` and `ink-3` fill shapes and are checked as foregrounds. */
const exemptBackgrounds = ['dot', 'scrim', 'edge', 'ink-2', 'ink-3']

describe('the contrast rules', () => {
  it('cover every text color in the style sheets', () => {
    const foregrounds = new Set<string>(contrastRules.flatMap(rule => rule.foregrounds))
    expect([...findColors(/color/)].filter(name => !foregrounds.has(name))).toEqual([])
    expect(findColors(/color/).size).toBeGreaterThan(6)
  })

  it('cover every background in the style sheets', () => {
    const coveredBackgrounds = new Set<string>([
      ...contrastRules.flatMap(rule => rule.backgrounds),
      ...exemptBackgrounds,
    ])
    expect([...findColors(/background(?:-color)?/)].filter(name => !coveredBackgrounds.has(name))).toEqual([])
    expect(findColors(/background(?:-color)?/).size).toBeGreaterThan(12)
  })

  it('accept the brand', () => {
    expect(findContrastProblems(colors)).toEqual([])
  })

  it.each([
    ['ink-3', '#999999', '--ink-3 on --surface has a contrast of 2.84 in the light theme, but needs 4.5'],
    ['ink-2', '#666666', '--ink-2 on --surface has a contrast of 5.74 in the light theme, but needs 7'],
    ['on-pine', '#18593f', '--on-pine on --pine has a contrast of 1.00 in the light theme'],
    ['edge', '#cccccc', '--edge on --surface has a contrast of 1.60 in the light theme, but needs 3'],
  ] as const)('find that --%s has too little contrast', (name: ColorName, color, problem) => {
    const light = { ...colors.light, surface: '#ffffff', pine: '#18593f', [name]: color }
    const problems = findContrastProblems({ ...colors, light })
    expect(problems).toContainEqual(expect.stringContaining(problem))
    expect(problems.filter(text => text.includes('dark'))).toEqual([])
  })
})

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#123456', '#123456', 1],
])('the contrast of %s and %s is %s to 1', (color, otherColor, ratio) => {
  expect(getContrast(color, otherColor)).toBeCloseTo(ratio, 2)
})
