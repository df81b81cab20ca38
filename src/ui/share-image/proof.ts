import type { Profile } from '#domain/profile/profile.ts'
import { getProofFacts } from '#domain/profile/proof.ts'
import { getPriceFrom } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getPriceParts } from '#ui/i18n/price-parts.ts'
import { star } from '#ui/kit/display/icons.ts'
import { formatProofFact } from '#ui/profile/page/format-proof-fact.ts'
import { colors } from './colors.ts'
import { hasAllGlyphs } from './letters.ts'
import { round, contentWidth, margin } from './svg.ts'
import { drawText, getTextWidth } from './text.ts'

interface Cell {
  readonly kind: string
  readonly value: string
  readonly label: string
}

// Lengths in pixels. `tracking` is in thousandths of the font size.
const top = 373
const height = 125
const padding = 30
const maxCells = 4
const starWidth = 48
const valueStyle = { size: 44, weight: 'bold', tracking: -20 } as const
const labelStyle = { size: 27, weight: 'regular', tracking: -10 } as const

export const drawProof = (locale: Locale, profile: Profile): string => {
  const cells = createCells(locale, profile)
  if (cells.length === 0) return ''
  const widths = cells.map(getCellWidth)
  const requiredWidth = widths.reduce((sum, width) => sum + width, padding * (cells.length - 1))
  const spareWidth = Math.max(0, contentWidth - requiredWidth) / cells.length
  let x = margin
  const cellShapes = cells.map((cell, index) => {
    const line = index === 0 ? '' : `<path d="M${round(x)} ${top}v${height}"/>`
    const left = index === 0 ? x : x + padding
    x = left + (widths[index] ?? 0) + spareWidth
    return line + drawCell(cell, left)
  })
  const edges = [top, top + height].map(y => `<path d="M${margin} ${y}h${contentWidth}"/>`)
  return `<g stroke="${colors.line}" stroke-width="2">${edges.join('')}${cellShapes.join('')}</g>`
}

const createCells = (locale: Locale, profile: Profile): readonly Cell[] => {
  const facts = getProofFacts(profile).map(fact => ({ kind: fact.kind, ...formatProofFact(locale, fact) }))
  const cells = [...facts, ...createPriceCells(locale, profile)]
  return cells.length <= maxCells ? cells : cells.filter(({ kind }) => kind !== 'memberSince')
}

const createPriceCells = (locale: Locale, profile: Profile): readonly Cell[] => {
  const price = getPriceFrom(profile)
  if (!price) return []
  const { from, amount, unit } = getPriceParts(locale, price, 'long')
  // The typeface lacks some currency symbols, and a price without its currency would look like rubles.
  const value = hasAllGlyphs(amount) ? amount : `${formatNumber(locale, price.amount)} ${price.currency}`
  return [{ kind: 'price', value, label: unit === null ? from : `${from}, ${unit}` }]
}

const getCellWidth = (cell: Cell): number =>
  Math.max(
    getTextWidth(cell.value, valueStyle) + (cell.kind === 'rating' ? starWidth : 0),
    getTextWidth(cell.label, labelStyle),
  )

const drawCell = (cell: Cell, x: number): string => {
  const isRating = cell.kind === 'rating'
  const fill = cell.kind === 'verified' ? colors.pine : colors.ink
  const starShape = isRating
    ? `<path fill="${colors.amber}" transform="translate(${round(x)} ${top + 24}) scale(1.667)" d="${star}"/>`
    : ''
  const valueShape = drawText(cell.value, x + (isRating ? starWidth : 0), top + 60, { ...valueStyle, fill })
  return `<g stroke="none">${starShape}${valueShape}${drawText(cell.label, x, top + 95, { ...labelStyle, fill: colors['ink-2'] })}</g>`
}
