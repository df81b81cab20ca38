import { localePath } from '../../application/navigation/locale-path'
import type { Outcome } from '../../application/outcome'
import type { Category } from '../../domain/category/category'
import { levelOf, pathTo } from '../../domain/category/category-tree'
import type { City } from '../../domain/city/city'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'
import type { Locale } from '../../domain/shared/locale'
import { formatNumber } from '../i18n/format-number'
import { translator } from '../i18n/translator'
import { Icon } from '../kit/icon'
import { chevronLeft } from '../kit/icons'
import { RetryLine } from '../kit/retry-line'
import { specialistsPath } from '../paths'
import styles from './category-sidebar.module.css'

interface Props {
  readonly locale: Locale
  readonly city: City | null
  readonly category: Category | null
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
}

/** The categories of one level and the way up: beside the list, or over it on phones. */
export function CategorySidebar({ locale, city, category, categories }: Props) {
  const t = translator(locale)
  const href = (slug?: string) => localePath(locale, specialistsPath(city, slug))
  if (!categories.ok)
    return (
      <RetryLine text={t('common:failed.categories')} retry={t('common:failed.retry')} href={href(category?.slug)} />
    )
  const { categories: level, current } = levelOf(categories.value, category?.slug)
  if (level.length === 0) return null
  const above = current && pathTo(categories.value, current.slug).at(-2)
  return (
    <nav className={styles['sidebar']} aria-labelledby="categories-heading">
      <h2 id="categories-heading">{t('list:category')}</h2>
      <ul>
        {current && (
          <li className={styles['up']}>
            <a href={href(above?.slug)}>
              <Icon path={chevronLeft} />
              {above?.name ?? t('list:allCategories')}
            </a>
          </li>
        )}
        {(current && !level.includes(current) ? [current, ...level] : level).map(one => (
          <CategoryLink key={one.slug} category={one} href={href(one.slug)} current={one === current} locale={locale} />
        ))}
      </ul>
    </nav>
  )
}

interface LinkProps {
  readonly locale: Locale
  readonly category: Category
  readonly href: string
  readonly current: boolean
}

function CategoryLink({ locale, category, href, current }: LinkProps) {
  return (
    <li>
      <a href={href} aria-current={current ? 'page' : undefined}>
        {category.name}
        {category.profilesCount !== null && <span>{formatNumber(locale, category.profilesCount)}</span>}
      </a>
    </li>
  )
}
