import type { City } from '#domain/city/city.ts'
import { BareDotMap } from './bare-dot-map.tsx'
import styles from './dot-map.module.css'
import { getCityPoint } from '#domain/city/city-point.ts'

interface Props {
  readonly className?: string | undefined
  readonly city: City
}

export function DotMap({ className, city }: Props) {
  const point = getCityPoint(city.slug)
  return (
    <BareDotMap className={className}>
      {point && (
        <svg viewBox="0 0 600 288">
          <circle className={styles['halo']} cx={point.x} cy={point.y} r="8" />
          <circle className={styles['cityDot']} cx={point.x} cy={point.y} r="6" />
        </svg>
      )}
    </BareDotMap>
  )
}
