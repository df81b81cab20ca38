import { comparisonPath } from '#application/routing/compare-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useCases } from '#infrastructure/di/container.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ChooseView } from '#ui/profile/compare/choose-view.tsx'
import { createColumns, formatNames } from '#ui/profile/compare/column.ts'
import { CompareView } from '#ui/profile/compare/compare-view.tsx'
import { FavouritesIsland } from '#app/browser/favourites-island.tsx'
import { PageFrame } from './page-frame.tsx'
import { noteMissingPart, unwrapOrFail } from './render-report.ts'

interface Props {
  readonly locale: Locale
  readonly ids: readonly number[]
}

/** Fails if none of the specialists could be read. Without ids it shows the favourites to choose from. */
export async function ComparisonContent({ locale, ids }: Props) {
  const t = getTranslator(locale)
  const path = comparisonPath(locale, ids)
  if (ids.length === 0)
    return (
      <PageFrame
        locale={locale}
        path={path}
        title={t('compare:heading')}
        description={t('compare:invitation')}
        isUnlisted
      >
        <ChooseView locale={locale}>
          <FavouritesIsland locale={locale} />
        </ChooseView>
      </PageFrame>
    )
  const compared = unwrapOrFail(await useCases.compareProfiles(ids))
  noteMissingPart('compareProfiles', Object.fromEntries(compared.map(({ id, profile }) => [id, profile])))
  const columns = createColumns(locale, compared)
  const names = formatNames(columns)
  return (
    <PageFrame
      locale={locale}
      path={path}
      title={t('compare:title', { names })}
      description={t('compare:description', { names })}
      isUnlisted
    >
      <CompareView locale={locale} columns={columns} />
    </PageFrame>
  )
}
