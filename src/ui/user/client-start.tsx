import { localizePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button, ButtonLink } from '#ui/kit/actions/button.tsx'
import styles from './account-card.module.css'

/** For a client, as `isClient` defines it. */
export function ClientStart({ locale, onOffer }: { readonly locale: Locale; readonly onOffer: () => void }) {
  const { t } = useTranslation(['own-profile'])
  return (
    <section className={`card ${styles['card']}`} aria-labelledby="client">
      <h2 className={styles['heading']} id="client">
        {t('own-profile:client.heading')}
      </h2>
      <p className="small muted">{t('own-profile:client.text')}</p>
      <div className={styles['actions']}>
        <ButtonLink kind="primary" href={localizePath(locale, '/')}>
          {t('own-profile:client.find')}
        </ButtonLink>
        <Button kind="quiet" onPress={onOffer}>
          {t('own-profile:client.offer')}
        </Button>
      </div>
    </section>
  )
}
