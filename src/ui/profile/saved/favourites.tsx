import { useState } from 'react'
import { comparisonPath } from '#application/routing/compare-path.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { parseComparedIds, maxCompared } from '#domain/profile/comparison.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { ButtonLink, getButtonClass } from '#ui/kit/actions/button.tsx'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import { specialistsPath } from '#ui/paths.ts'
import { SavedListView } from './saved-list.tsx'
import { SavedTerms } from './saved-terms.tsx'
import { useSavedList } from './saved-lists.tsx'
import styles from './favourites.module.css'

interface Props {
  readonly locale: Locale
  readonly onFollow?: () => void
}

/** Two or more favourites can be compared. */
export function Favourites({ locale, onFollow }: Props) {
  const saved = useSavedList('favorites').map(({ id }) => id)
  const { t } = useTranslation(['saved'])
  // Two to four leave nothing to choose.
  const [ticked, setTicked] = useState<readonly number[]>(() => (saved.length <= maxCompared ? saved : []))
  if (saved.length === 0) return <NoFavourites locale={locale} />
  const chosen = ticked.filter(id => saved.includes(id))
  const toggle = (id: number) => setTicked(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id])
  const renderCheckbox = (id: number, name: string) => (
    <div className={styles['box']}>
      <Checkbox
        label={t('saved:compare.one')}
        aria-label={t('saved:compare.oneNamed', { name })}
        checked={chosen.includes(id)}
        disabled={chosen.length === maxCompared && !chosen.includes(id)}
        onChange={() => toggle(id)}
      />
    </div>
  )
  return (
    <div>
      <SavedListView
        locale={locale}
        list="favorites"
        renderTerms={id => <SavedTerms locale={locale} id={id} />}
        onFollow={onFollow}
        renderExtra={saved.length > 1 ? renderCheckbox : undefined}
      />
      <CompareBar locale={locale} saved={saved.length} chosen={chosen} onFollow={onFollow} />
    </div>
  )
}

interface BarProps {
  readonly locale: Locale
  readonly saved: number
  readonly chosen: readonly number[]
  readonly onFollow: (() => void) | undefined
}

function CompareBar({ locale, saved, chosen, onFollow }: BarProps) {
  const { t } = useTranslation(['saved'])
  return (
    <div className={`card ${styles['bar']}`}>
      <p className="small" role="status">
        <CompareStatus saved={saved} chosen={chosen.length} />
      </p>
      {chosen.length > 1 && (
        <a
          className={getButtonClass({ kind: 'primary' })}
          href={comparisonPath(locale, parseComparedIds(chosen.map(String)))}
          onClick={onFollow}
        >
          {t('saved:compare.go')}
        </a>
      )}
    </div>
  )
}

function CompareStatus({ saved, chosen }: { readonly saved: number; readonly chosen: number }) {
  const { t } = useTranslation(['saved'])
  if (saved === 1) return t('saved:compare.alone')
  if (chosen === 0) return t('saved:compare.none')
  return chosen === 1 ? t('saved:compare.more') : t('saved:compare.chosen', { count: chosen })
}

function NoFavourites({ locale }: { readonly locale: Locale }) {
  const { t } = useTranslation(['saved'])
  return (
    <div className={styles['empty']}>
      <h3>{t('saved:empty')}</h3>
      <p className="second">{t('saved:emptyText')}</p>
      <ButtonLink href={localePath(locale, specialistsPath(null))}>{t('saved:specialists')}</ButtonLink>
    </div>
  )
}
