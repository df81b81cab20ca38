import { Icon } from './icon.tsx'
import { star } from './icons.ts'
import styles from './stars.module.css'

/** Distance between the left edges of two stars, in viewBox units. A star is 24 wide, and the first one starts at 1. */
const pitch = 26
const starIndexes = [0, 1, 2, 3, 4] as const

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
      {starIndexes.map(index => (
        <path key={index} d={star} transform={`translate(${index * pitch + 1})`} />
      ))}
    </g>
  )
}

/** In viewBox units: the whole stars with the gaps after them, then a share of the next star. */
export const getStarsWidth = (rating: number): number => {
  const clampedRating = Math.min(5, Math.max(0, rating))
  return Math.round((Math.floor(clampedRating) * pitch + (clampedRating % 1) * 24 + 1) * 10) / 10
}

interface RatingLineProps {
  readonly rating: string
  readonly reviews: string
  readonly label: string
}

export function RatingLine({ rating, reviews, label }: RatingLineProps) {
  return (
    <span className={styles['rating']}>
      <Icon path={star} className={styles['star']} />
      <b aria-hidden="true">{rating}</b>
      <span className="visually-hidden">{label}</span>
      <span>{reviews}</span>
    </span>
  )
}
