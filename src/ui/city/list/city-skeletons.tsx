import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import styles from './cities.module.css'

const lines = [1, 2, 3, 4, 5, 6]

export function CitySkeletons() {
  return (
    <div className={`${styles['results']} ${styles['columns']}`} aria-busy="true">
      {lines.map(line => (
        <Skeleton key={line} kind="lines" />
      ))}
    </div>
  )
}
