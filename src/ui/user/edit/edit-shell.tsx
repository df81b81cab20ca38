import type { ReactNode } from 'react'
import { localePath } from '../../../application/navigation/locale-path'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import { Breadcrumbs } from '../../kit/breadcrumbs'
import { ownProfilePath } from '../../paths'
import { OwnShell } from '../own-shell'
import styles from './edit-shell.module.css'

interface Props {
  readonly locale: Locale
  readonly heading: string
  readonly children: ReactNode
}

/** Around a form over one's own data: the way here, and what is changed. The same for everybody. */
export function EditShell({ locale, heading, children }: Props) {
  const t = translator(locale)
  const crumbs = [{ name: t('own:profile'), href: localePath(locale, ownProfilePath) }]
  return (
    <OwnShell locale={locale}>
      <Breadcrumbs label={t('common:breadcrumbs')} crumbs={crumbs} current={heading} />
      <h1 className={styles['heading']}>{heading}</h1>
      {children}
    </OwnShell>
  )
}
