import { savedProfileOf } from '#domain/profile/saved-profiles.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { priceFrom } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { priceParts } from '#ui/i18n/format.ts'
import { formatRecentDate } from '#ui/i18n/format-date.ts'
import { translator } from '#ui/i18n/translator.ts'
import { Contacts } from './contacts.tsx'
import { FavouriteButton } from '#ui/profile/saved/favourite-button.tsx'
import { PriceText } from '#ui/profile/card/profile-cards.tsx'
import { ShareButton } from './share-button.tsx'
import styles from './profile.module.css'

/** Price, contacts and actions; a side column on wide screens. */
export function ProfileAside({ locale, profile }: { readonly locale: Locale; readonly profile: Profile }) {
  const t = translator(locale)
  const price = priceFrom(profile)
  return (
    <aside className={styles['aside']} aria-label={t('profile:contacts')}>
      {price && (
        <p className={`card ${styles['price']}`}>
          <PriceText price={priceParts(locale, price, 'long')} />
        </p>
      )}
      <Contacts locale={locale} socials={profile.socials} />
      <div className={`scripted ${styles['share']}`}>
        <ShareButton
          title={profile.user.name}
          texts={{
            share: t('profile:sharing.share'),
            copied: t('profile:sharing.copied'),
            failed: t('profile:sharing.failed'),
          }}
        />
        <FavouriteButton
          profile={savedProfileOf(profile)}
          texts={{
            label: t('profile:favourite.label'),
            told: t('profile:favourite.told'),
            failed: t('profile:favourite.failed'),
          }}
        />
      </div>
      {profile.updatedAt !== null && (
        <p className={`tiny quiet ${styles['updated']}`}>
          {t('profile:updated', { date: formatRecentDate(locale, profile.updatedAt, new Date()) })}
        </p>
      )}
    </aside>
  )
}
