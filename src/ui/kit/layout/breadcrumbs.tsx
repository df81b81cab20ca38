import styles from './breadcrumbs.module.css'
import type { Locale } from '#domain/shared/locale.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronLeft, chevronRight } from '#ui/kit/display/icons.ts'

export interface Crumb {
  readonly name: string
  readonly href: string
}

interface Props {
  readonly label: string
  /** From the root to the parent. */
  readonly crumbs: readonly Crumb[]
  readonly currentName: string
  /** Required if a name may be in a language other than the page's. */
  readonly locale?: Locale
}

export function Breadcrumbs({ label, crumbs, currentName, locale }: Props) {
  const getLang = (name: string) => (locale ? getLangAttribute(locale, name) : undefined)
  return (
    <nav className={styles['crumbs']} aria-label={label}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <Icon path={chevronLeft} className={styles['back']} />
            <a href={href} lang={getLang(name)}>
              {name}
            </a>
            <Icon path={chevronRight} className={styles['separator']} />
          </li>
        ))}
        <li aria-current="page" lang={getLang(currentName)}>
          {currentName}
        </li>
      </ol>
    </nav>
  )
}
