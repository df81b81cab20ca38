import { toSavedProfile } from '#domain/profile/saved-profiles.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatRecentDate } from '#ui/i18n/format-date.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { flag } from '#ui/kit/display/icons.ts'
import { FavoriteButton } from '#ui/profile/saved/favorite-button.tsx'
import { getFavoriteTexts } from '#ui/profile/saved/favorite-texts.ts'
import { ShareButton } from './share-button.tsx'
import styles from './profile.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
}

export function ProfileActions({ locale, profile, originalName }: Props & { readonly originalName: string }) {
  const t = getTranslator(locale)
  return (
    <div className={`js-only ${styles['actions']}`}>
      <ShareButton title={profile.user.name} texts={t('profile:sharing', { returnObjects: true })} />
      <FavoriteButton
        profile={toSavedProfile({ ...profile, user: { ...profile.user, name: originalName } })}
        texts={getFavoriteTexts(locale)}
      />
    </div>
  )
}

export function ProfileFooter({ locale, profile }: Props) {
  const t = getTranslator(locale)
  return (
    <p className={`small quiet ${styles['footer']}`}>
      <a
        className={`${getButtonClass({ kind: 'quiet', flush: true })} ${styles['visitorOnly']}`}
        href="#report"
        data-form="complaint"
        data-target={profile.id}
      >
        <Icon path={flag} />
        {t('profile:complain')}
      </a>
      {profile.updatedAt !== null &&
        t('profile:updated', { date: formatRecentDate(locale, profile.updatedAt, new Date()) })}
    </p>
  )
}
