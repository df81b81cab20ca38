import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { translator } from '#ui/i18n/translator.ts'
import styles from './forms-note.module.css'

/** Where links to forms lead that no script opens: what they need, and what else one can do. Its id is `forms`. */
export function FormsNote({ locale }: { readonly locale: Locale }) {
  const t = translator(locale)
  return (
    <p id="forms" className={`small second ${styles['note']}`}>
      {t('common:forms.text')}{' '}
      <a className="link" href={localePath(locale, '/help')}>
        {t('common:forms.help')}
      </a>
    </p>
  )
}
