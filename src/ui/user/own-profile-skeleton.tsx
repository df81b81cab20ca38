import { Skeleton } from '../kit/skeleton'
import styles from './own-profile.module.css'

/** One's own profile on its way, in its places. */
export function OwnProfileSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['profile']} role="status" aria-busy="true">
      <span className="unseen">{label}</span>
      <div className={styles['head']}>
        <Skeleton kind="face" />
        <Skeleton kind="lines" />
      </div>
      <div className={styles['main']}>
        <Skeleton kind="lines" />
        <Skeleton kind="lines" />
      </div>
    </div>
  )
}
