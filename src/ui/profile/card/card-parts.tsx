import type { ComponentProps } from 'react'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { SharedElement } from '#ui/kit/layout/shared-element.tsx'
import { langAttribute } from '#ui/kit/display/lang-attribute.ts'
import { RatingLine } from '#ui/kit/display/stars.tsx'
import { VerifiedMark } from '#ui/kit/display/verified-mark.tsx'
import type { CardFacts } from './card-facts.ts'
import styles from './card.module.css'

/** The name, whose link is the whole card. */
export function CardName({ facts }: { readonly facts: CardFacts }) {
  const { name } = facts.person
  return (
    <SharedElement name={`name-${facts.id}`}>
      <h3 className={styles['name']}>
        <a href={facts.href} lang={langAttribute(facts.locale, name)}>
          {name}
        </a>
        {facts.verified !== null && <VerifiedMark label={facts.verified} />}
      </h3>
    </SharedElement>
  )
}

export function CardFace({
  facts,
  ...look
}: { readonly facts: CardFacts } & Omit<ComponentProps<typeof Avatar>, 'person'>) {
  return (
    <SharedElement name={`face-${facts.id}`}>
      <Avatar person={facts.person} {...look} />
    </SharedElement>
  )
}

export function CardRating({ facts }: { readonly facts: CardFacts }) {
  return facts.rating ? <RatingLine {...facts.rating} /> : <span className="second">{facts.noReviews}</span>
}
