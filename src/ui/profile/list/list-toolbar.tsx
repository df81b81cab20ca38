import { translator } from '../../i18n/translator'
import { buttonLook } from '../../kit/actions/button'
import { classNames } from '../../kit/styles/class-names'
import { Icon } from '../../kit/display/icon'
import { slidersHorizontal } from '../../kit/display/icons'
import type { Condition } from './conditions'
import { FilterChips } from './filter-chips'
import { filterPanelId } from './filter-panel'
import styles from './list-toolbar.module.css'
import { hrefOf, type ShownList } from './shown-list'
import { SortMenu } from './sort-menu'

interface Props {
  readonly list: ShownList
  /** Shown as chips. */
  readonly conditions: readonly Condition[]
  /** How many narrow the list. */
  readonly count: number
}

/** Over a list: what narrows it, in what order it is, and on phones the opener of the filters. */
export function ListToolbar({ list, conditions, count }: Props) {
  const t = translator(list.locale)
  return (
    <div className={styles['toolbar']}>
      <button
        className={classNames(buttonLook({}), styles['opener'])}
        type="button"
        popoverTarget={filterPanelId}
        popoverTargetAction="show"
      >
        <Icon path={slidersHorizontal} />
        {t('list:filters')}
        {count > 0 && <span className={styles['count']}>{count}</span>}
      </button>
      <SortMenu list={list} />
      <FilterChips locale={list.locale} conditions={conditions} reset={hrefOf(list, { category: null, filters: {} })} />
    </div>
  )
}
