import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/pending-use-cases.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesContext } from '#ui/use-cases.tsx'
import { refreshOwnProfile, useOwnProfile } from '#ui/user/own-profile.queries.ts'
import { RegionSwitch } from './region-switch.tsx'

type CountOutcome = Awaited<ReturnType<ClientUseCases['countRegion']>>

const savedOutcome: CountOutcome = { ok: true, value: undefined }
const ownProfile = anOwnProfile({ aboutStatistics: false })
const viewOwnProfile: ClientUseCases['viewOwnProfile'] = () => Promise.resolve({ ok: true, value: ownProfile })

beforeEach(() => queryClient.clear())

function LoadedSwitch() {
  const { data } = useOwnProfile()
  return data ? <RegionSwitch userId={data.user.id} isCounted={data.aboutStatistics} /> : null
}

async function renderSwitch(outcome: CountOutcome) {
  const countRegion = vi.fn<ClientUseCases['countRegion']>(() => Promise.resolve(outcome))
  await refreshOwnProfile({ viewOwnProfile })
  const createPage = () => (
    <UseCasesContext value={{ ...pendingUseCases, viewOwnProfile, countRegion }}>
      <LoadedSwitch />
    </UseCasesContext>
  )
  render(createPage())
  const renderAgain = () => {
    cleanup()
    render(createPage())
  }
  return { countRegion, renderAgain }
}
const getSwitch = () => screen.getByRole('switch', { name: /Учитывать мой регион/ })

test('R-about-statistics: saves on and off at once, and shows the saved state on the next visit', async () => {
  const { countRegion, renderAgain } = await renderSwitch(savedOutcome)
  expect(getSwitch()).not.toBeChecked()
  await userEvent.click(getSwitch())
  expect(getSwitch()).toBeChecked()
  renderAgain()
  expect(getSwitch()).toBeChecked()
  await userEvent.click(getSwitch())
  expect(countRegion.mock.calls).toEqual([[true], [false]])
  renderAgain()
  expect(getSwitch()).not.toBeChecked()
})

test('R-about-statistics: keeps the saved state when a read that began before the save ends after it', async () => {
  const { renderAgain } = await renderSwitch(savedOutcome)
  let endRead: () => void = () => undefined
  const pendingRead = new Promise<void>(resolve => (endRead = resolve))
  const refresh = refreshOwnProfile({ viewOwnProfile: () => pendingRead.then(viewOwnProfile) })
  await userEvent.click(getSwitch())
  endRead()
  await refresh
  renderAgain()
  expect(getSwitch()).toBeChecked()
})

test.each<[CountOutcome, RegExp]>([
  [{ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }, /Не\sсохранилось, вернули как было/],
  [{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 9 } }, /Слишком много попыток/],
  [{ ok: false, error: { _tag: 'SessionExpired' } }, /Войдите снова/],
  [{ ok: false, error: { _tag: 'NotSignedIn' } }, /Войдите снова/],
  [{ ok: false, error: { _tag: 'FieldErrors', fields: {}, message: 'Региона нет.' } }, /^Региона нет\./],
  [{ ok: false, error: { _tag: 'FieldErrors', fields: {}, message: '' } }, /Не\sсохранилось/],
])('R-about-statistics: rolls back, with the reason and a retry, when saving fails: %o', async (outcome, errorText) => {
  const { renderAgain } = await renderSwitch(outcome)
  await userEvent.click(getSwitch())
  expect(getSwitch()).not.toBeChecked()
  expect(getSwitch()).toHaveAccessibleDescription(errorText)
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  renderAgain()
  expect(getSwitch()).not.toBeChecked()
})
