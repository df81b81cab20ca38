import { aboutRoute } from '#application/routing/text-routes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import { type Tariff, tariffs } from '#domain/user/placement.ts'
import { getTranslator, type TextKey } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { arrowRight } from '#ui/kit/display/icons.ts'
import styles from './placement-section.module.css'

export function PlacementSection({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <>
      <div className={styles['tariffs']}>
        {tariffs.map(tariff => (
          <div key={tariff} className={`card linked ${styles['tariff']}`}>
            <h3>
              <a href={`#${getFragment(tariff)}`} data-form="placement" data-target={tariff}>
                {t(texts[tariff].name)}
              </a>
            </h3>
            <p className="small muted">{t(texts[tariff].term)}</p>
            <p className={styles['choose']} aria-hidden="true">
              {t('placement:choose')} <Icon path={arrowRight} />
            </p>
          </div>
        ))}
      </div>
      <p className="no-js">
        {/* The targets of the tariff links without JavaScript. */}
        {tariffs.map(tariff => (
          <span key={tariff} id={getFragment(tariff)} />
        ))}
        {t('placement:noScript')}{' '}
        <a className="link" href={localizePath(locale, `${aboutRoute.path}#contact`)}>
          {t('placement:contact')}
        </a>
      </p>
    </>
  )
}

/** A page with this fragment opens the form with this tariff. */
const getFragment = (tariff: Tariff) => `application-${tariff}`

const texts = {
  month: { name: 'placement:tariffs.month.label', term: 'placement:tariffs.month.help' },
  quarter: { name: 'placement:tariffs.quarter.label', term: 'placement:tariffs.quarter.help' },
  year: { name: 'placement:tariffs.year.label', term: 'placement:tariffs.year.help' },
} as const satisfies Record<Tariff, Readonly<Record<'name' | 'term', TextKey>>>
