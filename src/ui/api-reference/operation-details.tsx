import type { Locale } from '#domain/shared/locale.ts'
import { getTranslator } from '#ui/i18n/translator.ts'
import { Code } from './code.tsx'
import styles from './api-reference.module.css'

interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly schema: object
}

export interface Operation {
  readonly summary: string
  /** Alternatives: `{}` means that no token is needed. */
  readonly security: readonly object[]
  readonly parameters: readonly (Parameter | { readonly $ref: string })[]
  readonly requestBody?: { readonly content: object }
  readonly responses: object
}

interface Props {
  readonly locale: Locale
  readonly endpoint: string
  readonly operation: Operation
}

export function OperationDetails({ locale, endpoint, operation }: Props) {
  const t = getTranslator(locale)
  const { summary, security, parameters, requestBody, responses } = operation
  const inlineParameters = parameters.flatMap(parameter => ('name' in parameter ? [parameter] : []))
  return (
    <details className={`card ${styles['entry']}`}>
      <summary>
        <code>{endpoint}</code> <span lang="en">{summary}</span>
      </summary>
      <p className="small muted">{t(security.length === 1 ? 'api-reference:signedIn' : 'api-reference:public')}</p>
      {inlineParameters.length > 0 && (
        <>
          <h3>{t('api-reference:parameters')}</h3>
          <ul>
            {inlineParameters.map(({ name, required, schema }) => (
              <li key={name}>
                <code>{name}</code> {required && <span className="small muted">{t('api-reference:required')}</span>}
                <Code json={schema} />
              </li>
            ))}
          </ul>
        </>
      )}
      {requestBody && (
        <>
          <h3>{t('api-reference:body')}</h3>
          <Code json={requestBody.content} />
        </>
      )}
      <h3>{t('api-reference:responses')}</h3>
      <Code json={responses} />
    </details>
  )
}
