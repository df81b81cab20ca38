import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { pendingUseCases } from '#tests/builders/client-use-cases.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { queryClient } from '#ui/query-client.ts'
import { UseCasesProvider } from '#ui/use-cases.tsx'
import { refreshOwnProfile, useOwnProfile } from '#ui/user/own-profile.queries.ts'
import { RegionSwitch } from './region-switch.tsx'

type Answer = Awaited<ReturnType<ClientUseCases['countRegion']>>

const done: Answer = { ok: true, value: undefined }
const own = anOwnProfile({ aboutStatistics: false })
const viewOwnProfile: ClientUseCases['viewOwnProfile'] = () => Promise.resolve({ ok: true, value: own })

beforeEach(() => queryClient.clear())

function Shown() {
  const { data } = useOwnProfile()
  return data ? <RegionSwitch counted={data.aboutStatistics} /> : null
}

async function show(answer: Answer) {
  const countRegion = vi.fn<ClientUseCases['countRegion']>(() => Promise.resolve(answer))
  await refreshOwnProfile({ viewOwnProfile })
  const page = () => (
    <UseCasesProvider useCases={{ ...pendingUseCases, viewOwnProfile, countRegion }}>
      <Shown />
    </UseCasesProvider>
  )
  render(page())
  const again = () => {
    cleanup()
    render(page())
  }
  return { countRegion, again }
}
const region = () => screen.getByRole('switch', { name: /Учитывать мой регион/ })

test('R-about-statistics: saves at once, on and off, and stays so on the next visit', async () => {
  const { countRegion, again } = await show(done)
  expect(region()).not.toBeChecked()
  await userEvent.click(region())
  expect(region()).toBeChecked()
  again()
  expect(region()).toBeChecked()
  await userEvent.click(region())
  expect(countRegion.mock.calls).toEqual([[true], [false]])
  again()
  expect(region()).not.toBeChecked()
})

test.each<[Answer, RegExp]>([
  [{ ok: false, error: { _tag: 'ApiUnavailable', reason: 'failed' } }, /Не\sсохранилось, вернули как было/],
  [{ ok: false, error: { _tag: 'TooManyRequests', retryAfter: 9 } }, /Слишком много попыток/],
  [{ ok: false, error: { _tag: 'SessionExpired' } }, /Войдите снова/],
  [{ ok: false, error: { _tag: 'NotSignedIn' } }, /Войдите снова/],
  [{ ok: false, error: { _tag: 'FieldErrors', fields: {}, message: 'Региона нет.' } }, /^Региона нет\./],
  [{ ok: false, error: { _tag: 'FieldErrors', fields: {}, message: '' } }, /Не\sсохранилось/],
])('R-about-statistics: rolls back when saving fails: %o', async (answer, sentence) => {
  const { again } = await show(answer)
  await userEvent.click(region())
  expect(region()).not.toBeChecked()
  expect(region()).toHaveAccessibleDescription(sentence)
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible()
  again()
  expect(region()).not.toBeChecked()
})
