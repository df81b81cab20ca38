import { localePath } from '#application/routing/locale-path.ts'
import type { Outcome } from '#application/outcome.ts'
import type { City } from '#domain/city/city.ts'
import { inCity, ofCity } from '#domain/city/city-grammar.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-unavailable.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { Page } from '#domain/shared/page.ts'
import { translator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock } from '#ui/kit/feedback/notice.tsx'
import { RetryLine } from '#ui/kit/feedback/retry-line.tsx'
import { citiesPath, cityPath, specialistsPath } from '#ui/paths.ts'
import { cardFacts } from '#ui/profile/card/card-facts.ts'
import { cardTexts } from '#ui/profile/card/card-texts.ts'
import { ProfileTiles } from '#ui/profile/card/profile-tile.tsx'
import { Section } from '#ui/kit/layout/section.tsx'

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
