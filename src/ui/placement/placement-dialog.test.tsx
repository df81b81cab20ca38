import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { someFormRecords } from '#tests/builders/form-records.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { anOwnProfile } from '#tests/builders/user.ts'
import { queryClient } from '#ui/query-client.ts'
import { PlacementDialog } from './placement-dialog.tsx'

const offlineOutcome = { ok: false, error: { _tag: 'ApiUnavailable', reason: 'offline' } } as const

function renderDialog(changedTarget?: string) {
  const link = document.createElement('a')
  link.dataset['target'] = 'month'
  const reopen = vi.fn<(changedTarget?: string) => void>()
  const data = { locale: 'ru', records: someFormRecords(), target: NaN, changedTarget, link, reopen } as const
  const view = renderWithSession(<PlacementDialog data={data} close={vi.fn()} />, {
    applyForPlacement: () => Promise.resolve(offlineOutcome),
    viewOwnProfile: () => Promise.resolve({ ok: true, value: anOwnProfile() }),
  })
  return { ...view, reopen }
}

beforeEach(() => queryClient.clear())

test.each([
  ['of the pressed link', undefined, 'Месяц'],
  ['that was chosen before the form was reopened', 'year', 'Год'],
])('starts with the tariff %s', (_, changedTarget, tariff) => {
  renderDialog(changedTarget)
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(tariff)
})

test('offers to reopen an unsent form with the chosen tariff', async () => {
  const { reopen, showToast, unmount } = renderDialog()
  await userEvent.click(screen.getByRole('radio', { name: 'Год' }))
  await userEvent.type(screen.getByRole('textbox'), 'С марта.')
  await userEvent.click(screen.getByRole('button', { name: 'Отправить заявку' }))
  await screen.findByRole('group', { name: /Не\sотправили/ })
  unmount()
  act(() => void dispatchEvent(new Event('online')))
  showToast.mock.lastCall?.[0].action?.run()
  expect(reopen).toHaveBeenCalledExactlyOnceWith('year')
})
