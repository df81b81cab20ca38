import { localePath } from '../../application/routing/locale-path'
import type { Outcome } from '../../application/outcome'
import type { Profile } from '../../domain/profile/profile'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'
import type { Locale } from '../../domain/shared/locale'
import { translator } from '../i18n/translator'
import { specialistsPath } from '../paths'
import { cardFacts } from '../profile/card/card-facts'
import { cardTexts } from '../profile/card/card-texts'
import { ProfileTiles } from '../profile/card/profile-tile'
import { RandomProfilesRetry } from '../profile/card/random-profiles-retry'
import { Section } from '../kit/layout/section'

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
