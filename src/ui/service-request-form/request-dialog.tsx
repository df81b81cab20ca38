import { useState } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useCategories } from '#ui/category/categories.queries.ts'
import { useCurrentCity } from '#ui/city/current-city.ts'
import { useCity } from '#ui/city/regions.queries.ts'
import { createErrorLines } from '#ui/form/error-lines.ts'
import type { FormDialogData } from '#ui/submission/form-dialog.ts'
import { SubmissionDialog } from '#ui/submission/submission-dialog.tsx'
import { useSubmission } from '#ui/submission/use-submission.ts'
import { useVisitor } from '#ui/submission/use-visitor.ts'
import { localizePath } from '#application/routing/locale-path.ts'
import type { City } from '#domain/city/city.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { ServiceRequest } from '#domain/service-request/service-request.ts'
import type { Translate } from '#ui/i18n/resources.ts'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import { getSpecialistsPath } from '#ui/paths.ts'
import { useUseCases } from '#ui/use-cases.tsx'
import { useOwnProfile } from '#ui/user/own-profile.queries.ts'
import { createCategoryChoices } from './choices.ts'
import {
  createInitialFields,
  isRequestFields,
  requestFieldNames,
  toServiceRequest,
  createReceiptRows,
} from './request-fields.ts'
import { RequestInputs } from './request-inputs.tsx'
import { markRussian } from '#ui/kit/display/mark-russian.tsx'
import { SubjectHead } from '#ui/profile/page/subject-head.tsx'
import type { Subject } from '#ui/profile/page/subject.ts'
import {
  type RequestedSpecialist,
  type RequestTarget,
  getTargetKey,
  readTarget,
} from '#ui/service-request/request-target.ts'

export function RequestDialog({ data: { locale, records, link, reopen }, close }: DialogProps<FormDialogData, never>) {
  const { t } = useTranslation(['service-request'])
  const { requestService } = useUseCases()
  const [target] = useState(() => readTarget(link))
  const knownFields = useKnownFields()
  const initialFields = createInitialFields(target, knownFields)
  const submission = useSubmission({
    request: { purpose: 'find', note: t('service-request:signInNote'), mayFinishLater: true },
    name: `request:${getTargetKey(target)}`,
    records,
    reopen,
    initialFields,
    isFields: isRequestFields,
    fields: requestFieldNames,
    toInput: fields => toServiceRequest(fields, target),
    write: requestService,
  })
  const { form, sent } = submission
  const { errors } = form.formState
  const receipt = useReceipt(locale, target, sent?.input)
  return (
    <SubmissionDialog
      heading={t('service-request:heading')}
      submitText={t('service-request:submit')}
      submission={submission}
      lines={createErrorLines(requestFieldNames.map(name => [name, errors[name]?.message]))}
      receipt={sent && receipt ? { ...receipt, locale, sentAt: sent.sentAt } : undefined}
      onClose={() => close()}
    >
      {target.specialist && <SubjectHead locale={locale} subject={toSubject(target.specialist)} />}
      <RequestInputs {...{ locale, target, form }} getError={field => errors[field]?.message} />
    </SubmissionDialog>
  )
}

function useKnownFields() {
  const cityId = useCurrentCity()?.id
  const { id } = useVisitor()
  const user = useOwnProfile(false).data?.user
  // The cached profile may belong to the previous user.
  return { cityId, phone: user?.id === id ? user?.phone : undefined }
}

function useReceipt(locale: Locale, target: RequestTarget, request: ServiceRequest | undefined) {
  const { t } = useTranslation(['service-request'])
  const { data: tree = [] } = useCategories(locale)
  const isOtherCity = request !== undefined && request.cityId !== target.city?.id
  const otherCity = useCity(locale, isOtherCity ? request.cityId : null)
  if (!request) return undefined
  const name = target.specialist?.user.name
  const city = isOtherCity ? otherCity : (target.city ?? undefined)
  const category =
    createCategoryChoices(tree, []).get(String(request.categoryId)) ??
    (target.category?.id === request.categoryId ? target.category : undefined)
  return {
    heading: t('service-request:receipt.heading'),
    lead:
      name === undefined
        ? t('service-request:receipt.takersLead')
        : t('service-request:receipt.specialistLead', { name }),
    recipient: name ?? formatRecipients(t, [category?.name, city?.name]),
    rows: createReceiptRows(t, locale, request, { category: category?.name, city: city?.name }),
    furtherOptions: name !== undefined && city && category && <OtherSpecialists {...{ locale, city, category }} />,
    backText: name === undefined ? t('service-request:receipt.backToPage') : t('service-request:receipt.backToProfile'),
  }
}

function formatRecipients(t: Translate<'service-request'>, names: readonly (string | undefined)[]): string {
  const recipients = names.filter(name => name !== undefined).join(', ')
  return recipients === ''
    ? t('service-request:receipt.takers')
    : t('service-request:receipt.takersOf', { of: recipients })
}

interface OtherSpecialistsProps {
  readonly locale: Locale
  readonly city: City
  readonly category: { readonly slug: string; readonly name: string }
}

function OtherSpecialists({ locale, city, category }: OtherSpecialistsProps) {
  const { t } = useTranslation(['service-request'])
  return (
    <>
      {t('service-request:receipt.others')}{' '}
      <a className="link" href={localizePath(locale, getSpecialistsPath(city, category.slug))}>
        {markRussian(locale, t('service-request:receipt.othersLink', { category: category.name, city: city.name }))}
      </a>
    </>
  )
}

const toSubject = ({ user, specialities, city }: RequestedSpecialist): Subject => ({
  person: user,
  line: [specialities, city].filter(fact => fact !== null).join(', '),
})
