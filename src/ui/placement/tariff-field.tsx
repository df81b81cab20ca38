import { type Tariff, tariffs } from '#domain/user/placement.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { RadioGroup } from '#ui/kit/fields/radio-group.tsx'
import { tariffIn } from './placement-fields.ts'

interface Props {
  readonly tariff: Tariff
  readonly onChange: (tariff: Tariff) => void
}

/** The tariffs with what they mean. */
export function TariffField({ tariff, onChange }: Props) {
  const { t } = useTranslation(['placement'])
  const options = t('placement:tariffs', { returnObjects: true })
  return (
    <RadioGroup
      id="tariff"
      name="tariff"
      label={t('placement:tariff')}
      options={tariffs.map(value => ({ value, ...options[value] }))}
      defaultValue={tariff}
      onChange={({ target }) => onChange(tariffIn(target.value))}
      boxed
    />
  )
}
