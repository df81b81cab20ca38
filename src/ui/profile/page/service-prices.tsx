import type { Profile, Speciality } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getPriceParts, type PriceParts } from '#ui/i18n/price-parts.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronDown } from '#ui/kit/display/icons.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import styles from './profile.module.css'

const maxVisibleServices = 5

export function ServicePrices({ locale, profile }: { readonly locale: Locale; readonly profile: Profile }) {
  const { specialities, currency } = profile
  if (specialities.length === 0) return null
  const t = getTranslator(locale)
  const otherSpecialities = specialities.slice(maxVisibleServices)
  return (
    <section aria-labelledby="services">
      <h2 id="services">{t('profile:services.heading')}</h2>
      <PriceTable locale={locale} currency={currency} specialities={specialities.slice(0, maxVisibleServices)} />
      {otherSpecialities.length > 0 && (
        <details className={styles['more']}>
          <summary className={getButtonClass({ kind: 'quiet', flush: true })}>
            {t('profile:services.more', { count: otherSpecialities.length })}
            <Icon path={chevronDown} />
          </summary>
          <PriceTable locale={locale} currency={currency} specialities={otherSpecialities} />
        </details>
      )}
    </section>
  )
}

interface TableProps {
  readonly locale: Locale
  readonly currency: string
  readonly specialities: readonly Speciality[]
}

function PriceTable({ locale, currency, specialities }: TableProps) {
  const t = getTranslator(locale)
  return (
    <table className={styles['prices']}>
      <thead className="small muted">
        <tr>
          <th scope="col">{t('profile:services.service')}</th>
          <th scope="col">{t('profile:services.price')}</th>
        </tr>
      </thead>
      <tbody>
        {specialities.map(({ id, name, priceFrom: amount, priceUnit: unit }) => (
          <tr key={id}>
            <th scope="row" lang={getLangAttribute(locale, name)}>
              {name}
            </th>
            <td>
              {amount === null ? (
                <span className="small muted">{t('profile:services.noPrice')}</span>
              ) : (
                <Amount {...getPriceParts(locale, { amount, unit, currency })} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// The class `tabular` is omitted: the gaps around a tabular 1 look like separators, so '51 000' reads as '5 1 000'.
function Amount({ from, amount, unit }: PriceParts) {
  return (
    <>
      <span className="small muted">{`${from} `}</span>
      <b>{amount}</b>
      {unit !== null && <span className="small muted">{` ${unit}`}</span>}
    </>
  )
}
