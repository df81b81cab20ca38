import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import styles from './settings.module.css'

/** The settings on their way, in their places. */
export function SettingsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles['settings']} role="status" aria-busy="true">
      <span className="unseen">{label}</span>
      {['first', 'second'].map(column => (
        <div key={column} className={styles['column']}>
          {['upper', 'lower'].map(place => (
            <div key={place} className={`card ${styles['card']} ${styles['waiting']}`}>
              <Skeleton kind="lines" />
              <Skeleton kind="lines" />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
