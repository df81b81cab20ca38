import { Effect, Schema } from 'effect'
import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { decodeCached } from './decode.ts'
import { OmittedReport, listOf } from './lenient.ts'

const codec = Schema.Struct({ cities: listOf(Schema.Struct({ slug: Schema.String })) })
const arrived = (json: unknown, address = '/api/regions?lang=ru') => ({ address, json, text: JSON.stringify(json) })

it('reuses the value while the text stays the same', async () => {
  const decode = decodeCached(codec)
  const first = await run(decode(arrived({ cities: [{ slug: 'moskva' }] })))
  const second = await run(decode(arrived({ cities: [{ slug: 'moskva' }] })))
  expect(first.ok && second.ok && first.value === second.value).toBe(true)
})

it('decodes a new text, and the text of another address', async () => {
  const decode = decodeCached(codec)
  await run(decode(arrived({ cities: [{ slug: 'moskva' }] })))
  expect(await run(decode(arrived({ cities: [{ slug: 'kazan' }] })))).toMatchObject({
    value: { cities: [{ slug: 'kazan' }] },
  })
  expect(await run(decode(arrived({ cities: [{ slug: 'moskva' }] }, '/api/regions?lang=en')))).toMatchObject({
    value: { cities: [{ slug: 'moskva' }] },
  })
})

it('does not cache an invalid answer', async () => {
  const decode = decodeCached(codec)
  const broken = arrived({ cities: 'none' })
  expect(await run(decode(broken))).toHaveProperty('ok', false)
  expect(await run(decode(broken))).toHaveProperty('ok', false)
})

it('reports the omitted entries each time', async () => {
  const decode = decodeCached(codec)
  const report = vi.fn()
  const once = decode(arrived({ cities: [{ slug: 'moskva' }, { slug: 7 }] })).pipe(
    Effect.provideService(OmittedReport, report),
  )
  await run(once)
  expect(report).toHaveBeenCalledTimes(1)
  await run(once)
  expect(report).toHaveBeenCalledTimes(2)
})
