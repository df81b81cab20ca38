import { localePath } from '../../../application/routing/locale-path'
import type { Category } from '../../../domain/category/category'
import type { Profile } from '../../../domain/profile/profile'
import { specialityLine } from '../../../domain/profile/specialities'
import type { Locale } from '../../../domain/shared/locale'
import { translator } from '../../i18n/translator'
import { Avatar } from '../../kit/display/avatar'
import { Breadcrumbs } from '../../kit/layout/breadcrumbs'
import { SharedElement } from '../../kit/layout/shared-element'
import { langAttribute } from '../../kit/display/lang-attribute'
import { cityPath } from '../../paths'
import { profileCrumbs } from './profile-crumbs'
import styles from './profile.module.css'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
  readonly categories: readonly Category[]
}

export function ProfileHead({ locale, profile, categories }: Props) {
  const t = translator(locale)
  const { user, city } = profile
  const specialities = specialityLine(profile)
  return (
    <>
      <div className={styles['way']}>
        <Breadcrumbs
          label={t('common:breadcrumbs')}
          crumbs={profileCrumbs(locale, profile, categories)}
          current={user.name}
          currentLang={langAttribute(locale, user.name)}
        />
      </div>
      <header className={styles['head']}>
        <SharedElement name={`face-${profile.id}`}>
          <Avatar person={user} size={120} first />
        </SharedElement>
        <div>
          <SharedElement name={`name-${profile.id}`}>
            <h1 lang={langAttribute(locale, user.name)}>{user.name}</h1>
          </SharedElement>
          {specialities !== null && <p lang={langAttribute(locale, specialities)}>{specialities}</p>}
          {city && (
            <p className="small second">
              <a href={localePath(locale, cityPath(city))}>{city.name}</a>
            </p>
          )}
        </div>
      </header>
    </>
  )
}
