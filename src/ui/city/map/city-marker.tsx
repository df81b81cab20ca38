import type { City } from '#domain/city/city.ts'
import { getCityPoint } from '#domain/city/city-point.ts'
import styles from './city-marker.module.css'

// In viewBox units. Further right, a long label on the right of its point would overflow the map.
const maxLabelX = 470

export function CityMarker({ city }: { readonly city: City }) {
  const point = getCityPoint(city.slug)
  if (!point) return null
  const isLabelOnLeft = point.x > maxLabelX
  return (
    <svg className={styles['marker']} viewBox="0 0 600 288">
      <circle className={styles['halo']} cx={point.x} cy={point.y} r="7" />
      <circle className={styles['dot']} cx={point.x} cy={point.y} r="5" />
      <text
        className={styles['name']}
        x={point.x + (isLabelOnLeft ? -10 : 10)}
        y={point.y - 6}
        textAnchor={isLabelOnLeft ? 'end' : 'start'}
      >
        {city.name}
      </text>
    </svg>
  )
}
