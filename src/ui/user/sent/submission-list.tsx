import { localizePath } from '#application/routing/locale-path.ts'
import type { SentEntry } from '#application/shared/sent-history.ts'
import { findCategoryById } from '#domain/category/find-category-by-id.ts'
import { parseProfileId } from '#domain/profile/profile.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { useCity } from '#ui/city/regions.queries.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { getProfilePath, getSpecialistsPath } from '#ui/paths.ts'
import { getDisplayPerson } from '#ui/profile/display-person.ts'
import { useSavedProfile } from '#ui/profile/saved/saved-profile.queries.ts'
import styles from './own-submissions.module.css'
import { SubmissionDate } from './submission-date.tsx'

interface Props {
  readonly locale: Locale
  readonly entries: readonly SentEntry[]
}

export function SubmissionList({ locale, entries }: Props) {
  return (
    <ul className={styles['entries']}>
      {entries.map(entry => (
        <li key={`${entry.form} ${entry.target} ${entry.sentAt}`}>
          <EntryLink locale={locale} entry={entry} />
          <SubmissionDate locale={locale} sentAt={entry.sentAt} />
        </li>
      ))}
    </ul>
  )
}

interface EntryProps {
  readonly locale: Locale
  readonly entry: SentEntry
}

function EntryLink({ locale, entry }: EntryProps) {
  const id = parseProfileId(/^profile-(\d+)$/.exec(entry.target)?.[1] ?? '')
  if (id === undefined) return <RequestToAllLink {...{ locale, entry }} />
  return entry.form === 'review' ? (
    <ReviewLink {...{ locale, id }} />
  ) : (
    <SpecialistRequestLink {...{ locale, entry, id }} />
  )
}

function RequestToAllLink({ locale, entry }: EntryProps) {
  const { t } = useTranslation(['own-profile'])
  const { city, category, choiceNames } = useRequestChoices(locale, entry)
  const [citySlug, ...categorySlugs] = entry.target.split('/')
  const path = getSpecialistsPath(
    city ?? (citySlug ? { slug: citySlug } : null),
    category?.slug ?? (categorySlugs.join('/') || null),
  )
  return (
    <a className="link" href={localizePath(locale, path)}>
      {choiceNames === ''
        ? t('own-profile:sent.requestToAll')
        : markRussian(locale, t('own-profile:sent.requestToAllOf', { of: choiceNames }))}
    </a>
  )
}

interface ProfileProps {
  readonly locale: Locale
  readonly id: number
}

function SpecialistRequestLink({ locale, entry, id }: EntryProps & ProfileProps) {
  const { t } = useTranslation(['own-profile'])
  const name = useSpecialistName(locale, id)
  const { choiceNames } = useRequestChoices(locale, entry)
  return (
    <a className="link" href={localizePath(locale, getProfilePath({ id }))}>
      {choiceNames === ''
        ? t('own-profile:sent.request', { name })
        : markRussian(locale, t('own-profile:sent.requestOf', { name, of: choiceNames }))}
    </a>
  )
}

function ReviewLink({ locale, id }: ProfileProps) {
  const { t } = useTranslation(['own-profile'])
  const name = useSpecialistName(locale, id)
  return (
    <a className="link" href={`${localizePath(locale, getProfilePath({ id }))}#reviews`}>
      {t('own-profile:sent.review', { name })}
    </a>
  )
}

function useRequestChoices(locale: Locale, { cityId, categoryId }: SentEntry) {
  const { data: tree = [] } = useCategories(locale)
  const city = useCity(locale, cityId ?? null)
  const category = categoryId === undefined ? undefined : findCategoryById(tree, categoryId)
  return { city, category, choiceNames: [category, city].flatMap(choice => choice?.name ?? []).join(', ') }
}

function useSpecialistName(locale: Locale, id: number): string {
  const { t } = useTranslation(['own-profile'])
  const { data } = useSavedProfile(locale, id)
  const fallbackName = t('own-profile:sent.nameless', { id })
  return data ? getDisplayPerson(locale, fallbackName, data).name : fallbackName
}
