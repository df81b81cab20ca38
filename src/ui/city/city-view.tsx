import { offerRoute } from '#application/routing/text-routes.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { orEmpty } from '#application/outcome.ts'
import type { CityOverview } from '#application/city/view-city.ts'
import { type TopCategory, countCategories } from '#domain/category/category.ts'
import { formatCityLocative, formatCityGenitive } from '#domain/city/city-grammar.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { CategoryList } from '#ui/category/category-list.tsx'
import { getTranslator } from '#ui/i18n/translator.ts'
import { RetryLine, EmptyBlock } from '#ui/kit/feedback/notice.tsx'
import { cityPath } from '#application/routing/list-path.ts'
import { categoriesAnchor, specialistsPath } from '#ui/paths.ts'
import { Section } from '#ui/kit/layout/section.tsx'
import { CityHead } from './city-head.tsx'
import { NearTowns } from '#ui/profile/near/near-towns.tsx'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { getCardFacts } from '#ui/profile/card/card-facts.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { getDisplayPerson } from '#ui/profile/display-person.ts'
import { ProfileTiles } from '#ui/profile/card/profile-cards.tsx'
import { RequestLink } from '#ui/service-request/request-link.tsx'
import { createListTarget } from '#ui/service-request/request-target.ts'

export interface CityViewProps extends CityOverview {
  readonly locale: Locale
}

export function CityView({ locale, city, regions, categories, best, near }: CityViewProps) {
  return (
    <>
      <CityHead
        locale={locale}
        city={city}
        regions={regions}
        specialists={best.ok ? best.value.total : null}
        categories={categories.ok ? countCategories(categories.value) : null}
      />
      <CityCategories locale={locale} city={city} categories={categories} />
      <BestProfiles {...{ locale, city, best }} {...(near && { near })} />
    </>
  )
}

const maxSubcategories = 3

function CityCategories({ locale, city, categories }: Pick<CityViewProps, 'locale' | 'city' | 'categories'>) {
  const t = getTranslator(locale)
  const tops = orEmpty(categories, [])
  if (categories.ok && tops.length === 0) return null
  return (
    <Section
      id="categories"
      heading={t('city:wanted', { inCity: formatCityLocative(city.name, locale) })}
      more={{
        text: t('common:nav.allCategories'),
        href: `${localePath(locale, specialistsPath(city))}#${categoriesAnchor}`,
        target: '_self',
      }}
    >
      {!categories.ok ? (
        <RetryLine
          text={t('common:failed.categories')}
          retry={t('common:failed.retry')}
          href={localePath(locale, cityPath(city))}
        />
      ) : (
        <CategoryList
          locale={locale}
          city={city}
          categories={tops.map(top => localizeAvatars(locale, top))}
          subcategoryLimit={maxSubcategories}
        />
      )}
    </Section>
  )
}

/** Gives avatars the names that cards show. */
function localizeAvatars(locale: Locale, top: TopCategory): TopCategory {
  const nameless = getTranslator(locale)('common:nameless', { skipInterpolation: true })
  const avatars = top.avatars?.map(face => ({ ...face, user: getDisplayPerson(locale, nameless, face) })) ?? []
  return { ...top, avatars }
}

/** The best rated specialists of a city. A city with few also links to the nearest cities with specialists. */
function BestProfiles({ locale, city, best, near }: Pick<CityViewProps, 'locale' | 'city' | 'best' | 'near'>) {
  const t = getTranslator(locale)
  const names = { inCity: formatCityLocative(city.name, locale), ofCity: formatCityGenitive(city.name, locale) }
  const heading = t('city:best', names)
  const more = { text: t('city:allSpecialists', names), href: localePath(locale, specialistsPath(city)) }
  const nearby = near && <NearTowns {...{ locale, towns: near, href: localePath(locale, cityPath(city)) }} />
  if (!best.ok)
    return (
      <Section id="best" heading={heading} more={more}>
        <RetryLine
          text={t('city:bestFailed', names)}
          retry={t('common:failed.retry')}
          href={localePath(locale, cityPath(city))}
        />
      </Section>
    )
  if (best.value.items.length === 0)
    return (
      <Section id="best" heading={t('city:empty')}>
        <EmptyBlock text={t('city:emptyText')}>
          <RequestLink kind="primary" locale={locale} target={createListTarget(city, null)} />
          <ButtonLink href={localePath(locale, offerRoute.path)}>{t('common:footer.offer')}</ButtonLink>
          {nearby}
        </EmptyBlock>
      </Section>
    )
  const texts = getCardTexts(locale)
  return (
    <Section id="best" heading={heading} more={more}>
      <ProfileTiles all={best.value.items.map(profile => getCardFacts(locale, texts, profile))} />
      {nearby}
    </Section>
  )
}
