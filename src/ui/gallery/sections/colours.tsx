import type { GallerySection } from '#ui/gallery/section.ts'
import styles from './colours.module.css'

const tokens = [
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
  'tint-1',
  'tint-2',
  'tint-3',
  'tint-4',
  'tint-5',
  'tint-6',
] as const

function Colours() {
  return (
    <ul className={styles['colours']}>
      {tokens.map(token => (
        <li key={token} className="tiny">
          <span className={styles[token]} />
          {token}
        </li>
      ))}
    </ul>
  )
}

export const colours: GallerySection = { id: 'colours', heading: 'gallery:colours.heading', Content: Colours }
