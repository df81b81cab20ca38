import type { UseFormRegister } from 'react-hook-form'
import { localePath } from '#application/routing/locale-path.ts'
import { textPaths } from '#application/routing/texts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { RegistrationTexts } from '#ui/i18n/registration-texts.ts'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import type { AccountFields } from './account-fields.ts'
import styles from './wizard.module.css'

interface Props {
  readonly locale: Locale
  readonly texts: RegistrationTexts
  readonly register: UseFormRegister<AccountFields>
  readonly errors: Readonly<Record<'agreement' | 'consent', string | undefined>>
}

/** Two consents, unticked and apart; their texts open beside the form, so that nothing typed is lost. */
export function Consents({ locale, texts, register, errors }: Props) {
  const { account } = texts
  const withLink = (text: string, link: string, path: string) => {
    const [before = '', after = ''] = text.split('{{link}}')
    return (
      <>
        {before}
        <a className="link" href={localePath(locale, path)} target="_blank">
          {link}
        </a>
        {after}
      </>
    )
  }
  return (
    <div className={styles['consents']}>
      <Checkbox
        {...register('agreement', { required: texts.errors.agreement })}
        id="registration-agreement"
        label={withLink(account.agreement, account.agreementLink, textPaths['user-agreement'])}
        error={errors.agreement}
      />
      <Checkbox
        {...register('consent', { required: texts.errors.consent })}
        id="registration-consent"
        label={withLink(account.consent, account.consentLink, textPaths['privacy-policy'])}
        error={errors.consent}
      />
    </div>
  )
}
