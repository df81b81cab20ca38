import styles from './breadcrumbs.module.css'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronLeft, chevronRight } from '#ui/kit/display/icons.ts'

export interface Crumb {
  readonly name: string
  readonly href: string
}

interface Props {
  readonly label: string
  /** From the top down; the last one is the parent of this page. */
  readonly crumbs: readonly Crumb[]
  /** This page. */
  readonly current: string
  /** The language of its name, where it is not the page's. */
  readonly currentLang?: string | undefined
}

/** The way here. A phone shows the parent alone. */
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
