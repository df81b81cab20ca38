import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'

/** The title of a profile's page; a further page of reviews says which. */
export function profileTitle(locale: Locale, { user }: Profile, page: number): string {
  const t = translator(locale)
  const title = t('profile:title', { name: user.name })
  return page > 1 ? t('list:titleOfPage', { title, page }) : title
}
