import { getValueOr, type Outcome } from '#application/outcome.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { findPath, type Category } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { formatFirstSpecialities } from '#domain/profile/specialities.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Breadcrumbs, type Crumb } from '#ui/kit/layout/breadcrumbs.tsx'
import { SharedElement } from '#ui/kit/layout/shared-element.tsx'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { RetryText } from '#ui/kit/feedback/notice.tsx'
import { getCityPath } from '#application/routing/list-path.ts'
import { getProfilePath, getSpecialistsPath } from '#ui/paths.ts'
import { ProfileActions } from './profile-actions.tsx'
import styles from './profile.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
  readonly originalName: string
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
}

export function ProfileHead({ locale, profile, originalName, categories }: Props) {
  const t = getTranslator(locale)
  const { user, city } = profile
  const specialities = formatFirstSpecialities(profile)
  return (
    <>
      <div className={styles['topBar']}>
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={getProfileCrumbs(locale, profile, getValueOr(categories, []))}
          currentName={user.name}
          locale={locale}
        />
        {!categories.ok && (
          <RetryText
            text={t('common:failed.categories')}
            retryText={t('common:failed.retry')}
            href={localizePath(locale, getProfilePath(profile))}
          />
        )}
        <ProfileActions {...{ locale, profile, originalName }} />
      </div>
      <header className={styles['head']}>
        <SharedElement name={`avatar-${profile.id}`}>
          <Avatar person={user} size={120} eager />
        </SharedElement>
        <div>
          <SharedElement name={`name-${profile.id}`}>
            <h1 lang={getLangAttribute(locale, user.name)}>
              <bdi>{user.name}</bdi>
            </h1>
          </SharedElement>
          {getLangAttribute(locale, user.name) === undefined && getLangAttribute(locale, originalName) && (
            <p className="small muted" lang={getLangAttribute(locale, originalName)}>
              {originalName}
            </p>
          )}
          {specialities !== null && <p lang={getLangAttribute(locale, specialities)}>{specialities}</p>}
          {city && (
            <p className="small muted">
              <a href={localizePath(locale, getCityPath(city))} lang={getLangAttribute(locale, city.name)}>
                {city.name}
              </a>
            </p>
          )}
        </div>
      </header>
    </>
  )
}

export function getProfileCrumbs(locale: Locale, profile: Profile, categories: readonly Category[]): readonly Crumb[] {
  const { city } = profile
  const id = profile.specialities[0]?.categoryId
  const path = id == null ? [] : findPath(categories, category => category.id === id)
  return [
    ...(city ? [{ name: city.name, href: localizePath(locale, getCityPath(city)) }] : []),
    { name: getTranslator(locale)('common:nav.specialists'), href: localizePath(locale, getSpecialistsPath(city)) },
    ...path.map(({ name, slug }) => ({ name, href: localizePath(locale, getSpecialistsPath(city, slug)) })),
  ]
}
