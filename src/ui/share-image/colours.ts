import type { Tint } from '#domain/profile/initials.ts'

/** The light theme's tokens (kit/tokens.css) as every painter knows them. */
export const colours = {
  paper: '#f8f6ef',
  surface: '#ffffff',
  ink: '#1b1d16',
  ink2: '#4d4e45',
  line: '#e0dcd4',
  pine: '#18593f',
  onPine: '#fdfcf7',
  amber: '#c77b0c',
  dot: '#c2beb1',
} as const

export const tints: Readonly<Record<Tint, string>> = {
  1: '#cbe2f1',
  2: '#d3e4cf',
  3: '#f2d7d6',
  4: '#e1daf0',
  5: '#cae4e2',
  6: '#e6d8cd',
}
