import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Code } from './code.tsx'
import { OperationDetails, type Operation } from './operation-details.tsx'
import styles from './api-reference.module.css'

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, object>> }
}

export function ApiReferenceView({ locale, document }: { readonly locale: Locale; readonly document: ApiDocument }) {
  const t = getTranslator(locale)
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ endpoint: `${method.toUpperCase()} ${path}`, operation })),
  )
  return (
    <div className={`container ${styles['page']}`}>
      <h1>{t('api-reference:title')}</h1>
      <p className="lead">{t('api-reference:lead')}</p>
      <h2>{t('api-reference:calls')}</h2>
      {operations.map(({ endpoint, operation }) => (
        <OperationDetails key={endpoint} locale={locale} endpoint={endpoint} operation={operation} />
      ))}
      <h2>{t('api-reference:schemas')}</h2>
      {Object.entries(document.components.schemas).map(([name, schema]) => (
        <details key={name} className={`card ${styles['entry']}`}>
          <summary>
            <code>{name}</code>
          </summary>
          <Code json={schema} />
        </details>
      ))}
    </div>
  )
}
