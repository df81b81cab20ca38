import { SchemaAST } from 'effect'
import { getResponse } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { createControl } from '#mocks/control/control.ts'
import { handlers, createHandlers } from './handlers.ts'

const { getWorld, control } = await createControl(3)
const token = '2|boris'
await control.setState('somebody is signed in', { token, profile_id: 3, email: 'boris@example.org', password: 'x' })
const routes = createHandlers(getWorld)
const json = { accept: 'application/json', 'content-type': 'application/json' }

const getStatus = async (path: string, init: RequestInit = {}) =>
  (await getResponse(routes, new Request(new URL(path, 'http://api.test'), init)))?.status
const post = (body: object, headers: Readonly<Record<string, string>> = json) =>
  getStatus('/api/email/code?lang=ru', { method: 'POST', headers, body: JSON.stringify(body) })

describe('the mock API refuses what a real one would', () => {
  it('a question without a language, or in one that it does not have', async () => {
    for (const query of ['', '?lang=', '?lang=de'])
      expect(await getStatus(`/api/regions${query}`, { headers: json })).toBe(422)
    expect(await getStatus('/api/regions?lang=en', { headers: json })).toBe(200)
  })

  it('whoever does not accept JSON', async () => {
    for (const accept of ['text/html', '*/*'])
      expect(await getStatus('/api/regions?lang=ru', { headers: { accept } })).toBe(406)
  })

  it('a body that does not say that it is JSON', async () => {
    expect(await post({ email: 'new@example.org' }, { ...json, 'content-type': 'text/plain' })).toBe(415)
    expect(await post({ email: 'new@example.org' })).toBe(200)
  })

  it('a field that it does not know', async () => {
    expect(await post({ email: 'new@example.org', e_mail: 'new@example.org' })).toBe(422)
  })
})

const bodies = Object.entries(handlers).flatMap(([name, handler]) =>
  'fields' in handler ? [[name, handler.fields] as const] : [],
)
/** The names on the wire of what the product sends to a call. */
function getWireNames(part: 'body' | 'query', name: string): readonly string[] {
  const [, endpoint] = Object.entries(endpoints).find(([other]) => other === name) ?? []
  const wire = endpoint && SchemaAST.toEncoded(endpoint[part].ast)
  return wire && SchemaAST.isObjects(wire) ? wire.propertySignatures.map(({ name: field }) => String(field)) : []
}

it.each(bodies)('the product sends the fields that %s takes, by their names', (name, fields) => {
  expect(new Set(getWireNames('body', name))).toEqual(new Set(fields))
})

const slugs: Readonly<Record<string, string>> = { cityBySlug: 'moskva', categoryBySlug: 'remont' }
const queries = Object.entries(endpoints).flatMap(([name, { path }]) =>
  getWireNames('query', name).length > 0 ? [[name, path.replace(/\{\w+\}/, slugs[name] ?? '1')] as const] : [],
)
it.each(queries)('the parameters that the product sends to %s are those that it reads', async (name, path) => {
  const [get, has] = [vi.spyOn(URLSearchParams.prototype, 'get'), vi.spyOn(URLSearchParams.prototype, 'has')]
  const headers = { ...json, authorization: `Bearer ${token}` }
  const status = await getStatus(`${path}?lang=ru`, { headers })
  const read = [...get.mock.calls, ...has.mock.calls].map(([parameter]) => parameter)
  vi.restoreAllMocks()
  expect(status).toBe(200)
  expect(read).toEqual(expect.arrayContaining([...getWireNames('query', name)]))
})
