import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { run } from '#application/outcome.ts'
import { aTree } from '#tests/builders/category.ts'
import { renderWithSession } from '#tests/builders/render-with-session.tsx'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile, aUser } from '#tests/builders/user.ts'
import { getRunCount } from '#tests/setup/nightly.ts'
import { serializeSubject } from '#ui/profile/page/subject.ts'
import { queryClient } from '#ui/query-client.ts'
import { aCity } from '#tests/builders/city.ts'
import { createRefusalArbitrary, findSentences } from './refusal-arbitrary.ts'
import { getBodyFieldNames, createRefusingGateways } from './create-refusing-gateways.ts'
import { forms, storedDrafts } from './forms.tsx'

beforeEach(() => {
  queryClient.clear()
  storedDrafts.clear()
  document.body.dataset['subject'] = serializeSubject(aProfile())
  return cleanup
})

const ownProfile = anOwnProfile({
  profile: aProfile({ socials: [{ type: 'telegram', url: 'https://t.me/safina_math' }] }),
})
/** Its name is empty, because the site treats an account with a name as complete. */
const unfinishedProfile = anOwnProfile({ user: aUser({ name: '' }) })
const queries: Partial<ClientUseCases> = {
  listCategories: () => Promise.resolve({ ok: true, value: aTree() }),
  listRegions: () => Promise.resolve({ ok: true, value: [{ name: 'Татарстан', cities: [aCity()] }] }),
  listComplaintTypes: () => Promise.resolve({ ok: true, value: [{ id: 2, name: 'Обман', description: '' }] }),
}

const countOccurrences = (text: string, sentence: string) => text.toLowerCase().split(sentence.toLowerCase()).length - 1

function expectAllSentencesVisible(body: object): void {
  const summary = document.activeElement
  expect(summary).toHaveRole('group')
  const lines = [...(summary?.querySelectorAll('li') ?? [])].map(line => line.textContent)
  const summaryWithoutLines = summary?.cloneNode(true) as Element
  for (const line of summaryWithoutLines.querySelectorAll('li')) line.remove()
  const otherText = summaryWithoutLines.textContent
  for (const sentence of findSentences(body)) {
    expect(countOccurrences(document.body.textContent, sentence), sentence).toBeGreaterThan(0)
    expect(countOccurrences(otherText, sentence), sentence).toBeLessThanOrEqual(1)
    expect(Math.max(0, ...lines.map(line => countOccurrences(line, sentence))), sentence).toBeLessThanOrEqual(1)
  }
  expect(summary?.textContent.trim()).not.toBe('')
}

// Each form is rendered once for all refusals, because rendering is slow.
test.each(forms)(
  '$name: the form shows every text of a refusal, and no line of the focused summary repeats one',
  async ({ useCase, send, render, fill, ...form }) => {
    let refusalBody: object = {}
    let callCount = 0
    const submit = (input: never) => {
      callCount += 1
      return run(send(createRefusingGateways(refusalBody), input))
    }
    const viewOwnProfile: ClientUseCases['viewOwnProfile'] = () =>
      Promise.resolve({ ok: true, value: form.hint === 'registering' ? unfinishedProfile : ownProfile })
    renderWithSession(render(), { ...queries, viewOwnProfile, [useCase]: submit }, form)
    await waitFor(() => fill?.())
    const property = fc.asyncProperty(
      createRefusalArbitrary(getBodyFieldNames(form.endpoint ?? useCase)),
      async body => {
        refusalBody = body
        const previousCount = callCount
        fireEvent.submit(document.querySelector('form') ?? document.body)
        await waitFor(() => {
          expect(callCount).toBe(previousCount + 1)
          expect(document.querySelector('[aria-busy=true], [inert]')).toBeNull()
          expectAllSentencesVisible(body)
        })
      },
    )
    // No shrinking, because each smaller example would take the full timeout.
    await fc.assert(property, { numRuns: getRunCount(5, 200), endOnFailure: true })
  },
)
