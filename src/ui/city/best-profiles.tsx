import { localePath } from '../../application/routing/locale-path'
import type { Outcome } from '../../application/outcome'
import type { City } from '../../domain/city/city'
import { inCity, ofCity } from '../../domain/city/city-grammar'
import type { Profile } from '../../domain/profile/profile'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'
import type { Locale } from '../../domain/shared/locale'
import type { Page } from '../../domain/shared/page'
import { translator } from '../i18n/translator'
import { ButtonLink } from '../kit/actions/button'
import { EmptyBlock } from '../kit/feedback/notice'
import { RetryLine } from '../kit/feedback/retry-line'
import { citiesPath, cityPath, specialistsPath } from '../paths'
import { cardFacts } from '../profile/card/card-facts'
import { cardTexts } from '../profile/card/card-texts'
import { ProfileTiles } from '../profile/card/profile-tile'
import { Section } from '../kit/layout/section'

interface Props {
  readonly locale: Locale
  readonly city: City
  readonly best: Outcome<Page<Profile>, ApiUnavailable>
}

/** The best rated specialists of a city; where there is nobody, the way to other cities. */
export function BestProfiles({ locale, city, best }: Props) {
  const t = translator(locale)
  const names = { inCity: inCity(city.name, locale), ofCity: ofCity(city.name, locale) }
  const heading = t('city:best', names)
  const more = { text: t('city:allSpecialists', names), href: localePath(locale, specialistsPath(city)) }
  if (!best.ok)
    return (
      <Section id="best" heading={heading} more={more}>
        <RetryLine
          text={t('city:bestFailed', names)}
          retry={t('common:failed.retry')}
          href={localePath(locale, cityPath(city))}
        />
      </Section>
    )
  if (best.value.items.length === 0)
    return (
      <Section id="best" heading={heading}>
        <EmptyBlock heading={t('city:empty')} text={t('city:emptyText')}>
          <ButtonLink kind="primary" href={localePath(locale, citiesPath)}>
            {t('common:nav.chooseCity')}
          </ButtonLink>
        </EmptyBlock>
      </Section>
    )
  const texts = cardTexts(locale)
  return (
    <Section id="best" heading={heading} more={more}>
      <ProfileTiles all={best.value.items.map(profile => cardFacts(locale, texts, profile))} />
    </Section>
  )
}
