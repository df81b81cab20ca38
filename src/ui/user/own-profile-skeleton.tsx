import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import styles from './own-profile.module.css'

export function OwnProfileSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['profile']} aria-busy="true">
      <span className="visually-hidden">{label}</span>
      <div className={styles['head']}>
        <span className={styles['avatar']}>
          <Skeleton kind="avatar" />
        </span>
        <span className={styles['name']}>
          <Skeleton kind="lines" />
        </span>
      </div>
      <div className={`card ${styles['sideCard']} ${styles['skeleton']}`}>
        <Skeleton kind="lines" />
        <Skeleton kind="lines" />
      </div>
      <div className={styles['main']}>
        <Skeleton kind="lines" />
        <Skeleton kind="lines" />
      </div>
    </div>
  )
}
