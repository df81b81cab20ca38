import styles from './breadcrumbs.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronLeft, chevronRight } from '#ui/kit/display/icons.ts'

export interface Crumb {
  readonly name: string
  readonly href: string
}

interface Props {
  readonly label: string
  /** From the root to the parent of this page. */
  readonly crumbs: readonly Crumb[]
  readonly current: string
  /** `lang` of the name if it differs from the page. */
  readonly currentLang?: string | undefined
}

/** Breadcrumbs; a phone shows the parent only. */
export function Breadcrumbs({ label, crumbs, current, currentLang }: Props) {
  return (
    <nav className={styles['crumbs']} aria-label={label}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <Icon path={chevronLeft} className={styles['back']} />
            <a href={href}>{name}</a>
            <Icon path={chevronRight} className={styles['next']} />
          </li>
        ))}
        <li aria-current="page" lang={currentLang}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
