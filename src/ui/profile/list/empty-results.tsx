import { offerRoute } from '#application/routing/text-routes.ts'
import type { Alternatives } from '#application/profile/view-list.ts'
import { getCityChoiceHref } from '#application/routing/city-choice.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { type Category, removeEmptyCategories } from '#domain/category/category.ts'
import { formatCityLocative } from '#domain/city/city-grammar.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { ButtonLink, getButtonClass } from '#ui/kit/actions/button.tsx'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { EmptyBlock } from '#ui/kit/feedback/notice.tsx'
import { LinkList } from '#ui/profile/near/link-list.tsx'
import { suggestCategories } from '#domain/category/suggest-categories.ts'
import { RequestLink } from '#ui/service-request/request-link.tsx'
import { createListTarget } from '#ui/service-request/request-target.ts'
import { formatListTitle } from './list-title.ts'
import { getListHref, type ShownList } from './shown-list.ts'
import { getConditions, FilterChips } from './filter-chips.tsx'
import { NearbyCityLists } from './nearby-city-lists.tsx'
import { noFilters } from '#domain/profile/profile-filters.ts'

interface Step {
  readonly text: string
  readonly href: string
}

const Steps = ({ locale, steps }: { readonly locale: Locale; readonly steps: readonly Step[] }) =>
  steps.map(({ text, href }, index) => (
    <ButtonLink key={href} kind={index === 0 ? 'primary' : 'secondary'} href={href}>
      <span>{markRussian(locale, text)}</span>
    </ButtonLink>
  ))

interface NoSpecialistsProps {
  readonly list: ShownList
  readonly ancestors: readonly Category[]
  readonly categories: readonly Category[]
  readonly alternatives: Pick<Alternatives, 'nearbyCities' | 'countryCount'>
}

export function NoSpecialists({
  list,
  ancestors,
  categories,
  alternatives: { nearbyCities, countryCount },
}: NoSpecialistsProps) {
  const { locale, city, category } = list
  const t = getTranslator(locale)
  const parent = ancestors.at(-1)
  const steps = [
    ...(parent && parent.profilesCount !== 0
      ? [
          {
            text: formatCountedTitle(
              { ...list, category: parent, parent: ancestors.at(-2) ?? null },
              parent.profilesCount,
            ),
            href: getListHref(list, { category: parent.slug }),
          },
        ]
      : []),
    ...(category && removeEmptyCategories(categories).length > 0
      ? [{ text: formatListTitle({ ...list, category: null }), href: getListHref(list, { category: null }) }]
      : []),
    ...(city && countryCount?.ok && countryCount.value > 0
      ? [
          {
            text: formatCountedTitle({ ...list, city: null }, countryCount.value),
            href: getListHref({ ...list, city: null }),
          },
        ]
      : []),
  ]
  return (
    <EmptyBlock heading={t('list:empty')} text={markRussian(locale, formatEmptyText(list))}>
      <NearbyCityLists list={list} nearbyCities={nearbyCities} />
      <Steps locale={locale} steps={steps} />
      <a
        className={getButtonClass({ kind: steps.length === 0 ? 'primary' : 'secondary' })}
        href={getCityChoiceHref(locale, getListHref(list))}
        data-city-picker
      >
        {t('common:nav.chooseCity')}
      </a>
      <RequestLink locale={locale} target={createListTarget(city, category)} />
      <ButtonLink kind="quiet" flush href={localizePath(locale, offerRoute.path)}>
        {t('common:footer.offer')}
      </ButtonLink>
    </EmptyBlock>
  )
}

function formatEmptyText({ locale, city, category }: ShownList): string {
  const t = getTranslator(locale)
  if (!city) return category ? t('list:emptyCategory') : t('list:emptyCountry')
  const names = { inCity: formatCityLocative(city.name, locale) }
  return category ? t('list:emptyCategoryInCity', names) : t('list:emptyCity', names)
}

const formatCountedTitle = (list: ShownList, count: number | null): string => {
  const title = formatListTitle(list)
  return count === null ? title : getTranslator(list.locale)('list:titleWithCount', { title, count })
}

interface NoMatchesProps {
  readonly list: ShownList
  readonly categories: readonly Category[]
  readonly alternatives: Alternatives
}

export function NoMatches({ list, categories, alternatives }: NoMatchesProps) {
  const { locale, city, category } = list
  const t = getTranslator(locale)
  const conditions = getConditions(list)
  const unfilteredCount = getKnownCount(alternatives.unfilteredCount)
  const positiveCount = unfilteredCount || null
  const advice = [
    ...(positiveCount === null ? [] : [t('list:none.text', { title: formatListTitle(list), count: positiveCount })]),
    conditions.length > 1 ? t('list:none.removeOne') : t('list:none.remove'),
  ].join(' ')
  // If the list is empty without the filters too, removing them would not help.
  const hasAdvice = unfilteredCount !== 0
  const steps = [
    ...getCountrySteps(list, getKnownCount(alternatives.countryCount)),
    ...(hasAdvice
      ? [
          {
            text: positiveCount === null ? t('list:none.all') : t('list:none.showAll', { count: positiveCount }),
            href: getListHref(list, noFilters),
          },
        ]
      : []),
  ]
  return (
    <EmptyBlock
      heading={hasAdvice ? t('list:none.heading') : t('list:empty')}
      text={markRussian(locale, hasAdvice ? advice : formatEmptyText(list))}
    >
      <FilterChips locale={locale} conditions={conditions} />
      <Steps locale={locale} steps={steps} />
      <RequestLink locale={locale} target={createListTarget(city, category)} />
      <SuggestedCategories list={list} categories={categories} />
      <NearbyCityLists list={list} nearbyCities={alternatives.nearbyCities} />
    </EmptyBlock>
  )
}

const getKnownCount = (count: Alternatives['unfilteredCount']): number | null => (count?.ok ? count.value : null)

const getCountrySteps = (list: ShownList, countryCount: number | null): readonly Step[] => {
  const { locale, city } = list
  if (!city || countryCount === 0) return []
  const t = getTranslator(locale)
  const text =
    countryCount === null ? t('list:none.everywhere') : t('list:none.countEverywhere', { count: countryCount })
  return [{ text, href: getListHref({ ...list, city: null }) }]
}

const maxSuggestions = 4

function SuggestedCategories({ list, categories: tree }: Pick<NoMatchesProps, 'list' | 'categories'>) {
  const { locale, filters } = list
  const { categories } = suggestCategories(tree, filters.search ?? '', Infinity)
  const nonEmpty = categories.filter(({ profilesCount }) => profilesCount !== 0).slice(0, maxSuggestions)
  if (nonEmpty.length === 0) return null
  return (
    <LinkList id="meant" heading={getTranslator(locale)('list:none.meant')}>
      {nonEmpty.map(({ slug, name }) => (
        <li key={slug}>
          <a className="link" href={getListHref(list, { category: slug, ...noFilters })}>
            {markRussian(locale, name)}
          </a>
        </li>
      ))}
    </LinkList>
  )
}
