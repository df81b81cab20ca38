import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { anInbox } from '#tests/builders/notification.ts'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { getCityPickerTexts } from '#ui/city/picker/city-picker-texts.ts'
import { browserI18n } from '#ui/i18n/i18next-engine.ts'
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
  /** A button that shows that the island has loaded. */
  readonly button: string
}

const { 'own-profile': profile, 'own-settings': settings, edit, 'edit-password': password } = resources.ru
const islands: readonly OwnIsland[] = [
  {
    name: 'own profile',
    island: <OwnProfileIsland locale="ru" title="Title" cards={getCardTexts('ru')} />,
    button: profile.leave,
  },
  {
    name: 'settings',
    island: <OwnSettingsIsland locale="ru" words={getSettingsTexts('ru')} bot="znatok_bot" />,
    button: settings.leave,
  },
  { name: 'about', island: <AboutFormIsland locale="ru" picker={getCityPickerTexts('ru')} />, button: edit.save },
  { name: 'personal data', island: <PersonalFormIsland locale="ru" />, button: edit.save },
  { name: 'links', island: <SocialsFormIsland locale="ru" />, button: edit.save },
]

const found: ClientUseCases['viewOwnProfile'] = () => Promise.resolve({ ok: true, value: anOwnProfile() })
const failed: ClientUseCases['viewOwnProfile'] = () =>
  Promise.resolve({ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } })

const findButton = (name: string) => screen.findByRole('button', { name })
const texts = resources.ru
const missing: string[] = []
const note = (_: readonly string[], namespace: string, key: string) => void missing.push(`${namespace}:${key}`)

beforeEach(() => {
  queryClient.clear()
  localStorage.clear()
})

describe('an island loads all its texts:', () => {
  // No texts are loaded before. Each island loads once.
  beforeEach(() => {
    for (const namespace of namespaces) browserI18n.removeResourceBundle('ru', namespace)
    missing.length = 0
    browserI18n.options.saveMissing = true
    browserI18n.on('missingKey', note)
    return () => {
      browserI18n.off('missingKey', note)
      for (const namespace of namespaces) browserI18n.addResourceBundle('ru', namespace, resources.ru[namespace])
    }
  })

  test.each(islands)('$name, after a failed first read', async ({ island, button }) => {
    const answers = [failed]
    const viewOwnProfile: ClientUseCases['viewOwnProfile'] = () => (answers.pop() ?? found)()
    renderOwnPart(island, { viewOwnProfile, ...anInbox([]) })
    await userEvent.click(await findButton(texts['own-gate'].retry))
    expect(await findButton(button)).toBeVisible()
    expect(missing).toEqual([])
  })

  test.each([
    { name: 'password', island: <PasswordFormIsland locale="ru" />, button: password.save, hint: 'signed-in' },
    {
      name: 'registration',
      island: <WizardIsland locale="ru" title="Title" />,
      button: texts.registration.start.submit,
      hint: 'stranger',
    },
  ] as const)('$name, where nothing is typed', async ({ island, button, hint }) => {
    renderOwnPart(island, {}, { hint })
    await userEvent.click(await findButton(button))
    const summary = await screen.findByRole('group')
    await expect.poll(() => document.activeElement).toBe(summary)
    expect(missing).toEqual([])
  })
})

test("fills the form from the device's draft", async () => {
  const content = { name: 'Марина Ясная', email: 'marina@example.ru', phone: '' }
  const { unmount } = renderOwnPart(<PersonalFormIsland locale="ru" />, { viewOwnProfile: found })
  const name = await screen.findByRole('textbox', { name: texts['edit-personal'].name })
  await userEvent.clear(name)
  await userEvent.type(name, content.name)
  await expect.poll(() => localStorage.getItem('drafts')).toContain(content.name)
  unmount()
  renderOwnPart(<PersonalFormIsland locale="ru" />, { viewOwnProfile: found })
  expect(await screen.findByRole('textbox', { name: texts['edit-personal'].name })).toHaveValue(content.name)
})

test('renders only the heading of an own page on the server', () => {
  const page = renderToStaticMarkup(<OwnProfileIsland locale="ru" title="Мой профиль" cards={getCardTexts('ru')} />)
  expect(page).toBe('<h1 class="unseen">Мой профиль</h1>')
  expect(renderToStaticMarkup(<PasswordFormIsland locale="ru" />)).toBe('')
})
