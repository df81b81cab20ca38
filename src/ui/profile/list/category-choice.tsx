import type { Outcome } from '#application/outcome.ts'
import { type Category, getCategoryLevel, findCategoryPath } from '#domain/category/category.ts'
import { hasFiltersOrSort, excludesProfiles } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronDown, chevronLeft } from '#ui/kit/display/icons.ts'
import { RetryLine } from '#ui/kit/feedback/notice.tsx'
import styles from './category-choice.module.css'
import { categoriesAnchor } from '#ui/paths.ts'
import { getListHref, type ShownList } from './shown-list.ts'

interface Props {
  readonly list: ShownList
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
}

const maxVisibleCategories = 7

export function CategoryChoice({ list, categories }: Props) {
  const { locale, category } = list
  const t = getTranslator(locale)
  if (!categories.ok)
    return (
      <RetryLine text={t('common:failed.categories')} retryText={t('common:failed.retry')} href={getListHref(list)} />
    )
  const { categories: levelCategories, current } = getCategoryLevel(categories.value, category?.slug)
  const nonEmptyCategories = levelCategories.filter(
    levelCategory => levelCategory.profilesCount !== 0 || levelCategory === current,
  )
  if (nonEmptyCategories.length === 0 && !category) return null
  const parent = current && findCategoryPath(categories.value, current.slug).at(-2)
  const shownCategories =
    current && !nonEmptyCategories.includes(current) ? [current, ...nonEmptyCategories] : nonEmptyCategories
  const firstCategories = shownCategories.slice(0, maxVisibleCategories)
  const otherCategories = shownCategories.slice(maxVisibleCategories)
  return (
    <nav className={styles['choice']} aria-labelledby={categoriesAnchor}>
      <h2 id={categoriesAnchor}>{t('list:category')}</h2>
      <ul>
        {category && (
          <li className={styles['parent']}>
            <a
              href={getListHref(list, { category: parent?.slug ?? null })}
              rel={getLinkRel(list)}
              lang={getLangAttribute(locale, parent?.name ?? '')}
            >
              <Icon path={chevronLeft} />
              {parent?.name ?? t('list:allCategories')}
            </a>
          </li>
        )}
        <CategoryLinks list={list} categories={firstCategories} current={current} />
      </ul>
      {otherCategories.length > 0 && (
        <details open={current !== null && otherCategories.includes(current)}>
          <summary>
            {t('list:moreCategories', { count: otherCategories.length })}
            <Icon path={chevronDown} />
          </summary>
          <ul>
            <CategoryLinks list={list} categories={otherCategories} current={current} />
          </ul>
        </details>
      )}
    </nav>
  )
}

const getLinkRel = (list: ShownList) => (hasFiltersOrSort(list) ? 'nofollow' : undefined)

interface LinksProps {
  readonly list: ShownList
  readonly categories: readonly Category[]
  readonly current: Category | null
}

function CategoryLinks({ list, categories, current }: LinksProps) {
  // The API counts all specialists, not the matching ones.
  const shouldShowCounts = !excludesProfiles(list.filters)
  return categories.map(category => (
    <li key={category.slug}>
      <a
        href={getListHref(list, { category: category.slug })}
        rel={getLinkRel(list)}
        aria-current={category === current ? 'page' : undefined}
        lang={getLangAttribute(list.locale, category.name)}
      >
        {category.name}
        {shouldShowCounts && category.profilesCount !== null && (
          <span>{formatNumber(list.locale, category.profilesCount)}</span>
        )}
      </a>
    </li>
  ))
}
