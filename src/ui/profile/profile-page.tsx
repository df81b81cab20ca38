import { localePath } from '../../application/navigation/locale-path'
import type { Category } from '../../domain/category/category'
import type { City } from '../../domain/city/city'
import type { Profile } from '../../domain/profile/profile'
import type { Locale } from '../../domain/shared/locale'
import type { Page } from '../../domain/shared/page'
import { pageLinks, shownRange } from '../../domain/shared/pagination'
import { translator } from '../i18n/translator'
import { Pagination } from '../kit/pagination'
import { specialistsPath } from '../paths'
import { cardFacts } from './card-facts'
import { cardTexts } from './card-texts'
import { NobodyHere, PastLastPage } from './profile-page-notices'
import { ProfileRow } from './profile-row'
import styles from './profile-list.module.css'

interface Props {
  readonly locale: Locale
  readonly city: City | null
  readonly category: Category | null
  readonly parents: readonly Category[]
  readonly profiles: Page<Profile>
}

const seenAtOnce = 3

/** One page of a list with the links to the others, or why it is empty. */
export function ProfilePage({ locale, city, category, parents, profiles }: Props) {
  const t = translator(locale)
  const { items, page, lastPage, total } = profiles
  const href = (to: number) => localePath(locale, specialistsPath(city, category?.slug, to))
  const range = shownRange(profiles)
  if (!range && total > 0) return <PastLastPage locale={locale} page={page} first={href(1)} />
  if (!range) return <NobodyHere locale={locale} city={city} category={category} parents={parents} />
  const texts = cardTexts(locale)
  return (
    <>
      <ul className={styles['rows']}>
        {items.map((profile, index) => (
          <ProfileRow key={profile.id} facts={cardFacts(locale, texts, profile, category)} first={index < seenAtOnce} />
        ))}
      </ul>
      {lastPage > 1 && (
        <Pagination
          label={t('common:pagination.label')}
          links={pageLinks(page, lastPage)}
          current={page}
          last={lastPage}
          href={href}
          texts={{
            previous: t('common:pagination.previous'),
            next: t('common:pagination.next'),
            page: number => t('common:pagination.page', { page: number }),
          }}
          range={t('common:pagination.range', { ...range, total })}
        />
      )}
    </>
  )
}
