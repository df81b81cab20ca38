import { ownProfileRoute, ownSettingsRoute } from '#application/routing/own-routes.ts'

import type { ReactNode } from 'react'
import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import styles from './own-shell.module.css'

/** Frame of pages rendered in the browser: the same for every visitor and as tall as the screen, so that nothing shifts. Hydrates at once. */
export function OwnShell({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <div className={`container ${styles['shell']}`} data-hydrate>
      <p className="unscripted">{translator(locale)('own:noScript')}</p>
      {children}
    </div>
  )
}

interface Props {
  readonly locale: Locale
  readonly heading: string
  /** Reached from the settings. */
  readonly isSetting?: true
}

/** Heading of a page below the own profile, with a back link. */
export function OwnHeading({ locale, heading, isSetting }: Props) {
  const t = translator(locale)
  const profile = { name: t('own:profile'), href: localePath(locale, ownProfileRoute.path) }
  const settings = { name: t('own:settings'), href: localePath(locale, ownSettingsRoute.path) }
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

/** Frame of an edit form: back link and heading. The same for every visitor. */
export function EditShell({ locale, heading, children }: EditShellProps) {
  return (
    <OwnShell locale={locale}>
      <OwnHeading locale={locale} heading={heading} isSetting />
      {children}
    </OwnShell>
  )
}
