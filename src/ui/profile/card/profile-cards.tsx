import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import type { CardFacts } from './card-facts.ts'
import styles from './card.module.css'
import type { ComponentProps } from 'react'
import { PriceText } from './price-text.tsx'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { SharedElement } from '#ui/kit/layout/shared-element.tsx'
import { RatingLine } from '#ui/kit/display/stars.tsx'
import { CardFavoriteButton } from '#ui/profile/saved/card-favorite-button.tsx'
import { VerifiedMark } from '#ui/kit/display/verified-mark.tsx'

interface RowProps {
  readonly facts: CardFacts
  readonly eager: boolean
  readonly showsDetailsOnPhones?: boolean
}

export function ProfileRow({ facts, eager, showsDetailsOnPhones = false }: RowProps) {
  const { specialities, city, experience, about } = facts
  const details = [city, experience].filter(part => part !== null).join(', ')
  return (
    <li className={`card linked ${styles['row']}`}>
      <CardAvatar facts={facts} size={72} eager={eager} />
      <div className={styles['head']}>
        <CardName facts={facts} />
        <p className="small muted">
          {specialities !== null && <span lang={getLangAttribute(facts.locale, specialities)}>{specialities}</span>}
          {details !== '' && (
            <span className={classNames(styles['details'], showsDetailsOnPhones && styles['detailsOnPhones'])}>
              {markRussian(facts.locale, details)}
            </span>
          )}
        </p>
      </div>
      <p className={`small ${styles[facts.price ? 'rating' : 'keyFact']}`}>
        <CardRating facts={facts} />
      </p>
      {about !== null && (
        <p className={`muted ${styles['about']}`} lang={getLangAttribute(facts.locale, about)}>
          {about}
        </p>
      )}
      {facts.price && (
        <p className={styles['keyFact']}>
          <PriceText price={facts.price} />
        </p>
      )}
      <ProfileFavoriteButton facts={facts} />
    </li>
  )
}

function ProfileTile({ facts }: { readonly facts: CardFacts }) {
  const { specialities } = facts
  return (
    <li className={`card linked ${styles['tile']}`}>
      <CardAvatar facts={facts} size={56} />
      <div className="small muted">
        <CardName facts={facts} />
        {specialities !== null && <p lang={getLangAttribute(facts.locale, specialities)}>{specialities}</p>}
        {facts.city !== null && <p className="quiet">{markRussian(facts.locale, facts.city)}</p>}
      </div>
      <div className={`small ${styles['ratingAndPrice']}`}>
        <CardRating facts={facts} />
        {facts.price && <PriceText price={facts.price} />}
      </div>
      <ProfileFavoriteButton facts={facts} />
    </li>
  )
}

export function ProfileTiles({ cards }: { readonly cards: readonly CardFacts[] }) {
  return (
    <ul className={styles['tiles']}>
      {cards.map(facts => (
        <ProfileTile key={facts.href} facts={facts} />
      ))}
    </ul>
  )
}

function CardName({ facts }: { readonly facts: CardFacts }) {
  const { name } = facts.person
  return (
    <SharedElement name={`name-${facts.id}`}>
      <h3 className={styles['name']}>
        <a href={facts.href} lang={getLangAttribute(facts.locale, name)}>
          <bdi>{name}</bdi>
        </a>
        {facts.verifiedText !== null && <VerifiedMark label={facts.verifiedText} />}
      </h3>
    </SharedElement>
  )
}

function ProfileFavoriteButton({ facts: { person, savedProfile, favoriteTexts } }: { readonly facts: CardFacts }) {
  return savedProfile && <CardFavoriteButton profile={savedProfile} name={person.name} texts={favoriteTexts} />
}

function CardAvatar({
  facts,
  ...avatarProps
}: { readonly facts: CardFacts } & Omit<ComponentProps<typeof Avatar>, 'person'>) {
  return (
    <SharedElement name={`avatar-${facts.id}`}>
      <Avatar person={facts.person} {...avatarProps} />
    </SharedElement>
  )
}

function CardRating({ facts }: { readonly facts: CardFacts }) {
  return facts.rating ? <RatingLine {...facts.rating} /> : <span className="muted">{facts.noReviews}</span>
}
