import { filterParameters, getListPath } from '#application/routing/list-path.ts'
import { maxPriceTextLength, noFilters } from '#domain/profile/profile-filters.ts'
import { maxPrice } from '#domain/shared/whole-number.ts'
import { formatNumber } from '#ui/i18n/format-number.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass, ButtonLink } from '#ui/kit/actions/button.tsx'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './filter-form.module.css'
import { ApplyFiltersButton } from './apply-filters-button.tsx'
import { getListHref, type ShownList } from './shown-list.ts'

const priceErrorId = 'price-error'

const offeredRatings = [4, 4.5] as const

export function FilterForm({ list, total }: { readonly list: ShownList; readonly total: number | null }) {
  const { locale, city, category, filters } = list
  const t = getTranslator(locale)
  const { ratingFrom } = filters
  const ratings = [...new Set([...offeredRatings, ...(ratingFrom === undefined ? [] : [ratingFrom])])].toSorted(
    (a, b) => a - b,
  )
  return (
    <form
      className={styles['form']}
      action={getListPath({ locale, city, category: city ? (category?.slug ?? null) : null })}
      key={getListHref(list)}
    >
      {!city && category && <input type="hidden" name="category" value={category.slug} />}
      {(['search', 'sort'] as const).map(
        name =>
          filters[name] !== undefined && (
            <input key={name} type="hidden" name={filterParameters[name]} value={filters[name]} />
          ),
      )}
      <PriceField list={list} />
      <div className={styles['group']}>
        <fieldset>
          <legend className={styles['label']}>{t('list:form.rating')}</legend>
          <RatingOption value="" text={t('list:form.anyRating')} isChosen={ratingFrom === undefined} />
          {ratings.map(rating => (
            <RatingOption
              key={rating}
              value={String(rating)}
              text={t('list:form.ratingFrom', { rating: formatNumber(locale, rating) })}
              isChosen={rating === ratingFrom}
            />
          ))}
        </fieldset>
      </div>
      <div className={styles['actions']}>
        <ButtonLink kind="quiet" href={getListHref(list, { category: null, ...noFilters })}>
          {t('list:form.reset')}
        </ButtonLink>
        <ApplyFiltersButton
          locale={locale}
          total={total === 0 ? null : total}
          scope={{ cityId: city?.id, category: category?.slug }}
          text={t('list:form.apply')}
          className={classNames(getButtonClass({}), styles['apply'])}
        />
      </div>
    </form>
  )
}

function RatingOption({
  value,
  text,
  isChosen,
}: {
  readonly value: string
  readonly text: string
  readonly isChosen: boolean
}) {
  return (
    <label className={styles['choice']}>
      <input type="radio" name={filterParameters.ratingFrom} value={value} defaultChecked={isChosen} />
      {text}
    </label>
  )
}

function PriceField({ list: { locale, filters, rejectedFilters } }: { readonly list: ShownList }) {
  const t = getTranslator(locale)
  return (
    <div className={styles['group']}>
      <label className={styles['label']} htmlFor="price-to">
        {t('list:form.priceTo')}
      </label>
      <span className={styles['field']}>
        <input
          id="price-to"
          name={filterParameters.priceTo}
          inputMode="numeric"
          maxLength={maxPriceTextLength}
          autoComplete="off"
          defaultValue={filters.priceTo === undefined ? rejectedFilters.priceTo : formatNumber(locale, filters.priceTo)}
          {...(rejectedFilters.priceTo !== undefined && { 'aria-invalid': true, 'aria-describedby': priceErrorId })}
        />
        <span aria-hidden="true">₽</span>
      </span>
      {rejectedFilters.priceTo !== undefined && (
        <p className="small" id={priceErrorId}>
          {t('list:form.priceError', { most: formatNumber(locale, maxPrice) })}
        </p>
      )}
    </div>
  )
}
