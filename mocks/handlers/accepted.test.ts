import { SchemaAST } from 'effect'
import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { newControl } from '#mocks/control/control.ts'
import { handlers, handlersOf } from './handlers.ts'

const { worldNow } = await newControl(3)
const routes = handlersOf(worldNow)
const json = { accept: 'application/json', 'content-type': 'application/json' }

const statusOf = async (path: string, init: RequestInit = {}) =>
  (await getResponse(routes, new Request(new URL(path, 'http://api.test'), init)))?.status
const post = (body: object, headers: Readonly<Record<string, string>> = json) =>
  statusOf('/api/email/code?lang=ru', { method: 'POST', headers, body: JSON.stringify(body) })

describe('the mock API refuses what a real one would', () => {
  it('a question without a language, or in one that it does not have', async () => {
    for (const query of ['', '?lang=', '?lang=de'])
      expect(await statusOf(`/api/regions${query}`, { headers: json })).toBe(422)
    expect(await statusOf('/api/regions?lang=en', { headers: json })).toBe(200)
  })

  it('whoever does not accept JSON', async () => {
    for (const accept of ['text/html', '*/*'])
      expect(await statusOf('/api/regions?lang=ru', { headers: { accept } })).toBe(406)
  })

  it('a body that does not say that it is JSON', async () => {
    expect(await post({ email: 'new@example.org' }, { ...json, 'content-type': 'text/plain' })).toBe(415)
    expect(await post({ email: 'new@example.org' })).toBe(200)
  })

  it('a field that it does not know', async () => {
    expect(await post({ email: 'new@example.org', e_mail: 'new@example.org' })).toBe(422)
  })
})

const accepting = Object.entries(handlers).flatMap(([name, handler]) =>
  'fields' in handler ? [[name, handler.fields] as const] : [],
)
it.each(accepting)('the product sends the fields that %s takes, by their names', (name, fields) => {
  const [, endpoint] = Object.entries(endpoints).find(([other]) => other === name) ?? []
  const wire = endpoint && SchemaAST.toEncoded(endpoint.body.ast)
  const sent = wire && SchemaAST.isObjects(wire) ? wire.propertySignatures.map(({ name: field }) => String(field)) : []
  expect(new Set(sent)).toEqual(new Set(fields))
})
