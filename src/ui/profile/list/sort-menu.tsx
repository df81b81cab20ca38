import { profileSorts, type ProfileSort, removeFilter } from '#domain/profile/profile-filters.ts'
import { getTranslator, type TextKey } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowUpDown, chevronDown } from '#ui/kit/display/icons.ts'
import { LightDismiss } from './light-dismiss.tsx'
import { getListHref, type ShownList } from './shown-list.ts'
import styles from './sort-menu.module.css'

const sortNameKeys = {
  rating: 'list:sort.rating',
  reviews: 'list:sort.reviews',
  new: 'list:sort.new',
  price: 'list:sort.price',
} as const satisfies Record<ProfileSort, TextKey>

/** These names fit beside the number of filters on narrow screens. */
const shortSortNameKeys = {
  ...sortNameKeys,
  rating: 'list:sort.ratingShort',
  reviews: 'list:sort.reviewsShort',
} as const satisfies Record<ProfileSort, TextKey>

export function SortMenu({ list }: { readonly list: ShownList }) {
  const t = getTranslator(list.locale)
  const currentSort = list.filters.sort ?? 'rating'
  const getHref = (sort: ProfileSort) => {
    const otherFilters = removeFilter(list.filters, 'sort')
    return getListHref(list, { filters: sort === 'rating' ? otherFilters : { ...otherFilters, sort } })
  }
  return (
    <LightDismiss className={styles['menu']}>
      <summary className={classNames(getButtonClass({}), styles['opener'])}>
        <Icon path={arrowUpDown} className={styles['arrows']} />
        <span className="visually-hidden">{`${t('list:sort.label')}: `}</span>
        <span className={styles['short']}>{t(shortSortNameKeys[currentSort])}</span>
        <span className={styles['full']}>{t(sortNameKeys[currentSort])}</span>
        <Icon path={chevronDown} className={styles['chevron']} />
      </summary>
      <ul className={styles['options']}>
        {profileSorts.map(sort => (
          <li key={sort}>
            <a href={getHref(sort)} rel="nofollow" aria-current={sort === currentSort ? 'true' : undefined}>
              {t(sortNameKeys[sort])}
            </a>
          </li>
        ))}
      </ul>
    </LightDismiss>
  )
}
