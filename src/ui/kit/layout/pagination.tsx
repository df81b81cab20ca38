import type { ReactNode } from 'react'
import { getPageLinks } from '#domain/shared/pagination.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronLeft, chevronRight } from '#ui/kit/display/icons.ts'
import styles from './pagination.module.css'

interface Props {
  readonly label: string
  readonly currentPage: number
  readonly lastPage: number
  readonly getHref: (page: number) => string
  readonly texts: { readonly previous: string; readonly next: string; readonly getPageLabel: (page: number) => string }
  /** '1–24 из 34'. */
  readonly range: string
}

export function Pagination({ label, currentPage, lastPage, getHref, texts, range }: Props) {
  const links = getPageLinks(currentPage, lastPage)
  return (
    <nav className={styles['pagination']} aria-label={label}>
      <Step page={currentPage - 1} {...{ lastPage, getHref }} rel="prev">
        <Icon path={chevronLeft} />
        <span>{texts.previous}</span>
      </Step>
      <ol className={classNames(links.length > 5 && styles['many'])}>
        {links.map((link, index) => (
          <li key={link === 'gap' ? `gap-${index}` : link}>
            {link === 'gap' ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <a
                href={getHref(link)}
                aria-label={texts.getPageLabel(link)}
                aria-current={link === currentPage ? 'page' : undefined}
              >
                {link}
              </a>
            )}
          </li>
        ))}
      </ol>
      <Step page={currentPage + 1} {...{ lastPage, getHref }} rel="next">
        <span>{texts.next}</span>
        <Icon path={chevronRight} />
      </Step>
      <span className={classNames(styles['range'], 'small', 'muted')}>{range}</span>
    </nav>
  )
}

interface StepProps extends Pick<Props, 'lastPage' | 'getHref'> {
  readonly page: number
  readonly rel: 'prev' | 'next'
  readonly children: ReactNode
}

function Step({ page, lastPage, getHref, rel, children }: StepProps) {
  if (page < 1 || page > lastPage) return <span className={styles['step']}>{children}</span>
  return (
    <a className={styles['step']} href={getHref(page)} rel={rel}>
      {children}
    </a>
  )
}
