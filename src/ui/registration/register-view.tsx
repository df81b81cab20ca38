import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { bell, pencil } from '#ui/kit/display/icons.ts'
import { user } from '#ui/kit/display/page-icons.ts'
import { ContentSkeleton, OwnShell } from '#ui/user/own-shell.tsx'
import styles from './register-view.module.css'

export function RegisterView({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const t = getTranslator(locale)
  const benefits = [
    [pencil, t('own:register.reviews')],
    [bell, t('own:register.notices')],
    [user, t('own:register.page')],
  ] as const
  return (
    <OwnShell locale={locale}>
      <div className={styles['page']}>
        <div className={styles['wizard']}>
          {children}
          <ContentSkeleton locale={locale} />
        </div>
        <section className={styles['benefits']} aria-labelledby="benefits">
          <h2 id="benefits">{t('own:register.benefits')}</h2>
          <ul>
            {benefits.map(([path, text]) => (
              <li key={text}>
                <Icon path={path} />
                {text}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </OwnShell>
  )
}
