import type { Profile } from '../../domain/profile/profile'
import { priceFrom } from '../../domain/profile/specialities'
import type { Locale } from '../../domain/shared/locale'
import { priceParts } from '../i18n/format'
import { formatRecentDate } from '../i18n/format-date'
import { translator } from '../i18n/translator'
import { Contacts } from './contacts'
import { PriceText } from './price-text'
import styles from './profile.module.css'

/** What it costs and how to write; beside the rest where there is room. */
export function ProfileAside({ locale, profile }: { readonly locale: Locale; readonly profile: Profile }) {
  const t = translator(locale)
  const price = priceFrom(profile)
  if (!price && profile.socials.length === 0 && profile.updatedAt === null) return null
  return (
    <aside className={styles['aside']} aria-label={t('profile:contacts')}>
      {price && (
        <p className={`card ${styles['price']}`}>
          <PriceText price={priceParts(locale, price, 'long')} />
        </p>
      )}
      <Contacts locale={locale} socials={profile.socials} />
      {profile.updatedAt !== null && (
        <p className={`tiny quiet ${styles['updated']}`}>
          {t('profile:updated', { date: formatRecentDate(locale, profile.updatedAt, new Date()) })}
        </p>
      )}
    </aside>
  )
}
