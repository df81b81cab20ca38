import { ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import { getValueOr, type Outcome } from '#application/outcome.ts'
import type { Category } from '#domain/category/category.ts'
import type { Profile } from '#domain/profile/profile.ts'
import { getPriceFrom } from '#domain/profile/specialities.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getPriceParts } from '#ui/i18n/price-parts.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { localizePath } from '#application/routing/locale-path.ts'
import { PriceText } from '#ui/profile/card/price-text.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { lock, pencil, arrowRight } from '#ui/kit/display/icons.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { RequestLink } from '#ui/service-request/request-link.tsx'
import { createProfileTarget } from '#ui/service-request/request-target.ts'
import { getProfileCrumbs } from './profile-head.tsx'
import styles from './profile.module.css'
import { socialIcons, parseSocialLink, socialNameKeys } from './social-link.ts'

interface Props {
  readonly locale: Locale
  readonly profile: Profile
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
}

export function ProfileAside({ locale, profile, categories }: Props) {
  const t = getTranslator(locale)
  const price = getPriceFrom(profile)
  const target = createProfileTarget(profile)
  return (
    <aside className={styles['aside']} aria-label={t('profile:contacts')}>
      <div className={`card ${styles['price']}`}>
        {price && (
          <p>
            <PriceText price={getPriceParts(locale, price, 'long')} />
          </p>
        )}
        <RequestLink {...{ locale, target }} kind="primary" large />
        <p className={`tiny quiet ${styles['privacyNote']}`}>
          <Icon path={lock} />
          {t('service-request:seenByOnly', { name: profile.user.name })}
        </p>
      </div>
      <Contacts {...{ locale, profile, categories }} />
      <a
        className={`${getButtonClass({ kind: 'quiet' })} ${styles['ownerOnly']}`}
        href={localizePath(locale, ownSettingsRoute.path)}
      >
        <Icon path={pencil} />
        {t('profile:edit')}
      </a>
    </aside>
  )
}

function Contacts({ locale, profile, categories }: Props) {
  const t = getTranslator(locale)
  const links = profile.socials.flatMap(social => parseSocialLink(social) ?? [])
  const similarList = getProfileCrumbs(locale, profile, getValueOr(categories, [])).at(-1)
  if (links.length === 0)
    return (
      <p className={`small muted ${styles['noContacts']}`}>
        {t('profile:noContacts')}{' '}
        <a className="link" href={similarList?.href} lang={getLangAttribute(locale, similarList?.name ?? '')}>
          {similarList?.name}
        </a>
      </p>
    )
  return (
    <ul className={`card ${styles['contacts']}`}>
      {links.map(({ type, href, handle }) => (
        <li key={href}>
          <a href={href} rel="nofollow noopener">
            <Icon path={socialIcons[type]} />
            <span>
              {t(socialNameKeys[type])}
              {handle !== null && <small className={styles['handle']}>{` ${handle}`}</small>}
            </span>
            <Icon path={arrowRight} className={styles['arrow']} />
          </a>
        </li>
      ))}
    </ul>
  )
}
