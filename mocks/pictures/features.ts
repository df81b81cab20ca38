import type { Traits } from './traits.ts'

const beardOpacity: Readonly<Record<Traits['beard'], number>> = { none: 0, stubble: 0.28, full: 0.88 }

const drawBeard = ({ beard: kind, hair }: Traits) =>
  kind === 'none'
    ? ''
    : `<path d="M128 176C136 210 150 216 164 214C180 206 220 206 236 214C250 216 264 210 272 176V280H128Z" fill="${hair}" opacity="${beardOpacity[kind]}" filter="url(#soft)"/>`

const drawGlasses = ({ glasses: hasGlasses }: Traits) =>
  hasGlasses
    ? '<g fill="#fff" fill-opacity=".1" stroke="#2e2a28" stroke-width="3.4"><rect x="150" y="160" width="42" height="30" rx="11"/><rect x="208" y="160" width="42" height="30" rx="11"/><path d="M192 171Q200 167 208 171" fill="none"/></g>'
    : ''

const drawEye = (x: number, color: string) =>
  `<ellipse cx="${x}" cy="175" rx="10.5" ry="5.4" fill="#f4ece6"/><circle cx="${x}" cy="175" r="5" fill="${color}"/><path d="M${x - 12} 173Q${x} 165 ${x + 12} 173" stroke="#3a2a24" stroke-width="3" fill="none" stroke-linecap="round"/>`

const drawBrow = (x: number, turn: number, { hair, isWoman }: Traits) =>
  `<path d="M${x - 15} ${158 + turn}Q${x} ${150 - Math.abs(turn)} ${x + 15} ${158 - turn}" stroke="${hair}" stroke-width="${isWoman ? 4 : 6}" fill="none" stroke-linecap="round" opacity=".85"/>`

export function drawFeatures(traits: Traits): string {
  const { eyes, smile, isWoman } = traits
  const lips = isWoman ? '#a8544c' : '#8f5a4a'
  return [
    '<ellipse cx="158" cy="204" rx="17" ry="11" fill="#c0604a" opacity=".13" filter="url(#softer)"/>',
    '<ellipse cx="242" cy="204" rx="17" ry="11" fill="#c0604a" opacity=".13" filter="url(#softer)"/>',
    drawBeard(traits),
    drawEye(172, eyes),
    drawEye(228, eyes),
    drawBrow(171, 1, traits),
    drawBrow(229, -1, traits),
    '<path d="M203 172C206 190 212 200 208 206C202 211 194 210 191 206" stroke="#5a2f1c" stroke-opacity=".35" stroke-width="3.4" fill="none" stroke-linecap="round"/>',
    `<path d="M179 228Q200 ${228 + smile * 1.7} 221 228Q200 ${224 + smile * 0.5} 179 228Z" fill="${lips}" opacity=".85"/>`,
    drawGlasses(traits),
  ].join('')
}
