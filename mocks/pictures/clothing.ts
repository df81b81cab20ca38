import type { Traits } from './traits.ts'

const shoulders = 'M40 420C46 344 104 318 164 300C180 322 220 322 236 300C296 318 354 344 360 420Z'

const collars: Readonly<Record<Traits['collar'], string>> = {
  crew: '<path d="M160 300C176 330 224 330 240 300L246 306C228 342 172 342 154 306Z" fill="#000" opacity=".16"/>',
  shirt:
    '<path d="M160 296L200 344L172 362L146 308ZM240 296L200 344L228 362L254 308Z" fill="#fff" opacity=".24"/><path d="M200 344V420" stroke="#000" stroke-opacity=".2" stroke-width="3"/>',
  vee: '<path d="M164 300L200 356L236 300L246 305L200 374L154 305Z" fill="#000" opacity=".18"/>',
  high: '<path d="M166 276C186 290 214 290 234 276L240 312C222 328 178 328 160 312Z" fill="#fff" opacity=".12"/>',
}

export function drawClothing({ clothes, collar, skin }: Traits): string {
  const neckline = collar === 'vee' ? `<path d="M166 300L200 354L234 300Z" fill="${skin}"/>` : ''
  const neck = collar === 'high' ? `<path d="M166 276C186 290 214 290 234 276L240 316H160Z" fill="${clothes}"/>` : ''
  return `<path d="${shoulders}" fill="${clothes}"/>${neckline}${neck}${collars[collar]}`
}
