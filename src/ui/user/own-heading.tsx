import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Breadcrumbs } from '#ui/kit/layout/breadcrumbs.tsx'
import { ownSettingsPath } from '#ui/own-paths.ts'
import { ownProfilePath } from '#ui/paths.ts'
import styles from './own-heading.module.css'

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
