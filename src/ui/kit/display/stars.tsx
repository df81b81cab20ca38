import { Icon } from './icon.tsx'
import { star } from './icons.ts'
import styles from './star.module.css'

const pitch = 26
const row = [0, 1, 2, 3, 4] as const

/** Five stars as one image, filled up to the rating. `label` is its text alternative. */
export function Stars({ rating, label }: { readonly rating: number; readonly label: string }) {
  return (
    <svg className={styles['stars']} viewBox={`0 0 ${5 * pitch} 24`} role="img" aria-label={label}>
      <StarRow className={styles['off']} />
      <svg width={getStarsWidth(rating)} height="24">
        <StarRow className={styles['on']} />
      </svg>
    </svg>
  )
}

function StarRow({ className }: { readonly className: string | undefined }) {
  return (
    <g className={className}>
      {row.map(index => (
        <path key={index} d={star} transform={`translate(${index * pitch + 1})`} />
      ))}
    </g>
  )
}

/** Width of the filled part: whole stars, then a share of the next one, gaps left out. */
export const getStarsWidth = (rating: number): number => {
  const full = Math.min(5, Math.max(0, rating))
  return Math.round((Math.floor(full) * pitch + (full % 1) * 24 + 1) * 10) / 10
}

interface Rating {
  readonly rating: string
  readonly reviews: string
  /** Text alternative: 'Оценка 4,9 из 5'. */
  readonly label: string
}

export function RatingLine({ rating, reviews, label }: Rating) {
  return (
    <span className={styles['rating']}>
      <Icon path={star} className={styles['star']} />
      <b aria-hidden="true">{rating}</b>
      <span className="unseen">{label}</span>
      <span>{reviews}</span>
    </span>
  )
}
