import { type MouseEventHandler, useRef, type ReactNode } from 'react'
import type { SavedList, SavedProfile } from '#domain/profile/saved-profiles.ts'
import type { Person } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSavedProfiles, useSavedList } from './saved-profiles-context.tsx'
import styles from './saved.module.css'
import { localizePath } from '#application/routing/locale-path.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { IconButton } from '#ui/kit/actions/icon-button.tsx'
import { x } from '#ui/kit/display/icons.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { getProfilePath } from '#ui/paths.ts'
import { SavedFacts } from './saved-facts.tsx'
import { getDisplayPerson } from '#ui/profile/display-person.ts'

interface Props {
  readonly locale: Locale
  readonly list: SavedList
  readonly limit?: number
  readonly onFollow?: MouseEventHandler | undefined
  readonly renderFacts?: (profile: SavedProfile) => ReactNode
  readonly renderExtra?: ((id: number, name: string) => ReactNode) | undefined
}

export function SavedListView({ locale, list, limit = Infinity, onFollow, renderFacts, renderExtra }: Props) {
  const store = useSavedProfiles()
  const profiles = useSavedList(list)
  const { toasts, confirm } = useOverlays()
  const cardList = useRef<HTMLUListElement>(null)
  const { t } = useTranslation(['saved'])
  const clearTexts = t('saved:clear', { returnObjects: true })
  const getPerson = (profile: SavedProfile) =>
    getDisplayPerson(locale, t('saved:nameless', { id: profile.id }), profile)
  const removeProfile = (profile: SavedProfile, index: number) => {
    const neighbor = cardList.current?.children[index + 1] ?? cardList.current?.children[index - 1]
    neighbor?.querySelector('button')?.focus()
    store.remove(list, profile.id)
    const undo = () => {
      const items = store.getItems(list)
      const idsAbove = new Set(profiles.slice(0, index).map(({ id }) => id))
      const itemsAbove = items.slice(0, items.findLastIndex(({ id }) => idsAbove.has(id)) + 1)
      // `add` prepends, so the profiles above the removed one are added again too, the first one last.
      for (const item of [...itemsAbove, profile].toReversed()) store.add(list, item)
    }
    const text = t('saved:removed', { name: getPerson(profile).name })
    toasts.show({ kind: 'info', text, action: { text: t('saved:undo'), run: undo } })
  }
  const clearList = async () => {
    const question = t('saved:question', { returnObjects: true })
    if (await confirm({ ...question, heading: question[list], destructive: true })) store.clear(list)
  }
  return (
    <div>
      <ul ref={cardList} className={styles['cards']}>
        {profiles.slice(0, limit).map((profile, index) => (
          <SavedCard
            key={profile.id}
            locale={locale}
            profile={profile}
            person={getPerson(profile)}
            removeText={t('saved:remove', { name: getPerson(profile).name })}
            onRemove={() => removeProfile(profile, index)}
            onFollow={onFollow}
            facts={renderFacts ? renderFacts(profile) : <SavedFacts locale={locale} profile={profile} />}
          >
            {renderExtra?.(profile.id, getPerson(profile).name)}
          </SavedCard>
        ))}
      </ul>
      <div className={styles['footer']}>
        <p className="small quiet">{t('saved:onDevice')}</p>
        {profiles.length > limit && (
          <Button kind="quiet" data-saved-profiles>
            {t('saved:all', { count: profiles.length })}
          </Button>
        )}
        <Button kind="quiet" onPress={() => void clearList()}>
          {clearTexts[list]}
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
  readonly onFollow?: MouseEventHandler | undefined
  readonly facts: ReactNode
  readonly children: ReactNode
}

function SavedCard({ locale, profile, person, removeText, onRemove, onFollow, facts, children }: CardProps) {
  return (
    <li className={`card linked ${styles['card']}`}>
      <Avatar person={person} size={56} />
      <div className="small muted">
        <h3>
          <a
            href={localizePath(locale, getProfilePath(profile))}
            lang={getLangAttribute(locale, person.name)}
            onClick={onFollow}
          >
            <bdi>{person.name}</bdi>
          </a>
        </h3>
        {facts}
      </div>
      <IconButton path={x} label={removeText} onPress={onRemove} />
      {children}
    </li>
  )
}
