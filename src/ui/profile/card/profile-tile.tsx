import { langAttribute } from '#ui/kit/display/lang-attribute.ts'
import type { CardFacts } from './card-facts.ts'
import { CardFace, CardName, CardRating } from './card-parts.tsx'
import styles from './card.module.css'
import { PriceText } from './price-text.tsx'

/** A specialist among a few on home and city pages. */
function ProfileTile({ facts }: { readonly facts: CardFacts }) {
  const { specialities } = facts
  return (
    <li className={`card linked ${styles['tile']}`}>
      <CardFace facts={facts} size={56} />
      <div className="small second">
        <CardName facts={facts} />
        {specialities !== null && <p lang={langAttribute(facts.locale, specialities)}>{specialities}</p>}
        {facts.city !== null && <p className="quiet">{facts.city}</p>}
      </div>
      <div className={`small ${styles['terms']}`}>
        <CardRating facts={facts} />
        {facts.price && <PriceText price={facts.price} />}
      </div>
    </li>
  )
}

export function ProfileTiles({ all }: { readonly all: readonly CardFacts[] }) {
  return (
    <ul className={styles['tiles']}>
      {all.map(facts => (
        <ProfileTile key={facts.href} facts={facts} />
      ))}
    </ul>
  )
}
