import { localePath } from '#application/routing/locale-path.ts'
import type { Category } from '#domain/category/category.ts'
import type { City } from '#domain/city/city.ts'
import { inCity } from '#domain/city/city-grammar.ts'
import { translator } from '#ui/i18n/translator.ts'
import { ButtonLink } from '#ui/kit/actions/button.tsx'
import { EmptyBlock } from '#ui/kit/feedback/notice.tsx'
import { citiesPath } from '#ui/paths.ts'
import { listTitle } from './list-title.ts'
import styles from './nobody-here.module.css'
import { hrefOf, type ShownList } from './shown-list.ts'

interface Props {
  readonly list: ShownList
  readonly parents: readonly Category[]
  /** Other cities of the region. */
  readonly nearby: readonly City[]
}

const mostNearby = 8

/** Nobody answers: the category above, everybody in the city, other cities of the region. */
export function NobodyHere({ list, parents, nearby }: Props) {
  const { locale, city, category } = list
  const t = translator(locale)
  const parent = parents.at(-1)
  const steps = [
    ...(parent ? [{ text: listTitle(locale, city, parent), href: hrefOf(list, { category: parent.slug }) }] : []),
    ...(category ? [{ text: listTitle(locale, city, null), href: hrefOf(list, { category: null }) }] : []),
    { text: t('common:nav.chooseCity'), href: localePath(locale, citiesPath) },
  ]
  const text = city ? t('list:emptyCity', { inCity: inCity(city.name, locale) }) : t('list:emptyCountry')
  return (
    <EmptyBlock heading={t('list:empty')} text={text}>
      {steps.map((step, index) => (
        <ButtonLink key={step.href} kind={index === 0 ? 'primary' : 'secondary'} href={step.href}>
          {step.text}
        </ButtonLink>
      ))}
      {nearby.length > 0 && (
        <div className={styles['nearby']}>
          <h3 id="nearby">{t('list:nearby')}</h3>
          <ul aria-labelledby="nearby">
            {nearby.slice(0, mostNearby).map(other => (
              <li key={other.slug}>
                <a className="link" href={hrefOf({ ...list, city: other })}>
                  {other.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </EmptyBlock>
  )
}
