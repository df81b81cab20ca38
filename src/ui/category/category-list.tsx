import { localePath } from '../../application/navigation/locale-path'
import type { Category } from '../../domain/category/category'
import type { City } from '../../domain/city/city'
import type { Locale } from '../../domain/shared/locale'
import { formatNumber } from '../i18n/format-number'
import { Icon } from '../kit/icon'
import { specialistsPath } from '../paths'
import styles from './category-list.module.css'
import { categoryIcon } from './category-icon'

interface Props {
  readonly locale: Locale
  /** Null: the whole country. */
  readonly city: City | null
  readonly categories: readonly Category[]
  /** How many of the categories below are named under each. */
  readonly named?: number
}

/** Categories with how many specialists each has, between hairlines. */
export function CategoryList({ locale, city, categories, named = 0 }: Props) {
  const href = (category: Category) => localePath(locale, specialistsPath(city, category.slug))
  return (
    <ul className={styles['list']}>
      {categories.map(category => (
        <li key={category.slug}>
          <Icon path={categoryIcon(category.slug)} />
          <a href={href(category)}>{category.name}</a>
          {category.profilesCount !== null && (
            <span className="quiet">{formatNumber(locale, category.profilesCount)}</span>
          )}
          {named > 0 && category.children.length > 0 && (
            <ul>
              {category.children.slice(0, named).map(child => (
                <li key={child.slug}>
                  <a href={href(child)}>{child.name}</a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}
