import { Effect, SchemaAST } from 'effect'
import type { ApiClient } from '#infrastructure/api/client.ts'
import { parseErrorBody } from '#infrastructure/api/client/error-body.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { gatewayFactories, type Gateways } from '#infrastructure/api/gateways.ts'

export function createRefusingGateways(json: object): Gateways {
  const refuse = () => Effect.fail({ _tag: 'Refused', reason: 'invalid', body: parseErrorBody(json) })
  const client = { call: refuse, send: refuse } as unknown as ApiClient
  return Object.fromEntries(
    Object.entries(gatewayFactories).map(([name, createGateway]) => [name, createGateway(() => client)]),
  ) as Gateways
}

export function getBodyFieldNames(endpointName: string): readonly string[] {
  const [, endpoint] = Object.entries(endpoints).find(([name]) => name === endpointName) ?? []
  const wire = endpoint && SchemaAST.toEncoded(endpoint.body.ast)
  return wire && SchemaAST.isObjects(wire) ? wire.propertySignatures.map(({ name: field }) => String(field)) : []
}
