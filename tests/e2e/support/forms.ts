import type { Locator, Page } from '@playwright/test'
import type { Received } from '#mocks/accounts/submissions.ts'
import complaint from '#ui/i18n/locales/ru/complaint.json' with { type: 'json' }
import placement from '#ui/i18n/locales/ru/placement.json' with { type: 'json' }
import request from '#ui/i18n/locales/ru/service-request.json' with { type: 'json' }
import review from '#ui/i18n/locales/ru/review-form.json' with { type: 'json' }
import session from '#ui/i18n/locales/ru/session.json' with { type: 'json' }

type SessionTexts = Pick<typeof session, 'heading' | 'email' | 'password' | 'submit'>

/** A form that anybody may fill in, on the Russian pages. */
export interface AnyForm {
  readonly name: string
  readonly path: string
  /** The links that open it. */
  readonly opener: string
  readonly heading: string
  readonly submit: string
  readonly sent: string
  /** The API's call that takes it. */
  readonly call: string
  readonly fill: (dialog: Locator) => Promise<void>
  /** The field that holds what `fill` has typed. */
  readonly typed: (dialog: Locator) => Locator
  readonly received: (received: Received) => readonly unknown[]
}

/** In none of them a word of another form. */
export const typedText = 'Два раза в неделю, после шести.'

/** The forms on profiles of their own: what one test sends no other may find. */
export const forms = (profile: number): readonly AnyForm[] => [
  {
    name: 'review',
    path: `/profiles/${profile}`,
    opener: '[data-form=review]',
    heading: review.heading,
    submit: review.submit,
    sent: review.receipt.heading,
    call: '/api/profiles/{id}/reviews',
    fill: async dialog => {
      for (const name of [review.quality, review.price, review.time])
        await dialog.getByRole('radiogroup', { name }).getByRole('radio').nth(4).check({ force: true })
      await dialog.getByRole('textbox').fill(typedText)
    },
    typed: dialog => dialog.getByRole('textbox'),
    received: ({ reviews }) => reviews,
  },
  {
    name: 'complaint',
    path: `/profiles/${profile}`,
    opener: '[data-form=complaint]',
    heading: complaint.heading,
    submit: complaint.submit,
    sent: complaint.receipt.heading,
    call: '/api/profiles/{id}/complaints',
    fill: async dialog => {
      await dialog.getByRole('radio').first().check()
      await dialog.getByRole('textbox').fill(typedText)
    },
    typed: dialog => dialog.getByRole('textbox'),
    received: ({ complaints }) => complaints,
  },
  {
    name: 'request',
    path: '/kazan/specialists/repetitory',
    opener: '[data-form=request]',
    heading: request.leave,
    submit: request.submit,
    sent: request.receipt.heading,
    call: '/api/user/service_applications',
    fill: async dialog => {
      await dialog.getByLabel(request.description.label).fill(typedText)
      await dialog.getByLabel(request.phone.label).fill('89172041833')
    },
    typed: dialog => dialog.getByLabel(request.description.label),
    received: ({ serviceRequests }) => serviceRequests,
  },
  {
    name: 'placement',
    path: '/help/offer',
    opener: '[data-form=placement]',
    heading: placement.heading,
    submit: placement.submit,
    sent: placement.receipt.heading,
    call: '/api/user/application/buy',
    fill: dialog => dialog.getByLabel(placement.comment.label).fill(typedText),
    typed: dialog => dialog.getByLabel(placement.comment.label),
    received: ({ placements }) => placements,
  },
]

export function getForm(name: string, profile: number): AnyForm {
  const form = forms(profile).find(each => each.name === name)
  if (!form) throw new Error(`No form ${name}`)
  return form
}

export const dialogOf = (on: Page, { heading }: AnyForm) => on.getByRole('dialog', { name: heading })
export const receiptOf = (on: Page, { sent }: AnyForm) => on.getByRole('dialog', { name: sent })
export const sendIn = (on: Page, form: AnyForm) => dialogOf(on, form).getByRole('button', { name: form.submit })

export async function openIn(on: Page, form: AnyForm): Promise<Locator> {
  await on.locator(form.opener).first().click()
  const dialog = dialogOf(on, form)
  await dialog.waitFor()
  return dialog
}

/** Signs in by e-mail in the open login dialog. */
export async function signInThere(on: Page, email: string, password: string, texts: SessionTexts = session) {
  const login = on.getByRole('dialog', { name: texts.heading })
  await login.getByRole('textbox', { name: texts.email }).fill(email)
  await login.getByLabel(texts.password, { exact: true }).fill(password)
  await login.getByRole('button', { name: texts.submit, exact: true }).click()
}
