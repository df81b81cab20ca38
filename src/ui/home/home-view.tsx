import { localePath } from '../../application/routing/locale-path'
import { orEmpty, type Outcome } from '../../application/outcome'
import type { Category } from '../../domain/category/category'
import type { Region } from '../../domain/city/city'
import type { Profile } from '../../domain/profile/profile'
import type { ApiUnavailable } from '../../domain/shared/api-unavailable'
import type { Locale } from '../../domain/shared/locale'
import { CategoryList } from '../category/category-list'
import { CitiesPanel } from '../city/list/cities-panel'
import { translator } from '../i18n/translator'
import { RetryLine } from '../kit/feedback/retry-line'
import { specialistsPath } from '../paths'
import { SavedBlocks } from '../profile/saved/saved-blocks'
import { Section } from '../kit/layout/section'
import { Hero } from './hero'
import styles from './home.module.css'
import { HowItWorks } from './how-it-works'
import { RandomProfiles } from './random-profiles'

export interface HomeViewProps {
  readonly locale: Locale
  readonly regions: readonly Region[]
  readonly categories: Outcome<readonly Category[], ApiUnavailable>
  readonly profiles: Outcome<readonly Profile[], ApiUnavailable>
}

export function HomeView({ locale, regions, categories, profiles }: HomeViewProps) {
  return (
    <div data-follows-city>
      <Hero locale={locale} regions={regions} />
      <PopularCategories locale={locale} categories={categories} />
      <RandomProfiles locale={locale} profiles={profiles} />
      <SavedBlocks locale={locale} />
      <HowItWorks locale={locale} />
      <div className={styles['cities']}>
        <CitiesPanel locale={locale} regions={regions} />
      </div>
    </div>
  )
}

const mostShown = 12

function PopularCategories({ locale, categories }: Pick<HomeViewProps, 'locale' | 'categories'>) {
  const t = translator(locale)
  const tops = orEmpty(categories, [])
  if (categories.ok && tops.length === 0) return null
  return (
    <Section
      id="categories"
      heading={t('home:popularCategories')}
      more={{ text: t('common:nav.allCategories'), href: localePath(locale, specialistsPath(null)) }}
    >
      {!categories.ok ? (
        <RetryLine
          text={t('common:failed.categories')}
          retry={t('common:failed.retry')}
          href={localePath(locale, '/')}
        />
      ) : (
        <CategoryList locale={locale} city={null} categories={tops.slice(0, mostShown)} />
      )}
    </Section>
  )
}
