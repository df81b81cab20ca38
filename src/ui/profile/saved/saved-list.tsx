import { useRef, type ReactNode } from 'react'
import type { SavedList, SavedProfile } from '#domain/profile/saved-profiles.ts'
import type { Person } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSavedProfiles, useSavedList } from './saved-lists.tsx'
import styles from './saved.module.css'
import { localePath } from '#application/routing/locale-path.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { x } from '#ui/kit/display/icons.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { profilePath } from '#ui/paths.ts'
import { getDisplayPerson } from '#ui/profile/display-person.ts'

interface Props {
  readonly locale: Locale
  readonly list: SavedList
  /** Maximum to show; a button opens the rest. */
  readonly limit?: number
  readonly onFollow?: (() => void) | undefined
  /** Renders what follows the city on a card. */
  readonly renderTerms?: (id: number) => ReactNode
  /** Renders extra content on a card. */
  readonly renderExtra?: ((id: number, name: string) => ReactNode) | undefined
}

export function SavedListView({ locale, list, limit = Infinity, onFollow, renderTerms, renderExtra }: Props) {
  const store = useSavedProfiles()
  const all = useSavedList(list)
  const { toasts, confirm } = useOverlays()
  const cards = useRef<HTMLUListElement>(null)
  const { t } = useTranslation(['saved'])
  const getPerson = (one: SavedProfile) => getDisplayPerson(locale, t('saved:nameless', { id: one.id }), one)
  const remove = (one: SavedProfile, index: number) => {
    // Removing the focused button would lose focus.
    const beside = cards.current?.children[index + 1] ?? cards.current?.children[index - 1]
    beside?.querySelector('button')?.focus()
    store.remove(list, one.id)
    const text = t('saved:removed', { name: getPerson(one).name })
    toasts.show({ kind: 'info', text, action: { text: t('saved:undo'), run: () => store.add(list, one) } })
  }
  const clear = async () => {
    const question = t('saved:question', { returnObjects: true })
    if (await confirm({ ...question, heading: question[list], destructive: true })) store.clear(list)
  }
  return (
    <div>
      <ul ref={cards} className={styles['cards']}>
        {all.slice(0, limit).map((one, index) => (
          <SavedCard
            key={one.id}
            locale={locale}
            profile={one}
            person={getPerson(one)}
            removeText={t('saved:remove', { name: getPerson(one).name })}
            onRemove={() => remove(one, index)}
            onFollow={onFollow}
            terms={renderTerms?.(one.id)}
          >
            {renderExtra?.(one.id, getPerson(one).name)}
          </SavedCard>
        ))}
      </ul>
      <div className={styles['below']}>
        <p className="small quiet">{t('saved:onDevice')}</p>
        {all.length > limit && (
          <Button kind="quiet" data-saved-profiles>
            {t('saved:all', { count: all.length })}
          </Button>
        )}
        <Button kind="quiet" onPress={() => void clear()}>
          {t('saved:clear')}
        </Button>
      </div>
    </div>
  )
}

interface CardProps {
  readonly locale: Locale
  readonly profile: SavedProfile
  readonly person: Person
  readonly removeText: string
  readonly onRemove: () => void
  readonly onFollow?: (() => void) | undefined
  readonly terms: ReactNode
  readonly children: ReactNode
}

/** The whole card is a link, except for its buttons and children. */
function SavedCard({ locale, profile, person, removeText, onRemove, onFollow, terms, children }: CardProps) {
  const { specialities, city } = profile
  return (
    <li className={`card linked ${styles['card']}`}>
      <Avatar person={person} size={56} />
      <div className="small second">
        <h3>
          <a
            href={localePath(locale, profilePath(profile))}
            lang={getLangAttribute(locale, person.name)}
            onClick={onFollow}
          >
            <bdi>{person.name}</bdi>
          </a>
        </h3>
        {specialities !== null && <p lang={getLangAttribute(locale, specialities)}>{specialities}</p>}
        {city !== null && (
          <p className="quiet" lang={getLangAttribute(locale, city)}>
            {city}
          </p>
        )}
        {terms}
      </div>
      <IconButton path={x} label={removeText} onPress={onRemove} />
      {children}
    </li>
  )
}
