import dots from '#ui/city/map/dots.json'
import { cityPoint } from '#ui/city/map/city-point.ts'
import { colours } from './colours.ts'
import { rounded } from './rounded.ts'

const scale = 1.103
const left = 592
const top = 114

/** The map of dots at the right, with the city pointed out where its place is known. */
export const map = (slug?: string): string => {
  const paths = dots.map(({ width, d }) => `<path stroke-width="${width}" d="${d}"/>`).join('')
  const place = slug === undefined ? undefined : cityPoint(slug)
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${colours.dot}" stroke-linecap="round">${paths}</g>${place ? here(rounded(left + place.x * scale), rounded(top + place.y * scale)) : ''}`
}

const here = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="18" fill="${colours.pine}" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="8" fill="${colours.pine}" stroke="${colours.paper}" stroke-width="2"/>`
