import type { Outcome } from '#application/outcome.ts'
import type { Category } from '#domain/category/category.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { x } from '#ui/kit/display/icons.ts'
import { CategoryChoice } from './category-choice.tsx'
import { FilterForm } from './filter-form.tsx'
import { InertBackground } from './inert-background.tsx'
import styles from './filter-panel.module.css'
import type { ShownList } from './shown-list.ts'

export const filterPanelId = 'filters'

interface Props {
  readonly list: ShownList
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly total: number | null
}

/** The panel is a popover, because a popover opens and closes without JavaScript. */
export function FilterPanel({ list, categories, total }: Props) {
  const t = getTranslator(list.locale)
  return (
    <aside
      className={styles['panel']}
      id={filterPanelId}
      popover="auto"
      tabIndex={-1}
      aria-labelledby="filters-heading"
    >
      <div className={styles['head']}>
        <h2 id="filters-heading">{t('list:filters')}</h2>
        <button
          className={styles['close']}
          type="button"
          // Focused when the popover opens, also without JavaScript.
          autoFocus
          popoverTarget={filterPanelId}
          popoverTargetAction="hide"
          aria-label={t('list:closeFilters')}
        >
          <Icon path={x} />
        </button>
      </div>
      <CategoryChoice list={list} categories={categories} />
      <FilterForm list={list} total={total} />
      <InertBackground id={filterPanelId} wideQuery="(min-width: 64em)" />
    </aside>
  )
}
