import { Effect, Schema } from 'effect'
import { expect, it, vi } from 'vitest'
import { run } from '#application/outcome.ts'
import { decodeChanged } from './decode.ts'
import { OmittedReport } from './left-out.ts'
import { listOf } from './list.codec.ts'

const codec = Schema.Struct({ cities: listOf(Schema.Struct({ slug: Schema.String })) })
const arrived = (json: unknown, address = '/api/regions?lang=ru') => ({ address, json, text: JSON.stringify(json) })

it('gives the very same value while the text is the same', async () => {
  const decode = decodeChanged(codec)
  const first = await run(decode(arrived({ cities: [{ slug: 'moskva' }] })))
  const second = await run(decode(arrived({ cities: [{ slug: 'moskva' }] })))
  expect(first.ok && second.ok && first.value === second.value).toBe(true)
})

it('decodes another text anew, and another address’s', async () => {
  const decode = decodeChanged(codec)
  await run(decode(arrived({ cities: [{ slug: 'moskva' }] })))
  expect(await run(decode(arrived({ cities: [{ slug: 'kazan' }] })))).toMatchObject({
    value: { cities: [{ slug: 'kazan' }] },
  })
  expect(await run(decode(arrived({ cities: [{ slug: 'moskva' }] }, '/api/regions?lang=en')))).toMatchObject({
    value: { cities: [{ slug: 'moskva' }] },
  })
})

it('holds no answer that is broken', async () => {
  const decode = decodeChanged(codec)
  const broken = arrived({ cities: 'none' })
  expect(await run(decode(broken))).toHaveProperty('ok', false)
  expect(await run(decode(broken))).toHaveProperty('ok', false)
})

it('tells each time how many entries were left out', async () => {
  const decode = decodeChanged(codec)
  const told = vi.fn()
  const once = decode(arrived({ cities: [{ slug: 'moskva' }, { slug: 7 }] })).pipe(
    Effect.provideService(OmittedReport, told),
  )
  await run(once)
  expect(told).toHaveBeenCalledTimes(1)
  await run(once)
  expect(told).toHaveBeenCalledTimes(2)
})
