import type { Locator, Page } from '@playwright/test'
import type { SubmissionRecords } from '#mocks/accounts/submissions.ts'
import complaintTexts from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import placementTexts from '#ui/i18n/locales/ru/placement.json' with { type: 'json' }
import requestTexts from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import reviewTexts from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import sessionTexts from '#ui/i18n/locales/ru/session.json' with { type: 'json' }

type SessionTexts = Pick<typeof sessionTexts, 'heading' | 'email' | 'password' | 'submit'>

/** Visitors can fill in the form before they sign in. The texts are Russian. */
export interface PublicForm {
  readonly name: string
  readonly path: string
  readonly openerSelector: string
  readonly heading: string
  readonly submitLabel: string
  readonly receiptHeading: string
  readonly apiPath: string
  readonly fill: (dialog: Locator) => Promise<void>
  /** The field that `fill` fills with `typedText`. */
  readonly getTypedField: (dialog: Locator) => Locator
  readonly getSubmissions: (received: SubmissionRecords) => readonly unknown[]
}

/** Does not occur in the texts of the forms. */
export const typedText = 'Два раза в неделю, после шести.'

/** No other test may send a review about this profile, because its cached pages keep the review. */
export const createForms = (profileId: number): readonly PublicForm[] => [
  {
    name: 'review',
    path: `/profiles/${profileId}`,
    openerSelector: '[data-form=review]',
    heading: reviewTexts.heading,
    submitLabel: reviewTexts.submit,
    receiptHeading: reviewTexts.receipt.heading,
    apiPath: '/api/profiles/{id}/reviews',
    fill: async dialog => {
      for (const name of [reviewTexts.quality, reviewTexts.price, reviewTexts.time])
        await dialog.getByRole('radiogroup', { name }).getByRole('radio').nth(4).check({ force: true })
      await dialog.getByRole('textbox').fill(typedText)
    },
    getTypedField: dialog => dialog.getByRole('textbox'),
    getSubmissions: ({ reviews }) => reviews,
  },
  {
    name: 'complaint',
    path: `/profiles/${profileId}`,
    openerSelector: '[data-form=complaint]',
    heading: complaintTexts.heading,
    submitLabel: complaintTexts.submit,
    receiptHeading: complaintTexts.receipt.heading,
    apiPath: '/api/profiles/{id}/complaints',
    fill: async dialog => {
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('textbox').fill(typedText)
    },
    getTypedField: dialog => dialog.getByRole('textbox'),
    getSubmissions: ({ complaints }) => complaints,
  },
  {
    name: 'request',
    path: '/kazan/specialists/repetitory',
    openerSelector: '[data-form=request]',
    heading: requestTexts.heading,
    submitLabel: requestTexts.submit,
    receiptHeading: requestTexts.receipt.heading,
    apiPath: '/api/user/service_applications',
    fill: async dialog => {
      await dialog.getByLabel(requestTexts.description.label).fill(typedText)
      await dialog.getByLabel(requestTexts.phone.label).fill('89172041833')
    },
    getTypedField: dialog => dialog.getByLabel(requestTexts.description.label),
    getSubmissions: ({ serviceRequests }) => serviceRequests,
  },
  {
    name: 'placement',
    path: '/help/offer',
    openerSelector: '[data-form=placement]',
    heading: placementTexts.heading,
    submitLabel: placementTexts.submit,
    receiptHeading: placementTexts.receipt.heading,
    apiPath: '/api/user/application/buy',
    fill: dialog => dialog.getByLabel(placementTexts.comment.label).fill(typedText),
    getTypedField: dialog => dialog.getByLabel(placementTexts.comment.label),
    getSubmissions: ({ placements }) => placements,
  },
]

export function getForm(name: string, profileId: number): PublicForm {
  const form = createForms(profileId).find(candidate => candidate.name === name)
  if (!form) throw new Error(`No form ${name}`)
  return form
}

export const getDialog = (page: Page, { heading }: PublicForm) => page.getByRole('dialog', { name: heading })
export const getReceipt = (page: Page, { receiptHeading }: PublicForm) =>
  page.getByRole('dialog', { name: receiptHeading })
export const getSubmitButton = (page: Page, form: PublicForm) =>
  getDialog(page, form).getByRole('button', { name: form.submitLabel })

export async function openForm(page: Page, form: PublicForm): Promise<Locator> {
  await page.locator(form.openerSelector).first().click()
  const dialog = getDialog(page, form)
  await dialog.waitFor()
  return dialog
}

export async function signInThroughDialog(
  page: Page,
  email: string,
  password: string,
  texts: SessionTexts = sessionTexts,
) {
  const login = page.getByRole('dialog', { name: texts.heading })
  await login.getByRole('textbox', { name: texts.email }).fill(email)
  await login.getByLabel(texts.password, { exact: true }).fill(password)
  await login.getByRole('button', { name: texts.submit, exact: true }).click()
}
