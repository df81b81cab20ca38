import { noFilters } from '#domain/profile/profile-filters.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { slidersHorizontal } from '#ui/kit/display/icons.ts'
import { type Condition, FilterChips } from './filter-chips.tsx'
import { filterPanelId } from './filter-panel.tsx'
import styles from './list-toolbar.module.css'
import { getListHref, type ShownList } from './shown-list.ts'
import { SortMenu } from './sort-menu.tsx'

interface Props {
  readonly list: ShownList
  /** Shown as chips. None if the list is empty, because its message shows the chips or links to other lists. */
  readonly conditions: readonly Condition[]
  /** Includes active conditions without a chip. */
  readonly conditionCount: number
}

export function ListToolbar({ list, conditions, conditionCount }: Props) {
  const t = getTranslator(list.locale)
  return (
    <div className={styles['toolbar']}>
      <button
        className={classNames(getButtonClass({}), styles['opener'])}
        type="button"
        popoverTarget={filterPanelId}
        popoverTargetAction="show"
      >
        <Icon path={slidersHorizontal} />
        {t('list:filters')}
        {conditionCount > 0 && <span className={styles['count']}>{conditionCount}</span>}
      </button>
      <SortMenu list={list} />
      <FilterChips
        locale={list.locale}
        conditions={conditions}
        resetHref={getListHref(list, { category: null, ...noFilters })}
      />
    </div>
  )
}
