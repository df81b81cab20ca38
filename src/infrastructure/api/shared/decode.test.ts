import { Effect, Schema } from 'effect'
import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { decodeCached } from './decode.ts'
import { OmissionReport, responseList } from './lenient.ts'

const codec = Schema.Struct({ cities: responseList(Schema.Struct({ slug: Schema.String })) })
const createRawResponse = (json: unknown, requestPath = '/api/regions?lang=ru') => ({
  requestPath,
  json,
  text: JSON.stringify(json),
})

it('reuses the value while the text stays the same', async () => {
  const decode = decodeCached(codec)
  const firstOutcome = await run(decode(createRawResponse({ cities: [{ slug: 'moskva' }] })))
  const secondOutcome = await run(decode(createRawResponse({ cities: [{ slug: 'moskva' }] })))
  expect(firstOutcome.ok && secondOutcome.ok && firstOutcome.value === secondOutcome.value).toBe(true)
})

it('decodes a new text, and the text of another path', async () => {
  const decode = decodeCached(codec)
  await run(decode(createRawResponse({ cities: [{ slug: 'moskva' }] })))
  expect(await run(decode(createRawResponse({ cities: [{ slug: 'kazan' }] })))).toMatchObject({
    value: { cities: [{ slug: 'kazan' }] },
  })
  expect(await run(decode(createRawResponse({ cities: [{ slug: 'moskva' }] }, '/api/regions?lang=en')))).toMatchObject({
    value: { cities: [{ slug: 'moskva' }] },
  })
})

it('does not cache an invalid response', async () => {
  const decode = decodeCached(codec)
  const invalidResponse = createRawResponse({ cities: 'none' })
  expect(await run(decode(invalidResponse))).toHaveProperty('ok', false)
  expect(await run(decode(invalidResponse))).toHaveProperty('ok', false)
})

it('reports the omitted entries each time', async () => {
  const decode = decodeCached(codec)
  const reportOmission = vi.fn()
  const decodeOnce = decode(createRawResponse({ cities: [{ slug: 'moskva' }, { slug: 7 }] })).pipe(
    Effect.provideService(OmissionReport, reportOmission),
  )
  await run(decodeOnce)
  expect(reportOmission).toHaveBeenCalledTimes(1)
  await run(decodeOnce)
  expect(reportOmission).toHaveBeenCalledTimes(2)
})
