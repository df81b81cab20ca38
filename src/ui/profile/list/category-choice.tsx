import type { Outcome } from '#application/outcome.ts'
import { type Category, getCategoryLevel, findCategoryPath } from '#domain/category/category.ts'
import { isFiltered, isNarrowed } from '#domain/profile/profile-filters.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
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

const maxExpanded = 7

/** The categories of one level and a link to the parent. Links keep the filters; filtered ones are `nofollow`. */
export function CategoryChoice({ list, categories }: Props) {
  const { locale, category } = list
  const t = getTranslator(locale)
  if (!categories.ok)
    return <RetryLine text={t('common:failed.categories')} retry={t('common:failed.retry')} href={getListHref(list)} />
  const { categories: all, current } = getCategoryLevel(categories.value, category?.slug)
  const level = all.filter(each => each.profilesCount !== 0 || each === current)
  if (level.length === 0) return null
  const parent = current && findCategoryPath(categories.value, current.slug).at(-2)
  const shown = current && !level.includes(current) ? [current, ...level] : level
  const [first, rest] = [shown.slice(0, maxExpanded), shown.slice(maxExpanded)]
  return (
    <nav className={styles['choice']} aria-labelledby={categoriesAnchor}>
      <h2 id={categoriesAnchor}>{t('list:category')}</h2>
      <ul>
        {current && (
          <li className={styles['up']}>
            <a href={getListHref(list, { category: parent?.slug ?? null })} rel={getLinkRel(list)}>
              <Icon path={chevronLeft} />
              {parent?.name ?? t('list:allCategories')}
            </a>
          </li>
        )}
        <CategoryLinks list={list} categories={first} current={current} />
      </ul>
      {rest.length > 0 && (
        <details open={current !== null && rest.includes(current)}>
          <summary>
            {t('list:moreCategories', { count: rest.length })}
            <Icon path={chevronDown} />
          </summary>
          <ul>
            <CategoryLinks list={list} categories={rest} current={current} />
          </ul>
        </details>
      )}
    </nav>
  )
}

const getLinkRel = (list: ShownList) => (isFiltered(list) ? 'nofollow' : undefined)

interface LinksProps {
  readonly list: ShownList
  readonly categories: readonly Category[]
  readonly current: Category | null
}

function CategoryLinks({ list, categories, current }: LinksProps) {
  // The API counts all specialists, not the matching ones.
  const isCounted = !isNarrowed(list.filters)
  return categories.map(category => (
    <li key={category.slug}>
      <a
        href={getListHref(list, { category: category.slug })}
        rel={getLinkRel(list)}
        aria-current={category === current ? 'page' : undefined}
      >
        {category.name}
        {isCounted && category.profilesCount !== null && (
          <span>{formatNumber(list.locale, category.profilesCount)}</span>
        )}
      </a>
    </li>
  ))
}
