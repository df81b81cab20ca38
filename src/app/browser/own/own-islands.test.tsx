import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { anInbox } from '#tests/builders/notification.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { i18nextInstance } from '#ui/i18n/i18next-engine.ts'
import { namespaces, resources } from '#ui/i18n/resources.ts'
import { getCardTexts } from '#ui/profile/card/card-texts.ts'
import { queryClient } from '#ui/query-client.ts'
import { getSettingsTexts } from '#ui/user/settings/settings-texts.ts'
import { AboutFormIsland } from './about-form-island.tsx'
import { OwnProfileIsland } from './own-profile-island.tsx'
import { OwnSettingsIsland } from './own-settings-island.tsx'
import { PasswordFormIsland } from './password-form-island.tsx'
import { PersonalFormIsland } from './personal-form-island.tsx'
import { SocialsFormIsland } from './socials-form-island.tsx'
import { WizardIsland } from './wizard-island.tsx'

interface OwnIsland {
  readonly name: string
  readonly island: ReactNode
  /** Shows that the island has loaded. */
  readonly loadedButtonName: string
}

const { 'own-profile': profile, 'own-settings': settings, edit, 'edit-password': password } = resources.ru
const islands: readonly OwnIsland[] = [
  {
    name: 'profile',
    island: <OwnProfileIsland locale="ru" title="Title" cardTexts={getCardTexts('ru')} />,
    loadedButtonName: profile.leave,
  },
  {
    name: 'settings',
    island: <OwnSettingsIsland locale="ru" serverTexts={getSettingsTexts('ru')} botName="znatok_bot" />,
    loadedButtonName: settings.leave,
  },
  {
    name: 'about',
    island: <AboutFormIsland locale="ru" pickerTexts={getCityPickerTexts('ru')} />,
    loadedButtonName: edit.save,
  },
  { name: 'personal data', island: <PersonalFormIsland locale="ru" />, loadedButtonName: edit.save },
  { name: 'links', island: <SocialsFormIsland locale="ru" />, loadedButtonName: edit.save },
]

const resolveOwnProfile: ClientUseCases['viewOwnProfile'] = () => Promise.resolve({ ok: true, value: anOwnProfile() })
const resolveUnavailable: ClientUseCases['viewOwnProfile'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

const findButton = (name: string) => screen.findByRole('button', { name })
const texts = resources.ru
const missingKeys: string[] = []
const recordMissingKey = (_: readonly string[], namespace: string, key: string) =>
  void missingKeys.push(`${namespace}:${key}`)

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
})

describe('an island', () => {
  // The setup of all tests adds every text, which would hide a missing loader. An island loads its texts once, so
  // each has one test here.
  beforeEach(() => {
    for (const namespace of namespaces) i18nextInstance.removeResourceBundle('ru', namespace)
    missingKeys.length = 0
    i18nextInstance.options.saveMissing = true
    i18nextInstance.on('missingKey', recordMissingKey)
    return () => {
      i18nextInstance.off('missingKey', recordMissingKey)
      for (const namespace of namespaces) i18nextInstance.addResourceBundle('ru', namespace, resources.ru[namespace])
    }
  })

  test.each(islands)('loads all its texts after a failed read: $name', async ({ island, loadedButtonName }) => {
    const reads = [resolveUnavailable]
    const viewOwnProfile: ClientUseCases['viewOwnProfile'] = () => (reads.pop() ?? resolveOwnProfile)()
    renderWithSession(island, { viewOwnProfile, ...anInbox([]) })
    await userEvent.click(await findButton(texts['own-profile-boundary'].retry))
    expect(await findButton(loadedButtonName)).toBeVisible()
    expect(missingKeys).toEqual([])
  })

  test.each([
    { name: 'password', island: <PasswordFormIsland locale="ru" />, button: password.save, hint: 'signed-in' },
    {
      name: 'registration',
      island: <WizardIsland locale="ru" title="Title" />,
      button: texts.registration.start.submit,
      hint: 'signed-out',
    },
  ] as const)('loads all its texts when an empty form is submitted: $name', async ({ island, button, hint }) => {
    renderWithSession(island, {}, { hint })
    await userEvent.click(await findButton(button))
    const summary = await screen.findByRole('group')
    await expect.poll(() => document.activeElement).toBe(summary)
    expect(missingKeys).toEqual([])
  })
})

test('the registration shows its heading until the form has loaded', () => {
  const page = renderToStaticMarkup(<WizardIsland locale="ru" title="Регистрация" />)
  expect(page).toBe('<h1>Регистрация</h1>')
})

test('fills the form from the device’s draft', async () => {
  const draftName = 'Марина Ясная'
  const { unmount } = renderWithSession(<PersonalFormIsland locale="ru" />, { viewOwnProfile: resolveOwnProfile })
  const nameField = await screen.findByRole('textbox', { name: texts['edit-personal'].name })
  await userEvent.clear(nameField)
  await userEvent.type(nameField, draftName)
  await expect.poll(() => localStorage.getItem('drafts')).toContain(draftName)
  unmount()
  renderWithSession(<PersonalFormIsland locale="ru" />, { viewOwnProfile: resolveOwnProfile })
  expect(await screen.findByRole('textbox', { name: texts['edit-personal'].name })).toHaveValue(draftName)
})

test('renders at most the heading of an account page on the server', () => {
  const page = renderToStaticMarkup(<OwnProfileIsland locale="ru" title="Мой профиль" cardTexts={getCardTexts('ru')} />)
  expect(page).toBe('<h1 class="visually-hidden">Мой профиль</h1>')
  expect(renderToStaticMarkup(<PasswordFormIsland locale="ru" />)).toBe('')
})
