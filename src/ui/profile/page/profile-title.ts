import type { Profile } from '../../../domain/profile/profile'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'

/** The title of a profile's page; a further page of reviews says which. */
export function profileTitle(locale: Locale, { user }: Profile, page: number): string {
  const t = translator(locale)
  const title = t('profile:title', { name: user.name })
  return page > 1 ? t('list:titleOfPage', { title, page }) : title
}
