import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { createDrafts } from '#application/shared/drafts.ts'
import type { Social } from '#domain/profile/profile.ts'
import { queryClient } from '#ui/query-client.ts'
import { SocialsForm } from './socials-form.tsx'

type ReadOutcome = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>
type SaveOutcome = Awaited<ReturnType<ClientUseCases['updateProfile']>>

const telegram: Social = { type: 'telegram', url: 'https://t.me/safina_math' }
const createOwnProfileOutcome = (...socials: readonly Social[]): ReadOutcome => ({
  ok: true,
  value: anOwnProfile({ profile: aProfile({ socials }) }),
})
const drafts = createDrafts(aDevice(), Date.now)

// The import must not count toward a test's timeout.
beforeAll(() => import('#ui/user/edit/edit-actor.ts'))

beforeEach(() => {
  queryClient.clear()
  drafts.clear()
})

function renderForm(reads: ReadOutcome[] = [], saves: SaveOutcome[] = [], isConfirmed = true) {
  const updateProfile = vi.fn<ClientUseCases['updateProfile']>(() =>
    Promise.resolve(saves.shift() ?? createOwnProfileOutcome(telegram)),
  )
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() =>
    Promise.resolve(reads.shift() ?? createOwnProfileOutcome(telegram)),
  )
  const form = <SocialsForm locale="ru" drafts={drafts} />
  return { ...renderWithSession(form, { viewOwnProfile, updateProfile }, { isConfirmed }), updateProfile }
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
const findRow = async (number: number) => within(await screen.findByRole('group', { name: `Ссылка\u00a0${number}` }))
const findUrlField = async (number: number) => (await findRow(number)).getByRole('textbox')
async function addLink(text: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Добавить ссылку' }))
  const fields = screen.getAllByRole('textbox')
  await userEvent.type(fields.at(-1) ?? document.body, text)
}

test('starts with a blank link if there are none, and does not treat it as a change', async () => {
  const { updateProfile, goTo, confirm } = renderForm([createOwnProfileOutcome()])
  expect(await findUrlField(1)).toHaveValue('')
  await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(confirm).not.toHaveBeenCalled()
  expect(updateProfile).not.toHaveBeenCalled()
})

test('does not save blank links at the end of the list', async () => {
  const { updateProfile, goTo } = renderForm([createOwnProfileOutcome(), createOwnProfileOutcome()])
  await userEvent.type(await findUrlField(1), '@safina_math')
  await userEvent.click(screen.getByRole('button', { name: 'Добавить ссылку' }))
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({ socials: [telegram] })
})

test('sends only the links', async () => {
  const { updateProfile, goTo } = renderForm()
  await addLink('@vetrova_psy')
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledExactlyOnceWith({
    socials: [telegram, { type: 'telegram', url: 'https://t.me/vetrova_psy' }],
  })
})

test('shows the number of the link beside each error in the summary, which links to the field', async () => {
  const fields = { 'socials.1.url': ['Такой страницы нет.'] }
  renderForm([], [{ ok: false, error: { _tag: 'FieldErrors', fields, message: '' } }])
  await addLink('@ve')
  await save()
  expect(await screen.findByRole('link', { name: /Ссылка\s2: нужно имя/ })).toBeVisible()
  await userEvent.type(await findUrlField(2), 'trova')
  await save()
  expect(await findUrlField(2)).toHaveAccessibleDescription(/Такой страницы нет\./)
  await userEvent.click(await screen.findByRole('link', { name: /Ссылка\s2: такой страницы нет\./ }))
  expect(await findUrlField(2)).toHaveFocus()
})

test('restores a draft with an incomplete link', async () => {
  const { unmount } = renderForm()
  await addLink('@ve')
  unmount()
  renderForm()
  expect(await findUrlField(2)).toHaveValue('@ve')
})

test.each([true, false])(
  'asks before it discards input added to a restored draft (confirmed: %s)',
  async isConfirmed => {
    const { unmount } = renderForm()
    await addLink('@ve')
    unmount()
    const { confirm } = renderForm([], [], isConfirmed)
    const regions = await screen.findAllByRole('status')
    expect(regions).toContain((await screen.findByText(/не\sуспели сохранить/)).closest('[role=status]'))
    await userEvent.type(await findUrlField(2), 'trova')
    await userEvent.click(screen.getByRole('button', { name: /Отменить правки/ }))
    expect(confirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ heading: 'Не\u00a0сохранять изменения?' }),
    )
    await expect.poll(() => screen.queryAllByRole('textbox')).toHaveLength(isConfirmed ? 1 : 2)
    expect(document.activeElement?.closest('form')).not.toBeNull()
  },
)

test('discards an untouched restored draft at once', async () => {
  const { unmount } = renderForm()
  await addLink('@ve')
  unmount()
  const { confirm } = renderForm()
  await userEvent.click(await screen.findByRole('button', { name: /Отменить правки/ }))
  expect(confirm).not.toHaveBeenCalled()
  await expect.poll(() => screen.queryAllByRole('textbox')).toHaveLength(1)
})

test('moves the focus to the save button after the visitor signs in again', async () => {
  const { setHint } = renderForm([createOwnProfileOutcome(telegram), { ok: false, error: { _tag: 'SessionExpired' } }])
  await addLink('@vetrova')
  act(() => setHint('expired'))
  await save()
  const signIn = await screen.findByRole('button', { name: 'Войти' })
  await userEvent.click(signIn)
  act(() => setHint('signed-in'))
  expect(screen.getByRole('button', { name: 'Сохранить изменения' })).toHaveFocus()
})

test('succeeds after a lost response to a save that the API has stored, without a second write or conflict', async () => {
  const savedProfile = createOwnProfileOutcome(telegram, { type: 'telegram', url: 'https://t.me/vetrova_psy' })
  const timeoutOutcome: SaveOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'timeout' } }
  const { updateProfile, goTo } = renderForm(
    [createOwnProfileOutcome(telegram), createOwnProfileOutcome(telegram), savedProfile],
    [timeoutOutcome],
  )
  await addLink(' t.me/vetrova_psy ')
  await save()
  expect(await screen.findByRole('group', { name: /Неизвестно, сохранилось/ })).toHaveFocus()
  await save()
  await expect.poll(() => goTo).toHaveBeenCalledOnce()
  expect(updateProfile).toHaveBeenCalledOnce()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('offers both versions of links changed elsewhere', async () => {
  renderForm([createOwnProfileOutcome(telegram), createOwnProfileOutcome({ type: 'vk', url: 'https://vk.com/other' })])
  await addLink('@vetrova_psy')
  await save()
  const choice = within(await screen.findByRole('radiogroup', { name: 'Ссылки' }))
  expect(choice.getByText(/• Telegram @safina_math\s+• Telegram @vetrova_psy/)).toBeVisible()
  expect(choice.getByText('• ВКонтакте vk.com/other')).toBeVisible()
})
