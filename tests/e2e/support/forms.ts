import type { Locator, Page } from '@playwright/test'
import type { Received } from '#mocks/accounts/submissions.ts'
import complaint from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import placement from '#ui/i18n/locales/ru/placement.json' with { type: 'json' }
import request from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import review from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import session from '#ui/i18n/locales/ru/session.json' with { type: 'json' }

type SessionTexts = Pick<typeof session, 'heading' | 'email' | 'password' | 'submit'>

/** A form that visitors can fill in before they sign in, with the Russian texts. */
export interface PublicForm {
  readonly name: string
  readonly path: string
  readonly opener: string
  readonly heading: string
  readonly submit: string
  readonly receiptHeading: string
  readonly call: string
  readonly fill: (dialog: Locator) => Promise<void>
  readonly getTypedField: (dialog: Locator) => Locator
  readonly getReceived: (received: Received) => readonly unknown[]
}

/** Does not occur in the texts of the forms. */
export const typedText = 'Два раза в неделю, после шести.'

/** Pass a profile that no other test sends forms to. */
export const createForms = (profile: number): readonly PublicForm[] => [
  {
    name: 'review',
    path: `/profiles/${profile}`,
    opener: '[data-form=review]',
    heading: review.heading,
    submit: review.submit,
    receiptHeading: review.receipt.heading,
    call: '/api/profiles/{id}/reviews',
    fill: async dialog => {
      for (const name of [review.quality, review.price, review.time])
        await dialog.getByRole('radiogroup', { name }).getByRole('radio').nth(4).check({ force: true })
      await dialog.getByRole('textbox').fill(typedText)
    },
    getTypedField: dialog => dialog.getByRole('textbox'),
    getReceived: ({ reviews }) => reviews,
  },
  {
    name: 'complaint',
    path: `/profiles/${profile}`,
    opener: '[data-form=complaint]',
    heading: complaint.heading,
    submit: complaint.submit,
    receiptHeading: complaint.receipt.heading,
    call: '/api/profiles/{id}/complaints',
    fill: async dialog => {
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('textbox').fill(typedText)
    },
    getTypedField: dialog => dialog.getByRole('textbox'),
    getReceived: ({ complaints }) => complaints,
  },
  {
    name: 'request',
    path: '/kazan/specialists/repetitory',
    opener: '[data-form=request]',
    heading: request.heading,
    submit: request.submit,
    receiptHeading: request.receipt.heading,
    call: '/api/user/service_applications',
    fill: async dialog => {
      await dialog.getByLabel(request.description.label).fill(typedText)
      await dialog.getByLabel(request.phone.label).fill('89172041833')
    },
    getTypedField: dialog => dialog.getByLabel(request.description.label),
    getReceived: ({ serviceRequests }) => serviceRequests,
  },
  {
    name: 'placement',
    path: '/help/offer',
    opener: '[data-form=placement]',
    heading: placement.heading,
    submit: placement.submit,
    receiptHeading: placement.receipt.heading,
    call: '/api/user/application/buy',
    fill: dialog => dialog.getByLabel(placement.comment.label).fill(typedText),
    getTypedField: dialog => dialog.getByLabel(placement.comment.label),
    getReceived: ({ placements }) => placements,
  },
]

export function getForm(name: string, profile: number): PublicForm {
  const form = createForms(profile).find(each => each.name === name)
  if (!form) throw new Error(`No form ${name}`)
  return form
}

export const getDialog = (on: Page, { heading }: PublicForm) => on.getByRole('dialog', { name: heading })
export const getReceipt = (on: Page, { receiptHeading }: PublicForm) => on.getByRole('dialog', { name: receiptHeading })
export const getSubmitButton = (on: Page, form: PublicForm) =>
  getDialog(on, form).getByRole('button', { name: form.submit })

export async function openForm(on: Page, form: PublicForm): Promise<Locator> {
  await on.locator(form.opener).first().click()
  const dialog = getDialog(on, form)
  await dialog.waitFor()
  return dialog
}

export async function signInThroughDialog(on: Page, email: string, password: string, texts: SessionTexts = session) {
  const login = on.getByRole('dialog', { name: texts.heading })
  await login.getByRole('textbox', { name: texts.email }).fill(email)
  await login.getByLabel(texts.password, { exact: true }).fill(password)
  await login.getByRole('button', { name: texts.submit, exact: true }).click()
}
