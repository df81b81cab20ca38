import type { City } from '#domain/city/city.ts'
import { getCityPoint } from '#domain/city/city-point.ts'
import styles from './city-mark.module.css'

// In map units (width 600). A label that starts further right would overflow.
const maxLabelX = 470

/** Renders nothing for a city without coordinates. */
export function CityMark({ city }: { readonly city: City }) {
  const place = getCityPoint(city.slug)
  if (!place) return null
  const isEast = place.x > maxLabelX
  return (
    <svg className={styles['mark']} viewBox="0 0 600 288">
      <circle className={styles['halo']} cx={place.x} cy={place.y} r="7" />
      <circle className={styles['here']} cx={place.x} cy={place.y} r="5" />
      <text
        className={styles['name']}
        x={place.x + (isEast ? -10 : 10)}
        y={place.y - 6}
        textAnchor={isEast ? 'end' : 'start'}
      >
        {city.name}
      </text>
    </svg>
  )
}
