import { citiesPath } from '#application/routing/cities-path.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { getValueOr, type Outcome } from '#application/outcome.ts'
import { type Category, getPopularCategories, getPopularLeaves } from '#domain/category/category.ts'
import type { Region } from '#domain/city/city.ts'
import type { Profile } from '#domain/profile/profile.ts'
import type { ApiUnavailable } from '#domain/shared/api-errors.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { CategoryList } from '#ui/category/category-list.tsx'
import { CitiesPanel } from '#ui/city/list/cities-panel.tsx'
import { getTranslator } from '#ui/i18n/translator.ts'
import { RetryLine } from '#ui/kit/feedback/notice.tsx'
import { categoriesAnchor, getSpecialistsPath } from '#ui/paths.ts'
import { LazySavedSections } from '#ui/profile/saved/lazy-saved-sections.tsx'
import { Section } from '#ui/kit/layout/section.tsx'
import styles from './home.module.css'
import { getCardFacts } from '#ui/profile/card/card-facts.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { ProfileTiles } from '#ui/profile/card/profile-cards.tsx'
import { RandomProfilesRetry } from '#ui/profile/card/random-profiles-retry.tsx'
import { BareDotMap } from '#ui/city/map/bare-dot-map.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { mapPin } from '#ui/kit/display/icons.ts'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { SearchForm } from '#ui/search/search-form.tsx'
import { CityCategories } from './city-categories.tsx'
import { CurrentCityMarker } from './current-city-marker.tsx'

export interface HomeViewProps {
  readonly locale: Locale
  readonly regions: readonly Region[]
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly profiles: Outcome<readonly Profile[], ApiUnavailable>
}

export function HomeView({ locale, regions, categories, profiles }: HomeViewProps) {
  return (
    <div data-follows-city>
      <p className={`container no-js ${styles['noScript']}`}>{getTranslator(locale)('home:noScript')}</p>
      <Hero locale={locale} regions={regions} categories={categories} />
      <PopularCategories locale={locale} categories={categories} />
      <RandomProfiles locale={locale} profiles={profiles} />
      <LazySavedSections locale={locale} />
      <HowItWorks locale={locale} />
      <div className={styles['cities']}>
        <CitiesPanel locale={locale} regions={regions} />
      </div>
    </div>
  )
}

function PopularCategories({ locale, categories }: Pick<HomeViewProps, 'locale' | 'categories'>) {
  const t = getTranslator(locale)
  const topCategories = getValueOr(categories, [])
  if (categories.ok && topCategories.length === 0) return null
  return (
    <Section
      id="categories"
      heading={t('home:popularCategories')}
      moreLink={{
        text: t('common:nav.allCategories'),
        href: `${localizePath(locale, getSpecialistsPath(null))}#${categoriesAnchor}`,
        target: '_self',
      }}
    >
      {!categories.ok ? (
        <RetryLine
          text={t('common:failed.categories')}
          retryText={t('common:failed.retry')}
          href={localizePath(locale, '/')}
        />
      ) : (
        <CityCategories locale={locale} className={styles['country']}>
          {/* Not displayed. Loses `hidden` once the city is known; CSS then hides the country's counts and avatars. */}
          {/* `{''}` makes React accept the city's name, which the inline script adds, as a change of the text. */}
          <span data-city-name hidden suppressHydrationWarning>
            {''}
          </span>
          <CategoryList locale={locale} city={null} categories={getPopularCategories(topCategories)} />
        </CityCategories>
      )}
    </Section>
  )
}

function RandomProfiles({ locale, profiles }: Pick<HomeViewProps, 'locale' | 'profiles'>) {
  const t = getTranslator(locale)
  const texts = getCardTexts(locale)
  if (profiles.ok && profiles.value.length === 0) return null
  return (
    <Section
      id="specialists"
      heading={t('home:specialists')}
      moreLink={{ text: t('home:allSpecialists'), href: localizePath(locale, getSpecialistsPath(null)) }}
    >
      {!profiles.ok ? (
        <RandomProfilesRetry
          locale={locale}
          cardTexts={texts}
          texts={{ failed: t('common:failed.specialists'), retry: t('common:failed.retry') }}
        />
      ) : (
        <ProfileTiles cards={profiles.value.map(profile => getCardFacts(locale, texts, profile))} />
      )}
    </Section>
  )
}

function HowItWorks({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  const steps = [
    { heading: t('home:how.search'), text: t('home:how.searchText') },
    { heading: t('home:how.compare'), text: t('home:how.compareText') },
    { heading: t('home:how.arrange'), text: t('home:how.arrangeText') },
  ]
  return (
    <section className={`container ${styles['howItWorks']}`} aria-labelledby="how">
      <h2 id="how">{t('home:how.heading')}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ heading, text }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const maxPopularLeaves = 4

function Hero({ locale, regions, categories }: Pick<HomeViewProps, 'locale' | 'regions' | 'categories'>) {
  const t = getTranslator(locale)
  const citiesHref = localizePath(locale, citiesPath)
  const count = regions.reduce((sum, region) => sum + region.cities.length, 0)
  return (
    <div className={`container ${styles['hero']}`}>
      <div className={styles['intro']}>
        <h1 className="display">{t('home:heading')}</h1>
        <p className="lead">{t('home:lead')}</p>
      </div>
      <SearchForm className={styles['search']} locale={locale} city={null} large />
      <div className={styles['shortcuts']}>
        <a className={`card ${styles['chip']}`} href={citiesHref} data-city-picker>
          <Icon path={mapPin} />
          <span data-city-name suppressHydrationWarning>
            {t('common:nav.chooseCity')}
          </span>
          <span className="link" hidden suppressHydrationWarning>
            {t('common:nav.change')}
          </span>
        </a>
        <ul className={styles['popularLeaves']}>
          {getPopularLeaves(getValueOr(categories, []))
            .slice(0, maxPopularLeaves)
            .map(({ slug, name }) => (
              <li key={slug}>
                <a href={localizePath(locale, getSpecialistsPath(null, slug))}>{markRussian(locale, name)}</a>
              </li>
            ))}
        </ul>
        <a className={`link ${styles['allCities']}`} href={citiesHref}>
          {t('home:citiesByLetter', { count })}
        </a>
      </div>
      <BareDotMap className={styles['map']}>
        <CurrentCityMarker />
      </BareDotMap>
    </div>
  )
}
