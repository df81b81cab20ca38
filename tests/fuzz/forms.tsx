import { fireEvent, screen } from '@testing-library/react'
import type { Effect } from 'effect'
import type { ReactNode } from 'react'
import type { SessionHint } from '#application/session/session-hint.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { Gateways } from '#infrastructure/api/gateways.ts'
import { aTree } from '#tests/builders/category.ts'
import { someFormRecords } from '#tests/builders/form-records.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { ComplaintDialog } from '#ui/complaint/complaint-dialog.tsx'
import { PlacementDialog } from '#ui/placement/placement-dialog.tsx'
import { ReviewDialog } from '#ui/review/form/review-dialog.tsx'
import { RequestDialog } from '#ui/service-request-form/request-dialog.tsx'
import { createListTarget } from '#ui/service-request/request-target.ts'
import { AboutForm } from '#ui/user/edit/about/about-form.tsx'
import { PasswordForm } from '#ui/user/edit/password/password-form.tsx'
import { PersonalForm } from '#ui/user/edit/personal/personal-form.tsx'
import { SocialsForm } from '#ui/user/edit/socials/socials-form.tsx'
import { aCity } from '#tests/builders/city.ts'
import { Wizard } from '#ui/registration/wizard.tsx'
import {
  emptyTypedRegistration,
  type RegistrationStorage,
  type StoredRegistration,
} from '#application/registration/stored-registration.ts'

type SendInput<I> = (gateways: Gateways, input: I) => Effect.Effect<unknown, unknown>

interface RefusedForm {
  readonly name: string
  readonly useCase: keyof ClientUseCases
  /** The endpoint, if its name differs from the use-case's. */
  readonly endpoint?: string
  readonly send: SendInput<never>
  readonly render: () => ReactNode
  readonly hint?: SessionHint
  readonly fill?: () => void
}

const records = someFormRecords()
export const storedDrafts = records.drafts
const changeField = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const doNothing = () => undefined
const createDialogData = () => {
  const link = document.createElement('a')
  link.dataset['request'] = JSON.stringify(createListTarget(aCity(), aTree()[1] ?? null))
  return { locale: 'ru', records, target: 4, link, reopen: doNothing } as const
}
const createStorage = (step: StoredRegistration['step'] | null): RegistrationStorage => ({
  read: () => step && { email: 'marina@example.ru', uuid: 'u-1', step, sentAt: Date.now() },
  write: () => undefined,
  subscribe: () => () => undefined,
  readTyped: () => emptyTypedRegistration,
  writeTyped: () => undefined,
  readPurpose: () => null,
  writePurpose: () => undefined,
})

export const forms: readonly RefusedForm[] = [
  {
    name: 'password',
    useCase: 'changePassword',
    send: ({ accountGateway }, input) => accountGateway.changePassword(input),
    render: () => <PasswordForm locale="ru" />,
    fill() {
      changeField(/^Текущий пароль/, 'old-password')
      changeField(/^Новый пароль/, 'new-password')
    },
  },
  {
    name: 'personal data',
    useCase: 'updateUser',
    send: ({ accountGateway }, input) => accountGateway.updateUser(input),
    render: () => <PersonalForm locale="ru" drafts={storedDrafts} />,
    fill: () => changeField(/^Имя/, 'Анна'),
  },
  {
    name: 'about',
    useCase: 'updateProfile',
    send: ({ accountGateway }, input) => accountGateway.updateProfile(input),
    render: () => <AboutForm locale="ru" drafts={storedDrafts} pickerTexts={getCityPickerTexts('ru')} />,
    fill: () => changeField(/Рассказ/, 'Уроки'),
  },
  {
    name: 'links',
    useCase: 'updateProfile',
    send: ({ accountGateway }, input) => accountGateway.updateProfile(input),
    render: () => <SocialsForm locale="ru" drafts={storedDrafts} />,
    fill: () => changeField(/^Имя или ссылка/, 'https://t.me/other_name'),
  },
  {
    name: 'placement',
    useCase: 'applyForPlacement',
    send: ({ accountGateway }, input) => accountGateway.applyForPlacement(input),
    render: () => <PlacementDialog data={createDialogData()} close={doNothing} />,
  },
  {
    name: 'complaint',
    useCase: 'fileComplaint',
    send: ({ complaintGateway }, input) => complaintGateway.file(input),
    render: () => <ComplaintDialog data={createDialogData()} close={doNothing} />,
    fill: () => fireEvent.click(screen.getByRole('radio', { name: 'Обман' })),
  },
  {
    name: 'service request',
    useCase: 'requestService',
    send: ({ serviceRequestGateway }, input) => serviceRequestGateway.send(input),
    render: () => <RequestDialog data={createDialogData()} close={doNothing} />,
    fill() {
      changeField(/^Что нужно/, 'Розетки.')
      changeField(/^Телефон/, '+7 917 204-18-33')
    },
  },
  {
    name: 'review',
    useCase: 'writeReview',
    send: ({ reviewGateway }, input) => reviewGateway.write(input),
    render: () => <ReviewDialog data={createDialogData()} close={doNothing} />,
    fill() {
      for (const star of screen.getAllByRole('radio', { name: /^5\s/ })) fireEvent.click(star)
      changeField(/^Отзыв/, 'Хорошо')
    },
  },
  {
    name: 'registration, email',
    useCase: 'requestCode',
    send: ({ registrationGateway }, input) => registrationGateway.requestCode(input),
    render: () => <Wizard locale="ru" storage={createStorage(null)} />,
    fill: () => changeField(/почта/, 'marina@example.ru'),
  },
  {
    name: 'registration, account',
    useCase: 'createAccount',
    endpoint: 'register',
    send: ({ registrationGateway }, input) => registrationGateway.createAccount(input),
    render: () => <Wizard locale="ru" storage={createStorage('account')} />,
    hint: 'registering',
    fill() {
      changeField(/^Имя/, 'Марина')
      changeField(/^Пароль/, 'vtnhj2019')
      fireEvent.click(screen.getByRole('radio', { name: 'Ищу специалистов' }))
      for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box)
    },
  },
]
