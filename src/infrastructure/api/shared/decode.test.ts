import { Effect, Schema } from 'effect'
import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { decodeCached } from './decode.ts'
import { OmissionReport, responseList } from './lenient.ts'

const codec = Schema.Struct({ cities: responseList(Schema.Struct({ slug: Schema.String })) })
const createRawResponse = (json: unknown) => ({ json, text: JSON.stringify(json) })

it('reuses the decoded value of a repeated text, even after another text', async () => {
  const decode = decodeCached(codec)
  const firstOutcome = await run(decode(createRawResponse({ cities: [{ slug: 'moskva' }] })))
  await run(decode(createRawResponse({ cities: [{ slug: 'kazan' }] })))
  const secondOutcome = await run(decode(createRawResponse({ cities: [{ slug: 'moskva' }] })))
  expect(firstOutcome.ok && secondOutcome.ok && firstOutcome.value === secondOutcome.value).toBe(true)
})

it('decodes a new text', async () => {
  const decode = decodeCached(codec)
  await run(decode(createRawResponse({ cities: [{ slug: 'moskva' }] })))
  expect(await run(decode(createRawResponse({ cities: [{ slug: 'kazan' }] })))).toMatchObject({
    value: { cities: [{ slug: 'kazan' }] },
  })
})

it('rejects a repeated invalid response each time', async () => {
  const decode = decodeCached(codec)
  const invalidResponse = createRawResponse({ cities: 'none' })
  expect(await run(decode(invalidResponse))).toHaveProperty('ok', false)
  expect(await run(decode(invalidResponse))).toHaveProperty('ok', false)
})

it('reports the omitted entries each time', async () => {
  const decode = decodeCached(codec)
  const reportOmission = vi.fn()
  const decodeResponse = decode(createRawResponse({ cities: [{ slug: 'moskva' }, { slug: 7 }] })).pipe(
    Effect.provideService(OmissionReport, reportOmission),
  )
  await run(decodeResponse)
  expect(reportOmission).toHaveBeenCalledTimes(1)
  await run(decodeResponse)
  expect(reportOmission).toHaveBeenCalledTimes(2)
})

it('reports a null entry as omitted', async () => {
  const reportOmission = vi.fn()
  const decodeResponse = decodeCached(codec)(createRawResponse({ cities: [{ slug: 'moskva' }, null] })).pipe(
    Effect.provideService(OmissionReport, reportOmission),
  )
  expect(await run(decodeResponse)).toEqual({ ok: true, value: { cities: [{ slug: 'moskva' }] } })
  expect(reportOmission).toHaveBeenCalledOnce()
})
