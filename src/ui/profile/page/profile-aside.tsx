import { savedProfileOf } from '#domain/profile/saved-profiles.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { priceFrom } from '#domain/profile/specialities.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { priceParts } from '#ui/i18n/format.ts'
import { formatRecentDate } from '#ui/i18n/format-date.ts'
import { translator } from '#ui/i18n/translator.ts'
import { buttonLook } from '#ui/kit/actions/button.tsx'
import { localePath } from '#application/routing/locale-path.ts'
import { ownSettingsPath } from '#application/routing/own-paths.ts'
import { Contacts } from './contacts.tsx'
import { FavouriteButton } from '#ui/profile/saved/favourite-button.tsx'
import { PriceText } from '#ui/profile/card/price-text.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { flag, lock, pencil } from '#ui/kit/display/icons.ts'
import { RequestLink } from '#ui/service-request/request-link.tsx'
import { profileTarget } from '#ui/service-request/request-target.ts'
import { ShareButton } from './share-button.tsx'
import styles from './profile.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
}

/** Price, contacts and actions; a side column on wide screens. */
export function ProfileAside({ locale, profile }: Props) {
  const t = translator(locale)
  const price = priceFrom(profile)
  const target = profileTarget(profile)
  return (
    <aside className={styles['aside']} aria-label={t('profile:contacts')}>
      <div className={`card ${styles['price']}`}>
        {price && (
          <p>
            <PriceText price={priceParts(locale, price, 'long')} />
          </p>
        )}
        <RequestLink {...{ locale, target }} kind="primary" large />
        <p className={`tiny quiet ${styles['seen']}`}>
          <Icon path={lock} />
          {t('service-request:seenByOnly', { name: profile.user.name })}
        </p>
      </div>
      <Contacts locale={locale} socials={profile.socials} />
      <ScriptedActions {...{ locale, profile }} />
      <VisitorActions {...{ locale, profile }} />
      {profile.updatedAt !== null && (
        <p className={`tiny quiet ${styles['updated']}`}>
          {t('profile:updated', { date: formatRecentDate(locale, profile.updatedAt, new Date()) })}
        </p>
      )}
    </aside>
  )
}

function ScriptedActions({ locale, profile }: Props) {
  const t = translator(locale)
  return (
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
          added: t('profile:favourite.added'),
          failed: t('profile:favourite.failed'),
        }}
      />
    </div>
  )
}

/** Complain, or edit where the profile is the visitor's own: the styles show one of them. */
function VisitorActions({ locale, profile }: Props) {
  const t = translator(locale)
  return (
    <p className={styles['actions']}>
      <a
        className={`${buttonLook({ kind: 'quiet' })} ${styles['byOthers']}`}
        href="#forms"
        data-form="complaint"
        data-target={profile.id}
      >
        <Icon path={flag} />
        {t('profile:complain')}
      </a>
      <a className={`${buttonLook({ kind: 'quiet' })} ${styles['byOwner']}`} href={localePath(locale, ownSettingsPath)}>
        <Icon path={pencil} />
        {t('profile:edit')}
      </a>
    </p>
  )
}
