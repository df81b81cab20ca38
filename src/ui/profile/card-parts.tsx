import { writtenIn } from '../kit/written-in'
import { RatingLine } from '../kit/stars'
import { VerifiedMark } from '../kit/verified-mark'
import type { CardFacts } from './card-facts'
import styles from './card.module.css'

/** The name, whose link is the whole card. */
export function CardName({ facts }: { readonly facts: CardFacts }) {
  const { name } = facts.person
  return (
    <h3 className={styles['name']}>
      <a href={facts.href} lang={writtenIn(facts.locale, name)}>
        {name}
      </a>
      {facts.verified !== null && <VerifiedMark label={facts.verified} />}
    </h3>
  )
}

export function CardRating({ facts }: { readonly facts: CardFacts }) {
  return facts.rating ? <RatingLine {...facts.rating} /> : <span className="second">{facts.noReviews}</span>
}
