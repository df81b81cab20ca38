import type { Profile } from '#domain/profile/profile.ts'
import { proofFacts, type ProofFact } from '#domain/profile/proof.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { badgeCheck, star } from '#ui/kit/display/icons.ts'
import styles from './profile.module.css'
import { proofWords } from './proof-words.ts'

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
  const { value, label } = proofWords(locale, fact)
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
