import { expect, it } from 'vitest'
import { run } from '#application/outcome.ts'
import { parseErrorBody } from './client/error-body.ts'
import { asFieldErrors } from './field-errors.ts'

const map = async (json: unknown) => {
  const outcome = await run(
    asFieldErrors({
      name: 'name',
      city_id: 'cityId',
      password_confirmation: 'password',
      password: 'password',
      items: 'items',
    })({ _tag: 'Refused', said: parseErrorBody(json) }),
  )
  return outcome.ok ? undefined : outcome.error
}

it('names fields as the domain does, those of entries too', async () => {
  expect(await map({ message: 'Invalid.', errors: { name: ['A'], city_id: ['B'], 'items.0.city_id': ['C'] } })).toEqual(
    {
      _tag: 'FieldErrors',
      fields: { name: ['A'], cityId: ['B'], 'items.0.cityId': ['C'] },
      message: '',
    },
  )
})

it('puts what is said of one thing twice together', async () => {
  expect(await map({ errors: { password: ['Short.'], password_confirmation: ['Short.', 'Differs.'] } })).toMatchObject({
    fields: { password: ['Short.', 'Differs.'] },
  })
})

it('says of the whole what is of no field that is known', async () => {
  expect(await map({ error: 'No.', errors: { region_id: ['Odd.'], 'items.0.constructor': ['Odder.'] } })).toEqual({
    _tag: 'FieldErrors',
    fields: {},
    message: 'No. Odd. Odder.',
  })
  expect(await map({ message: 'Invalid.' })).toMatchObject({ fields: {}, message: 'Invalid.' })
  expect(await map({})).toMatchObject({ fields: {}, message: '' })
})
