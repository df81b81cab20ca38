import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './theme-switch.module.css'

interface Props {
  readonly locale: Locale
  readonly className?: string | undefined
  readonly children?: ReactNode
}

export function ThemeSwitch({ locale, className, children }: Props) {
  const t = getTranslator(locale)
  return (
    <button className={classNames('bare js-only', className)} type="button" data-theme-switch>
      {children}
      <span>{t('common:theme.label')}</span>
      <span className={styles['themes']}>
        <span>{t('common:theme.system')}</span>
        <span>{t('common:theme.light')}</span>
        <span>{t('common:theme.dark')}</span>
      </span>
    </button>
  )
}
