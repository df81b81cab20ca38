import { offerRoute } from '#application/routing/text-routes.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { getValueOr } from '#application/outcome.ts'
import type { CityOverview } from '#application/city/view-city.ts'
import type { TopCategory } from '#domain/category/category.ts'
import { formatCityLocative, formatCityGenitive } from '#domain/city/city-grammar.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { CategoryList } from '#ui/category/category-list.tsx'
import { getTranslator } from '#ui/i18n/translator.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { RetryLine, EmptyBlock } from '#ui/kit/feedback/notice.tsx'
import { getCityPath } from '#application/routing/list-path.ts'
import { categoriesAnchor, getSpecialistsPath } from '#ui/paths.ts'
import { Section } from '#ui/kit/layout/section.tsx'
import { CityHead } from './city-head.tsx'
import { NearbyCities } from '#ui/profile/near/nearby-cities.tsx'
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

export function CityView({
  locale,
  city,
  namesakeRegion,
  regions,
  categories,
  bestProfiles,
  nearbyCities,
}: CityViewProps) {
  return (
    <>
      <CityHead
        locale={locale}
        city={city}
        namesakeRegion={namesakeRegion}
        regions={regions}
        specialistCount={bestProfiles.ok ? bestProfiles.value.total : null}
        categoryCount={categories.ok ? categories.value.length : null}
      />
      <CityCategories locale={locale} city={city} categories={categories} />
      <BestProfiles {...{ locale, city, bestProfiles }} {...(nearbyCities && { nearbyCities })} />
    </>
  )
}

const maxSubcategories = 3

function CityCategories({ locale, city, categories }: Pick<CityViewProps, 'locale' | 'city' | 'categories'>) {
  const t = getTranslator(locale)
  const topCategories = getValueOr(categories, [])
  if (categories.ok && topCategories.length === 0) return null
  return (
    <Section
      id="categories"
      heading={markRussian(locale, t('city:wanted', { inCity: formatCityLocative(city.name, locale) }))}
      moreLink={{
        text: t('common:nav.allCategories'),
        href: `${localizePath(locale, getSpecialistsPath(city))}#${categoriesAnchor}`,
        target: '_self',
      }}
    >
      {!categories.ok ? (
        <RetryLine
          text={t('common:failed.categories')}
          retryText={t('common:failed.retry')}
          href={localizePath(locale, getCityPath(city))}
        />
      ) : (
        <CategoryList
          locale={locale}
          city={city}
          categories={topCategories.map(category => localizeAvatars(locale, category))}
          subcategoryLimit={maxSubcategories}
        />
      )}
    </Section>
  )
}

function localizeAvatars(locale: Locale, category: TopCategory): TopCategory {
  const fallbackName = getTranslator(locale)('common:nameless', { skipInterpolation: true })
  const avatars =
    category.avatars?.map(avatar => ({ ...avatar, user: getDisplayPerson(locale, fallbackName, avatar) })) ?? []
  return { ...category, avatars }
}

function BestProfiles({
  locale,
  city,
  bestProfiles,
  nearbyCities,
}: Pick<CityViewProps, 'locale' | 'city' | 'bestProfiles' | 'nearbyCities'>) {
  const t = getTranslator(locale)
  const names = { inCity: formatCityLocative(city.name, locale), ofCity: formatCityGenitive(city.name, locale) }
  const heading = markRussian(locale, t('city:best', names))
  const moreLink = {
    text: markRussian(locale, t('city:allSpecialists', names)),
    href: localizePath(locale, getSpecialistsPath(city)),
  }
  const hasNoNearbyCities = nearbyCities?.ok && nearbyCities.value.length === 0
  const nearbyCitiesBlock = nearbyCities && (
    <NearbyCities {...{ locale, cities: nearbyCities, href: localizePath(locale, getCityPath(city)) }} />
  )
  if (!bestProfiles.ok)
    return (
      <Section id="best" heading={heading} moreLink={moreLink}>
        <RetryLine
          text={markRussian(locale, t('city:bestFailed', names))}
          retryText={t('common:failed.retry')}
          href={localizePath(locale, getCityPath(city))}
        />
      </Section>
    )
  if (bestProfiles.value.items.length === 0)
    return (
      <Section id="best" heading={t('city:empty')}>
        <EmptyBlock text={hasNoNearbyCities ? t('city:emptyTextWithoutNearby') : t('city:emptyText')}>
          <RequestLink kind="primary" locale={locale} target={createListTarget(city, null)} />
          <ButtonLink href={localizePath(locale, offerRoute.path)}>{t('common:footer.offer')}</ButtonLink>
          {nearbyCitiesBlock}
        </EmptyBlock>
      </Section>
    )
  const texts = getCardTexts(locale)
  return (
    <Section id="best" heading={heading} moreLink={moreLink}>
      <ProfileTiles cards={bestProfiles.value.items.map(profile => getCardFacts(locale, texts, profile))} />
      {nearbyCitiesBlock}
    </Section>
  )
}
