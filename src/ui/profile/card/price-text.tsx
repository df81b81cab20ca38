import type { CardFacts } from './card-facts.ts'
import styles from './price-text.module.css'

export function PriceText({ price }: { readonly price: NonNullable<CardFacts['price']> }) {
  return (
    <span className={styles['price']}>
      {`${price.from} `}
      <b>{price.amount}</b>
      {price.unit !== null && ` ${price.unit}`}
    </span>
  )
}
