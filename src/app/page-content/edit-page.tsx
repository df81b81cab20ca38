import type { ReactNode } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import type { Translator } from '#ui/i18n/translator.ts'
import { EditShell } from '#ui/user/own-shell.tsx'
import { createNoindexPage } from './noindex-page.tsx'

export const createEditPage = (
  path: string,
  getTitle: (t: Translator) => string,
  renderForm: (locale: Locale) => ReactNode,
) =>
  createNoindexPage(path, getTitle, (locale, title) => (
    <EditShell locale={locale} heading={title}>
      {renderForm(locale)}
    </EditShell>
  ))
