import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type Social, socialTypes } from '#domain/profile/profile.ts'
import { textLimits } from '#domain/shared/text.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { SelectField } from '#ui/kit/fields/select-field.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import { socialIcons, parseSocialLink } from '#ui/profile/page/social-link.ts'
import { isTrailingBlankSocial, isDuplicate, type SocialsFormFields, parseSocial } from './socials-fields.ts'
import styles from './socials.module.css'

export interface SocialProps {
  readonly form: UseFormReturn<SocialsFormFields>
  readonly getError: (field: string) => string | undefined
}

const inputModes = {
  telegram: 'text',
  whatsapp: 'tel',
  vk: 'url',
  youtube: 'text',
  site: 'url',
  link: 'url',
} as const satisfies Record<Social['type'], string>

export function SocialRow({ form, getError, index }: SocialProps & { readonly index: number }) {
  const { t } = useTranslation(['edit-socials', 'form'])
  const { register, control, getValues } = form
  const names = t('edit-socials:names', { returnObjects: true })
  const name = `socials.${index}` as const
  const row = useWatch({ control, name })
  // An unknown social network from the API stays selected, but cannot be chosen.
  const types = row.type === 'link' ? [...socialTypes, row.type] : socialTypes
  const validate = () => {
    const { socials } = getValues()
    const typedSocial = socials[index]
    if (isTrailingBlankSocial(socials, index)) return true
    if (typedSocial && typedSocial.url.length > textLimits.url) return t('form:long', { most: String(textLimits.url) })
    if (!typedSocial || parseSocial(typedSocial) === undefined)
      return t('edit-socials:errors', { returnObjects: true })[typedSocial?.type ?? 'link']
    return !isDuplicate(socials, index) || t('edit-socials:errors.twice')
  }
  return (
    <>
      <SelectField
        {...register(`${name}.type`, { deps: [`${name}.url`] })}
        id={`${name}.type`}
        label={t('edit-socials:type')}
        error={getError(`${name}.type`)}
      >
        {types.map(type => (
          <option key={type} value={type}>
            {names[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...register(`${name}.url`, { validate })}
        id={`${name}.url`}
        label={t('edit-socials:address', { returnObjects: true })[row.type]}
        help={t('edit-socials:helpByType', { returnObjects: true })[row.type]}
        inputMode={inputModes[row.type]}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        error={getError(`${name}.url`)}
      />
      <SocialPreview social={parseSocial(row)} />
    </>
  )
}

function SocialPreview({ social }: { readonly social: Social | undefined }) {
  const { t } = useTranslation(['edit-socials'])
  const link = social && parseSocialLink(social)
  if (!link) return null
  return (
    <p className={styles['preview']}>
      <span className="muted">{t('edit-socials:shown')}: </span>
      <span className={styles['previewedLink']}>
        <Icon path={socialIcons[link.type]} />
        <b>{t('edit-socials:names', { returnObjects: true })[link.type]}</b>
        {link.handle !== null && ` ${link.handle}`}
      </span>
    </p>
  )
}
