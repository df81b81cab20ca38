import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import styles from './card.module.css'

export function TileSkeletons() {
  return (
    <div className={styles['tiles']} aria-busy="true">
      {[1, 2, 3, 4].map(tile => (
        <div key={tile} className={`card ${styles['tile']}`}>
          <Skeleton kind="avatar" />
          <Skeleton kind="lines" />
          <div className={styles['ratingAndPrice']}>
            <Skeleton kind="lines" />
          </div>
        </div>
      ))}
    </div>
  )
}
