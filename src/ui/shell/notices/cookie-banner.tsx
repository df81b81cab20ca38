import { privacyPolicyRoute } from '#application/routing/text-routes.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { getButtonClass } from '#ui/kit/actions/button.tsx'
import styles from './cookie-banner.module.css'

/** Until cookies are accepted, the inline script sets `data-cookies="0"` on the root element to show the banner. */
export function CookieBanner({ locale }: { readonly locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <section className={styles['banner']} aria-label={t('common:cookies.label')} data-cookie-banner>
      <p className="small">
        {t('common:cookies.text')}{' '}
        <a className="link" href={localizePath(locale, privacyPolicyRoute.path)}>
          {t('common:cookies.policy')}
        </a>
      </p>
      <button className={getButtonClass({ kind: 'primary' })} type="button" data-accept-cookies>
        {t('common:cookies.accept')}
      </button>
    </section>
  )
}
