import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { aDevice } from '#tests/builders/device.ts'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import type { SessionHint } from '#application/session/session-hint.ts'
import { createDrafts, type Drafts } from '#application/shared/drafts.ts'
import { queryClient } from '#ui/query-client.ts'
import { confirmLeaving } from '#ui/form/leave-guard.ts'
import { PersonalForm } from './personal-form.tsx'

type Read = Awaited<ReturnType<ClientUseCases['viewOwnProfile']>>
type Saved = Awaited<ReturnType<ClientUseCases['updateUser']>>

const own = anOwnProfile()
const found = (user = {}): Read => ({ ok: true, value: anOwnProfile({ user: aUser(user) }) })
const away = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } } as const
const device = aDevice()
const kept = createDrafts(device, Date.now)

// The edit machine loads with the first keystroke.
beforeAll(() => import('#ui/user/edit/edit-actor.ts'))

// Before, not after: components still mounted might refetch what was cleared.
beforeEach(() => {
  queryClient.clear()
  kept.clear()
})

interface Given {
  readonly reads?: Read[]
  readonly saves?: Saved[]
  readonly hint?: SessionHint
  readonly answer?: boolean
  readonly drafts?: Drafts
}

function show({ reads = [], saves = [], drafts: given = kept, ...how }: Given = {}) {
  const viewOwnProfile = vi.fn<ClientUseCases['viewOwnProfile']>(() => Promise.resolve(reads.shift() ?? found()))
  const updateUser = vi.fn<ClientUseCases['updateUser']>(() => Promise.resolve(saves.shift() ?? found()))
  const part = renderOwnPart(<PersonalForm locale="ru" drafts={given} />, { viewOwnProfile, updateUser }, how)
  return { ...part, viewOwnProfile, updateUser }
}

const field = (label: RegExp) => screen.findByLabelText(label)
const name = () => field(/^Имя/)
const phone = () => field(/^Телефон/)
const save = () => userEvent.click(screen.getByRole('button', { name: 'Сохранить изменения' }))
const summary = (heading: RegExp) => screen.findByRole('group', { name: heading })
async function write(into: () => Promise<HTMLElement>, text: string) {
  await userEvent.clear(await into())
  await userEvent.type(await into(), text)
}

