import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiReferenceView } from './api-reference-view.tsx'

const shown = {
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
  components: { schemas: { User: { type: 'object', description: 'Whoever is signed in.' } } },
}

it.each([
  ['ru', 'Параметры', 'Тело запроса', 'Только для вошедших', 'Для всех'],
  ['en', 'Parameters', 'Body', 'Only for whoever is signed in', 'For everybody'],
] as const)('shows each call and each thing in %s', (locale, parameters, body, signedIn, everybody) => {
  render(<ApiReferenceView locale={locale} document={shown} />)
  const entry = (name: string) => screen.getByText(name).closest('details') ?? document.body
  const read = within(entry('GET /api/users'))
  read.getByRole('heading', { name: parameters })
  read.getByText(everybody)
  expect(read.getByText('Everybody')).toHaveAttribute('lang', 'en')
  expect(read.queryByRole('heading', { name: body })).toBeNull()
  expect(read.getByText(/"User"/)).not.toHaveTextContent('#/components')
  const write = within(entry('POST /api/users'))
  write.getByText(signedIn)
  write.getByRole('heading', { name: body })
  expect(write.queryByRole('heading', { name: parameters })).toBeNull()
  within(entry('User')).getByText(/Whoever is signed in/)
})
