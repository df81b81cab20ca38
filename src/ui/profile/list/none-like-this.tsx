import { translator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock } from '#ui/kit/feedback/notice.tsx'
import { conditionsOf } from './conditions.ts'
import { FilterChips } from './filter-chips.tsx'
import { listTitle } from './list-title.ts'
import { hrefOf, type ShownList } from './shown-list.ts'

interface Props {
  readonly list: ShownList
  /** How many there are without the filters, where that is known. */
  readonly unfiltered: number | null
}

/** Somebody is there, but nobody like this: each of the filters can go. */
export function NoneLikeThis({ list, unfiltered }: Props) {
  const { locale, city, category } = list
  const t = translator(locale)
  const conditions = conditionsOf(list)
  const all = unfiltered !== null && unfiltered > 0 ? unfiltered : null
  const text = [
    ...(all === null
      ? []
      : [
          t('list:none.text', {
            title: listTitle(locale, city, category),
            specialists: t('common:specialists', { count: all }),
          }),
        ]),
    conditions.length > 1 ? t('list:none.removeOne') : t('list:none.remove'),
  ].join(' ')
  return (
    <EmptyBlock heading={t('list:none.heading')} text={text}>
      <FilterChips locale={locale} conditions={conditions} />
      <ButtonLink kind="primary" href={hrefOf(list, { filters: {} })}>
        {all === null ? t('list:none.all') : t('list:none.showAll', { count: all })}
      </ButtonLink>
    </EmptyBlock>
  )
}
