import { localePath } from '#application/routing/locale-path.ts'
import type { Outcome } from '#application/outcome.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-unavailable.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { specialistsPath } from '#ui/paths.ts'
import { cardFacts } from '#ui/profile/card/card-facts.ts'
import { cardTexts } from '#ui/profile/card/card-texts.ts'
import { ProfileTiles } from '#ui/profile/card/profile-tile.tsx'
import { RandomProfilesRetry } from '#ui/profile/card/random-profiles-retry.tsx'
import { Section } from '#ui/kit/layout/section.tsx'

interface Props {
  readonly locale: Locale
  readonly profiles: Outcome<readonly Profile[], ApiUnavailable>
}

/** Four specialists from anywhere. None: no block. Not loaded: asked for again on the spot. */
export function RandomProfiles({ locale, profiles }: Props) {
  const t = translator(locale)
  const texts = cardTexts(locale)
  if (profiles.ok && profiles.value.length === 0) return null
  return (
    <Section
      id="specialists"
      heading={t('home:specialists')}
      more={{ text: t('home:allSpecialists'), href: localePath(locale, specialistsPath(null)) }}
    >
      {!profiles.ok ? (
        <RandomProfilesRetry
          locale={locale}
          cards={texts}
          texts={{ failed: t('common:failed.specialists'), retry: t('common:failed.retry') }}
        />
      ) : (
        <ProfileTiles all={profiles.value.map(profile => cardFacts(locale, texts, profile))} />
      )}
    </Section>
  )
}
