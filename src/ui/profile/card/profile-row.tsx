import { langAttribute } from '#ui/kit/display/lang-attribute.ts'
import type { CardFacts } from './card-facts.ts'
import { CardFace, CardName, CardRating } from './card-parts.tsx'
import styles from './card.module.css'
import { PriceText } from './price-text.tsx'

/** A specialist in a list. */
export function ProfileRow({ facts, first }: { readonly facts: CardFacts; readonly first: boolean }) {
  const { specialities, city, experience, about } = facts
  const where = [city, experience].filter(part => part !== null).join(', ')
  return (
    <li className={`card linked ${styles['row']}`}>
      <CardFace facts={facts} size={72} first={first} />
      <div className={styles['who']}>
        <CardName facts={facts} />
        <p className="small second">
          {specialities !== null && <span lang={langAttribute(facts.locale, specialities)}>{specialities}</span>}
          {where !== '' && <span className={styles['where']}>{where}</span>}
        </p>
      </div>
      <p className={`small ${styles['rating']}`}>
        <CardRating facts={facts} />
      </p>
      {about !== null && (
        <p className={`second ${styles['about']}`} lang={langAttribute(facts.locale, about)}>
          {about}
        </p>
      )}
      {facts.price && (
        <p className={styles['cost']}>
          <PriceText price={facts.price} />
        </p>
      )}
    </li>
  )
}
