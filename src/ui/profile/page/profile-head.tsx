import { orEmpty, type Outcome } from '#application/outcome.ts'
import { localePath } from '#application/routing/locale-path.ts'
import type { Category } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { formatSpecialities } from '#domain/profile/specialities.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { Breadcrumbs, type Crumb } from '#ui/kit/layout/breadcrumbs.tsx'
import { SharedElement } from '#ui/kit/layout/shared-element.tsx'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { RetryText } from '#ui/kit/feedback/notice.tsx'
import { cityPath } from '#application/routing/list-path.ts'
import { profilePath, specialistsPath } from '#ui/paths.ts'
import { ProfileActions } from './profile-actions.tsx'
import styles from './profile.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
  readonly writtenName: string
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
}

export function ProfileHead({ locale, profile, writtenName, categories }: Props) {
  const t = getTranslator(locale)
  const { user, city } = profile
  const specialities = formatSpecialities(profile)
  return (
    <>
      <div className={styles['way']}>
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={getProfileCrumbs(locale, profile, orEmpty(categories, []))}
          current={user.name}
          locale={locale}
        />
        {!categories.ok && (
          <RetryText
            text={t('common:failed.categories')}
            retry={t('common:failed.retry')}
            href={localePath(locale, profilePath(profile))}
          />
        )}
        <ProfileActions {...{ locale, profile, writtenName }} />
      </div>
      <header className={styles['head']}>
        <SharedElement name={`face-${profile.id}`}>
          <Avatar person={user} size={120} first />
        </SharedElement>
        <div>
          <SharedElement name={`name-${profile.id}`}>
            <h1 lang={getLangAttribute(locale, user.name)}>
              <bdi>{user.name}</bdi>
            </h1>
          </SharedElement>
          {getLangAttribute(locale, user.name) === undefined && getLangAttribute(locale, writtenName) && (
            <p className="small second" lang={getLangAttribute(locale, writtenName)}>
              {writtenName}
            </p>
          )}
          {specialities !== null && <p lang={getLangAttribute(locale, specialities)}>{specialities}</p>}
          {city && (
            <p className="small second">
              <a href={localePath(locale, cityPath(city))} lang={getLangAttribute(locale, city.name)}>
                {city.name}
              </a>
            </p>
          )}
        </div>
      </header>
    </>
  )
}

/** Breadcrumbs of a profile: city, its specialists, the categories of the first speciality. */
export function getProfileCrumbs(locale: Locale, profile: Profile, categories: readonly Category[]): readonly Crumb[] {
  const { city } = profile
  const id = profile.specialities[0]?.categoryId
  const path = id == null ? [] : findPathById(categories, id)
  return [
    ...(city ? [{ name: city.name, href: localePath(locale, cityPath(city)) }] : []),
    { name: getTranslator(locale)('common:nav.specialists'), href: localePath(locale, specialistsPath(city)) },
    ...path.map(({ name, slug }) => ({ name, href: localePath(locale, specialistsPath(city, slug)) })),
  ]
}

const findPathById = (tree: readonly Category[], id: number): readonly Category[] => {
  for (const category of tree) {
    if (category.id === id) return [category]
    const below = findPathById(category.children, id)
    if (below.length > 0) return [category, ...below]
  }
  return []
}
