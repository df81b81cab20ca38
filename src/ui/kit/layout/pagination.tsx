import type { ReactNode } from 'react'
import type { PageLink } from '#domain/shared/pagination.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronLeft, chevronRight } from '#ui/kit/display/icons.ts'
import styles from './pagination.module.css'

interface Props {
  readonly label: string
  readonly links: readonly PageLink[]
  readonly current: number
  readonly last: number
  readonly href: (page: number) => string
  readonly texts: { readonly previous: string; readonly next: string; readonly page: (page: number) => string }
  /** '1–24 из 34'. */
  readonly range: string
}

export function Pagination({ label, links, current, last, href, texts, range }: Props) {
  return (
    <nav className={styles['pagination']} aria-label={label}>
      <Step page={current - 1} {...{ last, href }} rel="prev">
        <Icon path={chevronLeft} />
        <span>{texts.previous}</span>
      </Step>
      <ol className={classNames(links.length > 5 && styles['many'])}>
        {links.map((link, index) => (
          <li key={link === 'gap' ? `gap-${index}` : link}>
            {link === 'gap' ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <a href={href(link)} aria-label={texts.page(link)} aria-current={link === current ? 'page' : undefined}>
                {link}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step page={current + 1} {...{ last, href }} rel="next">
        <span>{texts.next}</span>
        <Icon path={chevronRight} />
      </Step>
      <span className={classNames(styles['range'], 'small', 'second')}>{range}</span>
    </nav>
  )
}

interface StepProps extends Pick<Props, 'last' | 'href'> {
  readonly page: number
  readonly rel: 'prev' | 'next'
  readonly children: ReactNode
}

/** On the first or last page plain text, which keeps the space of the link. */
function Step({ page, last, href, rel, children }: StepProps) {
  if (page < 1 || page > last) return <span className={styles['step']}>{children}</span>
  return (
    <a className={styles['step']} href={href(page)} rel={rel}>
      {children}
    </a>
  )
}
