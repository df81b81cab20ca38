import { expect, it } from 'vitest'
import { run } from '#application/outcome.ts'
import { parseErrorBody } from './client/error-body.ts'
import { toFieldErrors } from './gateway-errors.ts'

const mapErrors = async (json: unknown) => {
  const outcome = await run(
    toFieldErrors(['name', 'cityId', 'password', 'items'], {
      otherNames: { password_confirmation: 'password' },
      lists: ['items'],
    })({ body: parseErrorBody(json) }),
  )
  return outcome.ok ? undefined : outcome.error
}

it('maps wire names to domain names, including the fields of list entries', async () => {
  expect(
    await mapErrors({ message: 'Invalid.', errors: { name: ['A'], city_id: ['B'], 'items.0.city_id': ['C'] } }),
  ).toEqual({
    _tag: 'FieldErrors',
    fields: { name: ['A'], cityId: ['B'], 'items.0.cityId': ['C'] },
    message: '',
  })
})

it('merges the messages of two wire names of one field', async () => {
  expect(
    await mapErrors({ errors: { password: ['Short.'], password_confirmation: ['Short.', 'Differs.'] } }),
  ).toMatchObject({
    fields: { password: ['Short.', 'Differs.'] },
  })
})

it.each(['Занято', 'занято. ', 'Занято. (и ещё 1 ошибка)', 'Занято. Коротко.', 'Занято, коротко'])(
  'drops a form message that repeats field errors: %s',
  async error => {
    expect(await mapErrors({ error, errors: { name: ['Занято.'], city_id: ['Коротко.'] } })).toMatchObject({
      message: '',
    })
  },
)

it('keeps a form message that says more than the field errors, even with the same beginning', async () => {
  expect(await mapErrors({ error: 'Занято. Попробуйте завтра.', errors: { name: ['Занято.'] } })).toMatchObject({
    message: 'Занято. Попробуйте завтра.',
  })
})

it.each(['name.0', 'name.first', '0', '0.name', 'items.0.name.0', 'items.first', ''])(
  'shows the error of the unknown field %j as the form’s message',
  async path => {
    expect(await mapErrors({ errors: { [path]: ['A'] } })).toMatchObject({ fields: {}, message: 'A' })
  },
)

it('joins the error and the messages of unknown fields, or shows the framework’s message', async () => {
  expect(await mapErrors({ error: 'No.', errors: { region_id: ['Odd.'], 'items.0.constructor': ['Odder.'] } })).toEqual(
    {
      _tag: 'FieldErrors',
      fields: {},
      message: 'No. Odd. Odder.',
    },
  )
  expect(await mapErrors({ message: 'Invalid.' })).toMatchObject({ fields: {}, message: 'Invalid.' })
  expect(await mapErrors({})).toMatchObject({ fields: {}, message: '' })
})
