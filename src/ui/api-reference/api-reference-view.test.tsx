import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiReferenceView } from './api-reference-view.tsx'

const openApiDocument = {
  paths: {
    '/api/users': {
      get: {
        summary: 'Everybody',
        security: [{}, { bearer: [] }],
        parameters: [
          { name: 'page', required: true, schema: { type: 'string' } },
          { $ref: '#/components/parameters/lang' },
        ],
        responses: { '200': { schema: { $ref: '#/components/schemas/User' } } },
      },
      post: {
        summary: 'One more',
        security: [{ bearer: [] }],
        parameters: [],
        requestBody: { content: { type: 'object' } },
        responses: {},
      },
    },
  },
  components: { schemas: { User: { type: 'object', description: 'The signed-in user.' } } },
}

it.each([
  ['ru', 'Параметры', 'Тело запроса', 'Только для вошедших', 'Для всех'],
  ['en', 'Parameters', 'Body', 'Signed-in users only', 'Everyone'],
] as const)('lists each operation and each schema in %s', (locale, parameters, body, signedInText, publicText) => {
  render(<ApiReferenceView locale={locale} document={openApiDocument} />)
  const getEntry = (name: string) => screen.getByText(name).closest('details') ?? document.body
  const readEntry = within(getEntry('GET /api/users'))
  readEntry.getByRole('heading', { name: parameters })
  readEntry.getByText(publicText)
  expect(readEntry.getByText('Everybody')).toHaveAttribute('lang', 'en')
  expect(readEntry.queryByRole('heading', { name: body })).toBeNull()
  expect(readEntry.getByText(/"User"/)).not.toHaveTextContent('#/components')
  const writeEntry = within(getEntry('POST /api/users'))
  writeEntry.getByText(signedInText)
  writeEntry.getByRole('heading', { name: body })
  expect(writeEntry.queryByRole('heading', { name: parameters })).toBeNull()
  within(getEntry('User')).getByText(/The signed-in user/)
})
