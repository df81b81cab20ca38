import { type MouseEventHandler, useState } from 'react'
import { getComparisonPath } from '#application/routing/compare-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { parseComparedIds, maxComparedProfiles } from '#domain/profile/comparison.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import { getSpecialistsPath } from '#ui/paths.ts'
import { SavedListView } from './saved-list-view.tsx'
import { CurrentFacts } from './current-facts.tsx'
import { useSavedList } from './saved-profiles-context.tsx'
import styles from './favorites.module.css'

interface Props {
  readonly locale: Locale
  readonly onFollow?: MouseEventHandler
}

export function Favorites({ locale, onFollow }: Props) {
  const favoriteIds = useSavedList('favorites').map(({ id }) => id)
  const { t } = useTranslation(['saved'])
  const [checkedIds, setCheckedIds] = useState<readonly number[]>(() =>
    favoriteIds.length <= maxComparedProfiles ? favoriteIds : [],
  )
  if (favoriteIds.length === 0) return <NoFavorites locale={locale} onFollow={onFollow} />
  const chosenIds = checkedIds.filter(id => favoriteIds.includes(id))
  const toggle = (id: number) =>
    setCheckedIds(chosenIds.includes(id) ? chosenIds.filter(otherId => otherId !== id) : [...chosenIds, id])
  const renderCheckbox = (id: number, name: string) => (
    <div className={styles['checkbox']}>
      <Checkbox
        label={t('saved:compare.one')}
        aria-label={t('saved:compare.oneNamed', { name })}
        checked={chosenIds.includes(id)}
        disabled={chosenIds.length === maxComparedProfiles && !chosenIds.includes(id)}
        onChange={() => toggle(id)}
      />
    </div>
  )
  return (
    <div>
      <SavedListView
        locale={locale}
        list="favorites"
        renderFacts={profile => <CurrentFacts locale={locale} savedProfile={profile} />}
        onFollow={onFollow}
        renderExtra={favoriteIds.length > 1 ? renderCheckbox : undefined}
      />
      <CompareBar locale={locale} favoriteCount={favoriteIds.length} chosenIds={chosenIds} onFollow={onFollow} />
    </div>
  )
}

interface BarProps {
  readonly locale: Locale
  readonly favoriteCount: number
  readonly chosenIds: readonly number[]
  readonly onFollow: MouseEventHandler | undefined
}

function CompareBar({ locale, favoriteCount, chosenIds, onFollow }: BarProps) {
  const { t } = useTranslation(['saved'])
  return (
    <div className={`card ${styles['bar']}`}>
      <p className="small" role="status">
        <CompareStatus favoriteCount={favoriteCount} chosenCount={chosenIds.length} />
      </p>
      {chosenIds.length > 1 && (
        <a
          className={getButtonClass({ kind: 'primary' })}
          href={getComparisonPath(locale, parseComparedIds(chosenIds.map(String)))}
          onClick={onFollow}
        >
          {t('saved:compare.go')}
        </a>
      )}
    </div>
  )
}

function CompareStatus({
  favoriteCount,
  chosenCount,
}: {
  readonly favoriteCount: number
  readonly chosenCount: number
}) {
  const { t } = useTranslation(['saved'])
  if (favoriteCount === 1) return t('saved:compare.alone')
  if (chosenCount === 0) return t('saved:compare.none')
  return chosenCount === 1 ? t('saved:compare.more') : t('saved:compare.chosen', { count: chosenCount })
}

function NoFavorites({ locale, onFollow }: Pick<BarProps, 'locale' | 'onFollow'>) {
  const { t } = useTranslation(['saved'])
  return (
    <div className={styles['empty']}>
      <h3>{t('saved:empty')}</h3>
      <p className="muted">{t('saved:emptyText')}</p>
      <a
        className={getButtonClass({ kind: 'secondary' })}
        href={localizePath(locale, getSpecialistsPath(null))}
        onClick={onFollow}
      >
        {t('saved:specialists')}
      </a>
    </div>
  )
}
