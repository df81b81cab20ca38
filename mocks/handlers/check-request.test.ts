import { SchemaAST } from 'effect'
import { getResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { createControl } from '#mocks/control/control.ts'
import { handlers, createHandlers } from './handlers.ts'

const { getWorld, control } = await createControl(3)
const token = '2|boris'
await control.setState('somebody is signed in', { token, profile_id: 3, email: 'boris@example.org', password: 'x' })
const mockHandlers = createHandlers(getWorld)
const json = { accept: 'application/json', 'content-type': 'application/json' }

const getStatus = async (path: string, init: RequestInit = {}) =>
  (await getResponse(mockHandlers, new Request(new URL(path, 'http://api.test'), init)))?.status
const post = (body: object, headers: Readonly<Record<string, string>> = json) =>
  getStatus('/api/email/code?lang=ru', { method: 'POST', headers, body: JSON.stringify(body) })

describe('the mock API refuses', () => {
  it('a request without a language or with an unknown one', async () => {
    for (const query of ['', '?lang=', '?lang=de'])
      expect(await getStatus(`/api/regions${query}`, { headers: json })).toBe(422)
    expect(await getStatus('/api/regions?lang=en', { headers: json })).toBe(200)
  })

  it('a request that does not accept JSON', async () => {
    for (const accept of ['text/html', '*/*'])
      expect(await getStatus('/api/regions?lang=ru', { headers: { accept } })).toBe(406)
  })

  it('a body without the JSON content type', async () => {
    expect(await post({ email: 'new@example.org' }, { ...json, 'content-type': 'text/plain' })).toBe(415)
    expect(await post({ email: 'new@example.org' })).toBe(200)
  })

  it('an unknown field', async () => {
    expect(await post({ email: 'new@example.org', e_mail: 'new@example.org' })).toBe(422)
  })
})

const acceptedFields = Object.entries(handlers).flatMap(([name, handler]) =>
  'fields' in handler ? [[name, handler.fields] as const] : [],
)
function getWireNames(part: 'body' | 'query', name: string): readonly string[] {
  const [, endpoint] = Object.entries(endpoints).find(([endpointName]) => endpointName === name) ?? []
  const wire = endpoint && SchemaAST.toEncoded(endpoint[part].ast)
  return wire && SchemaAST.isObjects(wire) ? wire.propertySignatures.map(({ name: field }) => String(field)) : []
}

it.each(acceptedFields)('%s accepts exactly the fields that the site sends', (name, fields) => {
  expect(new Set(getWireNames('body', name))).toEqual(new Set(fields))
})

const slugs: Readonly<Record<string, string>> = { cityBySlug: 'moskva', categoryBySlug: 'remont' }
const queries = Object.entries(endpoints).flatMap(([name, { path }]) =>
  getWireNames('query', name).length > 0 ? [[name, path.replace(/\{\w+\}/, slugs[name] ?? '1')] as const] : [],
)
it.each(queries)('%s reads the query parameters that the site sends', async (name, path) => {
  const [getSpy, hasSpy] = [vi.spyOn(URLSearchParams.prototype, 'get'), vi.spyOn(URLSearchParams.prototype, 'has')]
  const headers = { ...json, authorization: `Bearer ${token}` }
  const status = await getStatus(`${path}?lang=ru`, { headers })
  const readParameters = [...getSpy.mock.calls, ...hasSpy.mock.calls].map(([parameter]) => parameter)
  vi.restoreAllMocks()
  expect(status).toBe(200)
  expect(readParameters).toEqual(expect.arrayContaining([...getWireNames('query', name)]))
})
