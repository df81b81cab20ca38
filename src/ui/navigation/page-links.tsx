import { getShownRange, type Page } from '#domain/shared/pagination.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Pagination } from '#ui/kit/layout/pagination.tsx'

interface Props {
  readonly locale: Locale
  readonly label: string
  readonly list: Page<unknown>
  readonly getHref: (page: number) => string
}

export function PageLinks({ locale, label, list, getHref }: Props) {
  const t = getTranslator(locale)
  return (
    <Pagination
      label={label}
      currentPage={list.page}
      lastPage={list.lastPage}
      getHref={getHref}
      texts={{
        previous: t('common:pagination.previous'),
        next: t('common:pagination.next'),
        getPageLabel: page => t('common:pagination.page', { page }),
      }}
      range={t('common:pagination.range', { ...getShownRange(list), total: list.total })}
    />
  )
}
