import { Icon } from './icon'
import { badgeCheck } from './icons'
import styles from './verified-mark.module.css'

/** `label` reads 'профиль проверен'. */
export function VerifiedMark({ label }: { readonly label: string }) {
  return (
    <span className={styles['mark']}>
      <Icon path={badgeCheck} />
      <span className="unseen">{label}</span>
    </span>
  )
}