describe('personal data', () => {
  test('fill the form, save only changed fields and show a toast', async () => {
    const { updateUser, goTo, toast } = show({ saves: [found({ name: 'Анна' })] })
    expect(await name()).toHaveValue('Марина Ветрова')
    expect(await field(/почта/)).toHaveValue('marina@example.ru')
    expect(await phone()).toHaveValue('+7 917 204-18-33')
    await write(name, ' Анна ')
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Анна' })
    await expect.poll(() => toast).toHaveBeenCalledWith({ kind: 'success', text: 'Изменения сохранены' })
    expect(goTo).toHaveBeenCalledWith('/profile')
    expect(queryClient.getQueryData(['own-profile'])).toMatchObject({ user: { name: 'Анна' } })
    expect(kept.read('personal', own.user.id)).toBeUndefined()
  })

  test('show which fields the API saved differently, and keep the input as a draft', async () => {
    const { goTo, toast, unmount } = show({ saves: [found({ name: 'Анна', phone: '+79172041833' })] })
    await write(name, 'Анна Мария')
    await write(phone, '9172041834')
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledWith('/profile/settings')
    expect(toast).toHaveBeenCalledOnce()
    expect(toast).toHaveBeenCalledWith(expect.objectContaining({ kind: 'error', survivesNavigation: true }))
    expect(JSON.stringify(toast.mock.lastCall)).toMatch(/не\sвсё.*Имя и\sфамилия, Телефон/)
    unmount()
    show({ reads: [found({ name: 'Анна' })] })
    expect(await name()).toHaveValue('Анна Мария')
    expect(await screen.findByText(/не\sуспели сохранить/)).toBeVisible()
  })

  test('show their length limits before sending', async () => {
    const { updateUser } = show()
    await userEvent.clear(await name())
    await userEvent.click(await name())
    await userEvent.paste('я'.repeat(256))
    await userEvent.clear(await field(/почта/))
    await userEvent.click(await field(/почта/))
    await userEvent.paste(`${'a'.repeat(250)}@a.ru`)
    await save()
    expect(await summary(/исправьте поля/)).toBeVisible()
    expect(await name()).toHaveAccessibleDescription(/до\s255\sзнаков/)
    expect(await field(/почта/)).toHaveAccessibleDescription(/до\s254\sзнаков/)
    expect(updateUser).not.toHaveBeenCalled()
  })

  test('are validated on submit, then on every change', async () => {
    const { updateUser } = show()
    await write(name, '  ')
    await write(phone, '917')
    await save()
    const errors = await summary(/исправьте поля/)
    expect(errors).toHaveFocus()
    expect(errors).toHaveTextContent('Введите имя')
    expect(await phone()).toBeInvalid()
    expect(await phone()).toHaveAccessibleDescription(/В\sномере не\sхватает 7\sцифр/)
    await write(phone, '8917204183')
    expect(await phone()).toHaveAccessibleDescription(/не\sхватает одной цифры/)
    await write(phone, '891720418345')
    expect(await phone()).toHaveAccessibleDescription(/Введите номер целиком/)
    await write(phone, '89172041834')
    expect(await phone()).toBeValid()
    await userEvent.click(screen.getByRole('link', { name: 'Введите имя' }))
    expect(await name()).toHaveFocus()
    expect(updateUser).not.toHaveBeenCalled()
  })

  test('require an e-mail or a phone number', async () => {
    show()
    await userEvent.clear(await field(/почта/))
    await userEvent.clear(await phone())
    await save()
    expect(await summary(/исправьте поле/)).toHaveTextContent('без него')
  })

  test('shows an API error beside its field until the field changes', async () => {
    const taken: Saved = {
      ok: false,
      error: { _tag: 'FieldErrors', fields: { email: ['Эта почта занята.'] }, message: '' },
    }
    const { updateUser, goTo } = show({ saves: [taken] })
    await write(() => field(/почта/), 'anna@example.ru')
    await save()
    expect(await summary(/исправьте поле/)).toHaveFocus()
    expect(await field(/почта/)).toHaveAccessibleDescription(/Эта почта занята/)
    await userEvent.type(await field(/почта/), 'x')
    expect(await field(/почта/)).toBeValid()
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(updateUser).toHaveBeenCalledTimes(2)
  })

  test('keeps everything without a connection, and does not send twice if only the answer was lost', async () => {
    const { updateUser, goTo, logError } = show({ reads: [found(), found(), found({ name: 'Анна' })], saves: [away] })
    await write(name, 'Анна')
    await save()
    expect(await summary(/Не.сохранили/)).toHaveTextContent('Набранное осталось')
    expect(await name()).toHaveValue('Анна')
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(updateUser).toHaveBeenCalledOnce()
    expect(JSON.stringify(logError.mock.calls)).not.toContain('Анна')
  })

  test('does not overwrite changes made elsewhere unseen', async () => {
    const theirs = found({ name: 'Инна', phone: null })
    const { updateUser, goTo } = show({ reads: [found(), theirs, theirs] })
    await write(name, 'Анна')
    await save()
    expect(await screen.findByRole('heading', { name: /изменили/ })).toHaveFocus()
    expect(screen.getByRole('radio', { name: 'Оставить моё' })).toHaveAccessibleDescription('Анна')
    expect(updateUser).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('radio', { name: 'Оставить сохранённое' }))
    expect(screen.getByRole('radio', { name: 'Оставить сохранённое' })).toHaveAccessibleDescription('Инна')
    await userEvent.click(screen.getByRole('radio', { name: 'Оставить моё' }))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }))
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(updateUser).toHaveBeenCalledExactlyOnceWith({ name: 'Анна' })
  })

  test('can take the saved values, or return to the form', async () => {
    const { updateUser, goTo } = show({
      reads: [found(), found({ name: 'Инна' }), found({ name: 'Инна' }), found({ name: 'Инна' })],
    })
    await write(name, 'Анна')
    await save()
    await userEvent.click(await screen.findByRole('button', { name: 'Вернуться к\u00a0форме' }))
    expect(await name()).toHaveValue('Анна')
    await save()
    await userEvent.click(await screen.findByRole('radio', { name: 'Оставить сохранённое' }))
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить выбранное' }))
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(updateUser).not.toHaveBeenCalled()
  })

  test('send null for a cleared field', async () => {
    const { updateUser } = show()
    await userEvent.clear(await phone())
    await save()
    await expect.poll(() => updateUser).toHaveBeenCalledExactlyOnceWith({ phone: null })
  })

  test('are not sent when nothing changed, and count as saved', async () => {
    const untidy = found({ name: ' Марина Ветрова ' })
    const { updateUser, goTo, toast } = show({ reads: [untidy, untidy] })
    await name()
    await save()
    await expect.poll(() => goTo).toHaveBeenCalledOnce()
    expect(toast).toHaveBeenCalledExactlyOnceWith({ kind: 'success', text: 'Изменения сохранены' })
    expect(updateUser).not.toHaveBeenCalled()
  })

  test('restores a draft, which can be discarded', async () => {
    const first = show()
    await write(name, 'Анна')
    first.unmount()
    show({ reads: [found({ email: 'new@example.ru' })] })
    queryClient.clear()
    expect(await name()).toHaveValue('Анна')
    await userEvent.click(await screen.findByRole('button', { name: 'Отменить правки' }))
    expect(await name()).toHaveValue('Марина Ветрова')
    expect(kept.read('personal', own.user.id)).toBeUndefined()
    const back = screen.getByRole('button', { name: 'Вернуть' })
    expect(document.activeElement).toBe(back.closest('[role=status]'))
    await userEvent.click(back)
    expect(await name()).toHaveValue('Анна')
    expect(JSON.stringify(kept.read('personal', own.user.id))).toContain('Анна')
    expect(screen.getByRole('button', { name: 'Отменить правки' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Отменить правки' }))
    await write(name, 'Ольга')
    expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull()
  })

  test('cancel asks first, then drops the draft', async () => {
    const { confirm, goTo } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Отмена' }))
    expect(confirm).not.toHaveBeenCalled()
    expect(goTo).toHaveBeenCalledOnce()
    await write(name, 'Анна')
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(confirm).toHaveBeenCalledOnce()
    expect(kept.read('personal', own.user.id)).toBeUndefined()
  })

  test('declining to leave keeps everything', async () => {
    const { goTo } = show({ answer: false })
    await write(name, 'Анна')
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    expect(goTo).not.toHaveBeenCalled()
    expect(await name()).toHaveValue('Анна')
  })

  test('leaving with unsaved changes asks first and offers to stay', async () => {
    const { confirm } = show()
    const go = vi.fn()
    await name()
    confirmLeaving('page', go)
    expect(go).toHaveBeenCalledOnce()
    await write(name, 'Анна')
    confirmLeaving('page', go)
    expect(confirm).toHaveBeenLastCalledWith(expect.objectContaining({ accept: 'Остаться', reject: 'Уйти' }))
    confirmLeaving('session', go)
    expect(confirm).toHaveBeenLastCalledWith(
      expect.objectContaining({ accept: 'Не\u00a0сохранять', destructive: true }),
    )
    await expect.poll(() => go).toHaveBeenCalledTimes(2)
    await write(name, 'Марина Ветрова')
    confirmLeaving('page', go)
    expect(confirm).toHaveBeenCalledTimes(2)
    expect(go).toHaveBeenCalledTimes(3)
  })

  test.each(['save', 'cancel'] as const)('does not ask before leaving after %s', async how => {
    const { confirm, goTo } = show()
    const left = vi.fn()
    goTo.mockImplementation(() => confirmLeaving('page', left))
    await write(name, 'Анна')
    if (how === 'save') await save()
    else await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    await expect.poll(() => left).toHaveBeenCalledOnce()
    expect(confirm).toHaveBeenCalledTimes(how === 'save' ? 0 : 1)
  })

  test('promises no draft if the device stores none', async () => {
    const { confirm } = show({ drafts: createDrafts(aDevice({ isFull: true }), Date.now) })
    await name()
    expect(screen.getByText(/на.этом устройстве/)).toBeVisible()
    await write(name, 'Анна')
    expect(screen.queryByText(/на.этом устройстве/)).toBeNull()
    confirmLeaving('page', vi.fn())
    expect(JSON.stringify(confirm.mock.lastCall)).toContain('пропадёт')
  })

  test('opens although lists of the profile could not be read', async () => {
    show({ reads: [{ ok: true, value: { ...own, unreadable: ['specialities', 'socials'] } }] })
    expect(await name()).toHaveValue('Марина Ветрова')
  })

  test('keeps everything when the session expires', async () => {
    const { setHint } = show({ saves: [{ ok: false, error: { _tag: 'SessionExpired' } }] })
    await write(name, 'Анна')
    await save()
    act(() => setHint('expired'))
    expect(await summary(/Сеанс истёк/)).toBeVisible()
    expect(await name()).toHaveValue('Анна')
    act(() => {
      setHint('signed-in')
      void queryClient.resetQueries()
    })
    expect(await name()).toHaveValue('Анна')
  })

  test('shows no draft to another user', async () => {
    const { setHint } = show({ reads: [found(), found({ id: 8, name: 'Тимур' })] })
    await write(name, 'Анна')
    act(() => setHint('expired'))
    await act(async () => {
      setHint('signed-in')
      await queryClient.resetQueries()
    })
    await expect.poll(name).toHaveValue('Тимур')
  })
})
