'use client'

import type { Drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { editSocialsTexts } from '#ui/i18n/edit-socials-texts.ts'
import { OwnGate } from '#ui/user/own-gate.tsx'
import { EditForm } from '#ui/user/edit/edit-form.tsx'
import { SocialsInputs } from './socials-inputs.tsx'
import { socialsKind } from './socials-kind.ts'
import { socialsFieldDescriptions } from './socials-field-descriptions.ts'

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
