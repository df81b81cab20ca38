import type { UseFormRegisterReturn } from 'react-hook-form'
import { localizePath } from '#application/routing/locale-path.ts'
import { aboutRoute } from '#application/routing/text-routes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { getLangAttribute } from '#ui/kit/display/lang-attribute.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { FailedLoad } from '#ui/failure/failed-load.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'
import { useMinimumDuration } from '#ui/kit/feedback/use-minimum-duration.ts'
import { RadioGroup } from '#ui/kit/fields/radio-group.tsx'
import { useComplaintTypes } from './complaint-types.queries.ts'
import styles from './reason-field.module.css'

interface Props extends UseFormRegisterReturn<'typeId'> {
  readonly locale: Locale
  readonly error: string | undefined
}

const fieldId = 'typeId'

/** The error summary links to this element while there are no reasons to choose from. */
const placeholderAttributes = { id: fieldId, tabIndex: -1 }

export function ReasonField({ locale, error, ...fieldProps }: Props) {
  const { t } = useTranslation(['complaint'])
  const { data: types, isFetching, refetch } = useComplaintTypes()
  const isWaiting = useMinimumDuration(isFetching && !types)
  if (isWaiting)
    return (
      <div {...placeholderAttributes} role="status" aria-busy="true">
        <span className="visually-hidden">{t('complaint:loading')}</span>
        <div className={styles['waiting']} aria-hidden="true" />
      </div>
    )
  if (!types)
    return (
      <div {...placeholderAttributes} role="alert">
        <FailedLoad text={t('complaint:failed')}>
          <Button kind="quiet" onPress={() => void refetch()}>
            <Icon path={rotateCw} />
            {t('complaint:retry')}
          </Button>
        </FailedLoad>
      </div>
    )
  if (types.length === 0)
    return (
      <div {...placeholderAttributes}>
        <NoteLine text={t('complaint:none')}>
          <a className="link" href={localizePath(locale, `${aboutRoute.path}#contact`)}>
            {t('complaint:contact')}
          </a>
        </NoteLine>
      </div>
    )
  return (
    <RadioGroup
      {...fieldProps}
      id={fieldId}
      label={t('complaint:type')}
      options={types.map(({ id, name, description }) => ({
        value: String(id),
        label: name,
        lang: getLangAttribute(locale, name),
        ...(description !== '' && { help: description, helpLang: getLangAttribute(locale, description) }),
      }))}
      boxed
      error={error}
    />
  )
}
