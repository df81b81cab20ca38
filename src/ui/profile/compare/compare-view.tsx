import { getComparisonPath } from '#application/routing/compare-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock, NoteLine } from '#ui/kit/feedback/notice.tsx'
import { getSpecialistsPath } from '#ui/paths.ts'
import type { Column } from './column.ts'
import { CompareHead } from './compare-head.tsx'
import { CompareTable } from './compare-table.tsx'
import styles from './compare.module.css'

export function CompareView({ locale, columns }: { readonly locale: Locale; readonly columns: readonly Column[] }) {
  const t = getTranslator(locale)
  const choosePath = getComparisonPath(locale, [])
  const isEmpty = columns.every(({ profile, isFailed }) => !profile && !isFailed)
  return (
    <div className={`container ${styles['page']}`}>
      <CompareHead locale={locale} />
      {isEmpty ? (
        <EmptyBlock heading={t('compare:nobody.heading')} text={t('compare:nobody.text')}>
          <ButtonLink kind="primary" href={choosePath}>
            {t('compare:others')}
          </ButtonLink>
          <ButtonLink href={localizePath(locale, getSpecialistsPath(null))}>{t('home:allSpecialists')}</ButtonLink>
        </EmptyBlock>
      ) : (
        <>
          <CompareTable locale={locale} columns={columns} />
          <div className={styles['screenOnly']}>
            {columns.length > 1 ? (
              <ButtonLink href={choosePath}>{t('compare:others')}</ButtonLink>
            ) : (
              <NoteLine text={t('compare:alone')}>
                <ButtonLink kind="quiet" flush href={choosePath}>
                  {t('compare:choose')}
                </ButtonLink>
              </NoteLine>
            )}
          </div>
        </>
      )}
    </div>
  )
}
