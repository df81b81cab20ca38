import type { City } from '../../domain/city/city'
import { classNames } from '../kit/class-names'
import styles from './dot-map.module.css'
import { placeOf } from './places/place-of'

interface Props {
  readonly className?: string | undefined
  /** The city to point out; one that has no known place is not. */
  readonly city: City | null
}

/** Every city of the catalogue as a dot. Decoration: the names stand elsewhere. */
export function DotMap({ className, city }: Props) {
  const place = city && placeOf(city.slug)
  return (
    <div className={classNames(styles['map'], className)} aria-hidden="true">
      {place && (
        <svg viewBox="0 0 600 288">
          <circle className={styles['halo']} cx={place.x} cy={place.y} r="8" />
          <circle className={styles['here']} cx={place.x} cy={place.y} r="6" />
        </svg>
      )}
    </div>
  )
}
