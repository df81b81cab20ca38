import { translator } from '../../i18n/translator'
import { ButtonLink } from '../../kit/actions/button'
import { EmptyBlock } from '../../kit/feedback/notice'
import { conditionsOf } from './conditions'
import { FilterChips } from './filter-chips'
import { listTitle } from './list-title'
import { hrefOf, type ShownList } from './shown-list'

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
