import type { ComparedOffer } from '#domain/profile/comparison.ts'
import type { Speciality } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getPriceParts } from '#ui/i18n/price-parts.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { Tag } from '#ui/kit/display/tag.tsx'
import { PriceText } from '#ui/profile/card/price-text.tsx'
import styles from './compare.module.css'

interface AmountProps {
  readonly locale: Locale
  readonly offer: Speciality
  readonly currency: string
}

interface PriceProps extends AmountProps {
  readonly offer: ComparedOffer
}

export function Price({ locale, offer, currency }: PriceProps) {
  return (
    <p className={styles['taggedValue']}>
      <Amount {...{ locale, offer, currency }} />
      {offer.isLowest && <Tag isGood>{getTranslator(locale)('compare:lowest')}</Tag>}
    </p>
  )
}

function Amount({ locale, offer, currency }: AmountProps) {
  const { priceFrom: price, priceUnit } = offer
  if (price === null) return <span className="small muted">{getTranslator(locale)('profile:services.noPrice')}</span>
  return <PriceText price={getPriceParts(locale, { amount: price, unit: priceUnit, currency })} />
}

interface ServicesProps {
  readonly locale: Locale
  readonly offers: readonly Speciality[]
  readonly currency: string
}

/** The services of one specialist that have no row of their own in the comparison. */
export function OtherServices({ locale, offers, currency }: ServicesProps) {
  return (
    <ul className={styles['services']}>
      {offers.map(offer => (
        <li key={offer.id}>
          <span lang={getLangAttribute(locale, offer.name)}>{offer.name}</span>
          <Amount {...{ locale, offer, currency }} />
        </li>
      ))}
    </ul>
  )
}
