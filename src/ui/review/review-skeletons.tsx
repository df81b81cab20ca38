import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import styles from './review-list.module.css'

export function ReviewSkeletons({ label }: { readonly label: string }) {
  return (
    <div className={styles['skeletons']} role="status" aria-busy="true">
      <span className="visually-hidden">{label}</span>
      {[1, 2, 3].map(review => (
        <div key={review}>
          <Skeleton kind="avatar" />
          <Skeleton kind="lines" />
        </div>
      ))}
    </div>
  )
}
