import { ownProfileRoute, ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import type { ReactNode } from 'react'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Skeleton } from '#ui/kit/feedback/skeleton.tsx'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import styles from './own-shell.module.css'

/** Hydrates at once, and fills the screen to avoid layout shifts. */
export function OwnShell({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  return (
    <div className={`container ${styles['shell']}`} data-hydrate>
      <p className="no-js">{getTranslator(locale)('own:noScript')}</p>
      {children}
    </div>
  )
}

/** Visible only directly after the `h1`. */
export function ContentSkeleton({ locale }: { readonly locale: Locale }) {
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <span className="visually-hidden">{getTranslator(locale)('own:loading')}</span>
      <Skeleton kind="lines" />
      <Skeleton kind="lines" />
    </div>
  )
}

interface Props {
  readonly locale: Locale
  readonly heading: string
  readonly isBelowSettings?: true
}

export function OwnHeading({ locale, heading, isBelowSettings }: Props) {
  const t = getTranslator(locale)
  const profile = { name: t('own:profile'), href: localizePath(locale, ownProfileRoute.path) }
  const settings = { name: t('own:settings'), href: localizePath(locale, ownSettingsRoute.path) }
  const crumbs = isBelowSettings ? [profile, settings] : [profile]
  return (
    <>
      <Breadcrumbs label={t('common:breadcrumbs')} crumbs={crumbs} currentName={heading} />
      <h1 className={styles['heading']}>{heading}</h1>
    </>
  )
}

interface EditShellProps {
  readonly locale: Locale
  readonly heading: string
  readonly children: ReactNode
}

export function EditShell({ locale, heading, children }: EditShellProps) {
  return (
    <OwnShell locale={locale}>
      <OwnHeading locale={locale} heading={heading} isBelowSettings />
      {children}
      <ContentSkeleton locale={locale} />
    </OwnShell>
  )
}
