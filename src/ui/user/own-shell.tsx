import type { ReactNode } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { ownProfilePath, ownSettingsPath } from '#application/routing/own-paths.ts'
import styles from './own-shell.module.css'

/** Around what script fills in: the same for everybody, as tall as the screen, so that nothing seen moves. Hydrates at once. */
export function OwnShell({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <div className={`container ${styles['shell']}`} data-hydrate>
      <noscript>
        <p>{translator(locale)('own:noScript')}</p>
      </noscript>
      {children}
    </div>
  )
}

interface Props {
  readonly locale: Locale
  readonly heading: string
  /** It is reached from the settings. */
  readonly isSetting?: true
}

/** What a page below one's own profile is, and the way back. */
export function OwnHeading({ locale, heading, isSetting }: Props) {
  const t = translator(locale)
  const profile = { name: t('own:profile'), href: localePath(locale, ownProfilePath) }
  const settings = { name: t('own:settings'), href: localePath(locale, ownSettingsPath) }
  const crumbs = isSetting ? [profile, settings] : [profile]
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumbs')} crumbs={crumbs} current={heading} />
      <h1 className={styles['heading']}>{heading}</h1>
    </>
  )
}

interface EditShellProps {
  readonly locale: Locale
  readonly heading: string
  readonly children: ReactNode
}

/** Around a form over one's own data: the way here, and what is changed. The same for everybody. */
export function EditShell({ locale, heading, children }: EditShellProps) {
  return (
    <OwnShell locale={locale}>
      <OwnHeading locale={locale} heading={heading} isSetting />
      {children}
    </OwnShell>
  )
}
