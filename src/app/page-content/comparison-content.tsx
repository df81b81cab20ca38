import { getComparisonPath } from '#application/routing/compare-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ChooseView } from '#ui/profile/compare/choose-view.tsx'
import { createColumns, formatNames } from '#ui/profile/compare/column.ts'
import { CompareView } from '#ui/profile/compare/compare-view.tsx'
import { FavoritesIsland } from '#app/browser/favorites-island.tsx'
import { PageFrame } from './page-frame.tsx'
import { reportFailedParts, unwrapOrFail } from './render-report.ts'

export async function ComparisonContent({ locale, ids }: { readonly locale: Locale; readonly ids: readonly number[] }) {
  const t = getTranslator(locale)
  const path = getComparisonPath(locale, ids)
  if (ids.length === 0)
    return (
      <PageFrame
        locale={locale}
        path={path}
        title={t('compare:heading')}
        description={t('compare:invitation')}
        isNoindexed
      >
        <ChooseView locale={locale}>
          <FavoritesIsland locale={locale} />
        </ChooseView>
      </PageFrame>
    )
  const comparedProfiles = unwrapOrFail(await useCases.compareProfiles(ids))
  reportFailedParts('compareProfiles', Object.fromEntries(comparedProfiles.map(({ id, profile }) => [id, profile])))
  const columns = createColumns(locale, comparedProfiles)
  const names = formatNames(columns)
  return (
    <PageFrame
      locale={locale}
      path={path}
      title={t('compare:title', { names })}
      description={t('compare:description', { names })}
      isNoindexed
    >
      <CompareView locale={locale} columns={columns} />
    </PageFrame>
  )
}
