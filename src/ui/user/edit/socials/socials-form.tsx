'use client'

import type { Drafts } from '../../../../application/shared/drafts'
import type { Locale } from '../../../../domain/shared/locale'
import { editSocialsTexts } from '../../../i18n/edit-socials-texts'
import { OwnGate } from '../../own-gate'
import { EditForm } from '../edit-form'
import { SocialsInputs } from './socials-inputs'
import { socialsKind } from './socials-kind'
import { socialsFieldDescriptions } from './socials-field-descriptions'

interface Props {
  readonly locale: Locale
  readonly drafts: Drafts
}

/** Where to write to somebody. */
export function SocialsForm({ locale, drafts }: Props) {
  const texts = editSocialsTexts[locale]
  const spoken = socialsFieldDescriptions(texts)
  return (
    <OwnGate locale={locale}>
      {own => (
        <EditForm {...{ locale, own, drafts, spoken }} kind={socialsKind}>
          {(form, errorOf) => <SocialsInputs {...{ texts, form, errorOf }} />}
        </EditForm>
      )}
    </OwnGate>
  )
}
