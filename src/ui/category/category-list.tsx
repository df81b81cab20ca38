import { localizePath } from '#application/routing/locale-path.ts'
import type { Category, CategoryAvatar, TopCategory } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { Avatar } from '#ui/kit/display/avatar.tsx'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { getSpecialistsPath } from '#ui/paths.ts'
import styles from './category-list.module.css'
import { getCategoryIcon } from './category-icon.ts'

interface Props {
  readonly locale: Locale
  readonly city: City | null
  readonly categories: readonly TopCategory[]
  readonly subcategoryLimit?: number
}

export function CategoryList({ locale, city, categories, subcategoryLimit = 0 }: Props) {
  const getHref = (category: Category) => localizePath(locale, getSpecialistsPath(city, category.slug))
  return (
    <ul className={styles['list']}>
      {categories.map(category => (
        <li key={category.slug}>
          <Icon path={getCategoryIcon(category)} />
          <a href={getHref(category)} lang={getLangAttribute(locale, category.name)}>
            {category.name}
          </a>
          <Avatars avatars={category.avatars ?? []} />
          {category.profilesCount !== null && (
            <span className="quiet">{formatNumber(locale, category.profilesCount)}</span>
          )}
          {subcategoryLimit > 0 && category.children.length > 0 && (
            <ul>
              {category.children.slice(0, subcategoryLimit).map(child => (
                <li key={child.slug}>
                  <a href={getHref(child)} lang={getLangAttribute(locale, child.name)}>
                    {child.name}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  )
}

const maxAvatars = 4

/** Decorative: the list that the category links to shows these people. */
function Avatars({ avatars }: { readonly avatars: readonly CategoryAvatar[] }) {
  if (avatars.length === 0) return null
  return (
    <span className={styles['avatars']} aria-hidden="true">
      {avatars.slice(0, maxAvatars).map(({ id, user }) => (
        <Avatar key={id} person={user} size={24} />
      ))}
    </span>
  )
}
