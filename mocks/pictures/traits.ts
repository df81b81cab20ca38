import { pickInteger, pick, createRandom, type Random } from '#mocks/generator/random.ts'

const skinColors = ['#e3b594', '#d9a582', '#eac3a6', '#c98f6b', '#d6a184', '#f0cdb2'] as const
const hairColors = [
  '#2a2321',
  '#4a3628',
  '#5f432f',
  '#7d5a3c',
  '#a67c4e',
  '#8b4a2f',
  '#3a2b26',
  '#8d8780',
  '#c4a572',
] as const
const clothesColors = [
  '#2f4a3e',
  '#2c3850',
  '#5b4a43',
  '#7a3f3a',
  '#3d5a6c',
  '#8a8175',
  '#444147',
  '#6d6a3f',
  '#a9a294',
] as const
const backgrounds = ['#a3b3ab', '#b7ad9c', '#9fb0bb', '#bfb2a6', '#a9a8b5', '#b4bba3', '#c2b0a8', '#98a7a0'] as const

export const womenCuts = ['long', 'bob', 'bun', 'wavy', 'tied', 'fringe'] as const
export const menCuts = ['short', 'parted', 'cropped', 'curly', 'swept', 'bald'] as const
export type Cut = (typeof womenCuts)[number] | (typeof menCuts)[number]

export interface Traits {
  readonly isWoman: boolean
  readonly skin: string
  readonly hair: string
  readonly cut: Cut
  readonly background: string
  readonly clothes: string
  readonly collar: 'crew' | 'shirt' | 'vee' | 'high'
  readonly beard: 'none' | 'stubble' | 'full'
  readonly glasses: boolean
  readonly smile: number
  readonly tilt: number
  readonly width: number
  readonly eyes: string
}

/** Hairstyles and colors cycle, so that consecutive faces differ; other traits are random. */
export function createTraits(face: number): Traits {
  const random: Random = createRandom(face * 7919)
  const isWoman = face % 2 === 1
  const pairIndex = Math.floor(face / 2)
  const cycle = <T>(items: readonly T[], step: number, fallback: T): T =>
    items[(pairIndex * step) % items.length] ?? fallback
  const beard = random()
  return {
    isWoman,
    skin: pick(random, skinColors),
    hair: cycle(hairColors, 4, hairColors[0]),
    cut: isWoman ? cycle(womenCuts, 1, 'long') : cycle(menCuts, 1, 'short'),
    background: cycle(backgrounds, 3, backgrounds[0]),
    clothes: cycle(clothesColors, 5, clothesColors[0]),
    collar: pick(random, ['crew', 'shirt', 'vee', 'high'] as const),
    beard: isWoman || beard < 0.5 ? 'none' : beard < 0.78 ? 'stubble' : 'full',
    glasses: random() < 0.22,
    smile: pickInteger(random, 3, 9),
    tilt: pickInteger(random, -3, 3),
    width: isWoman ? pickInteger(random, 56, 61) : pickInteger(random, 61, 66),
    eyes: pick(random, ['#3b2f2a', '#4a4f45', '#43525c', '#2f2925']),
  }
}
