import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import type { ClientUseCases } from '#application/client-use-cases.ts'
import { run } from '#application/outcome.ts'
import { aTree } from '#tests/builders/category.ts'
import { renderOwnPart } from '#tests/builders/render-own-part.tsx'
import { aProfile } from '#tests/builders/profile.ts'
import { anOwnProfile } from '#tests/builders/user.ts'
import { getRunCount } from '#tests/setup/nightly.ts'
import { subjectData } from '#ui/profile/page/subject.ts'
import { queryClient } from '#ui/query-client.ts'
import { aCity } from '#tests/builders/city.ts'
import { refusal, sentencesIn } from './refusal.ts'
import { fieldsOf, refusing } from './refusing.ts'
import { forms, kept } from './forms.tsx'

beforeEach(() => {
  queryClient.clear()
  kept.clear()
  document.body.dataset['subject'] = subjectData(aProfile())
  return cleanup
})

const own = anOwnProfile({ profile: aProfile({ socials: [{ type: 'telegram', url: 'https://t.me/safina_math' }] }) })
const reads: Partial<ClientUseCases> = {
  viewOwnProfile: () => Promise.resolve({ ok: true, value: own }),
  listCategories: () => Promise.resolve({ ok: true, value: aTree() }),
  listRegions: () => Promise.resolve({ ok: true, value: [{ name: 'Татарстан', cities: [aCity()] }] }),
  listComplaintTypes: () => Promise.resolve({ ok: true, value: [{ id: 2, name: 'Обман', description: '' }] }),
}

const times = (text: string, sentence: string) => text.toLowerCase().split(sentence.toLowerCase()).length - 1

/** The summary at the top of the form, which has the focus: it and the fields say everything, and it says nothing twice. */
function expectAllSaid(body: object): void {
  const summary = document.activeElement
  expect(summary).toHaveRole('group')
  const lines = [...(summary?.querySelectorAll('li') ?? [])].map(line => line.textContent)
  const rest = [...(summary?.querySelectorAll('div') ?? [])].map(part => part.textContent).join(' ')
  for (const sentence of sentencesIn({ ...body, message: '' })) {
    expect(times(document.body.textContent, sentence), sentence).toBeGreaterThan(0)
    expect(times(rest, sentence), sentence).toBeLessThanOrEqual(1)
    expect(Math.max(0, ...lines.map(line => times(line, sentence))), sentence).toBeLessThanOrEqual(1)
  }
  expect(summary?.textContent.trim()).not.toBe('')
}

/** Each form is shown once and refused again and again. */
test.each(forms)('$name: whatever is refused is said, in the focus', async ({ useCase, send, part, fill, ...form }) => {
  let refused: object = {}
  let asked = 0
  const write = (input: never) => {
    asked += 1
    return run(send(refusing(refused), input))
  }
  renderOwnPart(part(), { ...reads, [useCase]: write }, form)
  await waitFor(() => fill?.())
  const isSaid = fc.asyncProperty(refusal(fieldsOf(form.endpoint ?? useCase)), async body => {
    refused = body
    const before = asked
    fireEvent.submit(document.querySelector('form') ?? document.body)
    await waitFor(() => {
      expect(asked).toBe(before + 1)
      expect(document.querySelector('[aria-busy=true], [inert]')).toBeNull()
      expectAllSaid(body)
    })
  })
  // A smaller example would be waited for as long as the first.
  await fc.assert(isSaid, { numRuns: getRunCount(5, 200), endOnFailure: true })
})
