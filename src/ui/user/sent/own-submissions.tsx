import { localizePath } from '#application/routing/locale-path.ts'
import type { SentEntry, SentHistory } from '#application/shared/sent-history.ts'
import { parseProfileId } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { formatDateTime } from '#ui/i18n/format-date.ts'
import { profilePath, specialistsPath } from '#ui/paths.ts'
import { getDisplayPerson } from '#ui/profile/display-person.ts'
import { useSavedProfile } from '#ui/profile/saved/saved-profile.queries.ts'
import styles from './own-submissions.module.css'

interface Props {
  readonly locale: Locale
  readonly userId: number
  readonly history: SentHistory
}

/** The reviews and requests that were sent from this device. */
export function OwnSubmissions({ locale, userId, history }: Props) {
  const { t } = useTranslation(['own-profile'])
  const entries = history.list(userId)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="sent">
      <h2 id="sent">{t('own-profile:sent.heading')}</h2>
      <ul className={styles['entries']}>
        {entries.map(entry => (
          <li key={`${entry.form} ${entry.target}`}>
            <EntryLink locale={locale} entry={entry} />
            <span className="small second">{formatDateTime(locale, new Date(entry.sentAt).toISOString())}</span>
          </li>
        ))}
      </ul>
      <p className="small quiet">{t('own-profile:sent.onDevice')}</p>
    </section>
  )
}

interface EntryProps {
  readonly locale: Locale
  readonly entry: SentEntry
}

function EntryLink({ locale, entry }: EntryProps) {
  const { t } = useTranslation(['own-profile'])
  const id = parseProfileId(/^profile-(\d+)$/.exec(entry.target)?.[1] ?? '')
  if (id !== undefined) return <ProfileEntryLink locale={locale} entry={entry} id={id} />
  const [city, ...category] = entry.target.split('/')
  const path = specialistsPath(city ? { slug: city } : null, category.join('/') || null)
  return (
    <a className="link" href={localizePath(locale, path)}>
      {t('own-profile:sent.requestToAll')}
    </a>
  )
}

function ProfileEntryLink({ locale, entry: { form }, id }: EntryProps & { readonly id: number }) {
  const { t } = useTranslation(['own-profile'])
  const { data } = useSavedProfile(locale, id)
  const namelessText = t('own-profile:sent.nameless', { id })
  const { name } = data ? getDisplayPerson(locale, namelessText, data) : { name: namelessText }
  const anchor = form === 'review' ? '#reviews' : ''
  return (
    <a className="link" href={`${localizePath(locale, profilePath({ id }))}${anchor}`}>
      {form === 'review' ? t('own-profile:sent.review', { name }) : t('own-profile:sent.request', { name })}
    </a>
  )
}
