import { Icon } from './icon.tsx'
import { badgeCheck } from './icons.ts'
import styles from './verified-mark.module.css'

export function VerifiedMark({ label }: { readonly label: string }) {
  return (
    <span className={styles['mark']}>
      <Icon path={badgeCheck} />
      <span className="visually-hidden">{label}</span>
    </span>
  )
}
