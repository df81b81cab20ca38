import type { Profile } from '../../domain/profile/profile'
import { proofFacts, type ProofFact } from '../../domain/profile/proof'
import type { Locale } from '../../domain/shared/locale'
import { formatRating } from '../i18n/format-number'
import { translator } from '../i18n/translator'
import { classNames } from '../kit/class-names'
import { Icon } from '../kit/icon'
import { badgeCheck, star } from '../kit/icons'
import styles from './profile.module.css'

/** What speaks for a specialist, in large type over its label. An unknown fact has no cell. */
export function ProofLine({ locale, profile }: { readonly locale: Locale; readonly profile: Profile }) {
  const facts = proofFacts(profile)
  if (facts.length === 0) return null
  return (
    <ul className={styles['proof']} aria-label={translator(locale)('profile:proof.label')}>
      {facts.map(fact => (
        <Fact key={fact.kind} locale={locale} fact={fact} />
      ))}
    </ul>
  )
}

function Fact({ locale, fact }: { readonly locale: Locale; readonly fact: ProofFact }) {
  const { value, label } = words(locale, fact)
  return (
    <li className={classNames(fact.kind === 'verified' && styles['verified'])}>
      <b>
        {fact.kind === 'rating' && <Icon path={star} className={styles['star']} />}
        {fact.kind === 'verified' && <Icon path={badgeCheck} />}
        {value}
      </b>
      <span className="small second">{label}</span>
    </li>
  )
}

const words = (locale: Locale, fact: ProofFact): { readonly value: string; readonly label: string } => {
  const t = translator(locale)
  switch (fact.kind) {
    case 'rating':
      return { value: formatRating(locale, fact.rating), label: t('common:reviews', { count: fact.reviewsCount }) }
    case 'experience':
      return { value: t('common:years', { count: fact.years }), label: t('profile:proof.experience') }
    case 'verified':
      return { value: t('profile:proof.verified'), label: t('profile:proof.verifiedLabel') }
    case 'since':
      return { value: t('profile:proof.since', { year: fact.year }), label: t('profile:proof.sinceLabel') }
  }
}
