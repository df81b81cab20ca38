import { MatchersV3 } from '@pact-foundation/pact'
import { failuresOf } from './failures.ts'
import { given, type Interaction } from './interaction.ts'

const { eachLike, integer, string } = MatchersV3

const types = {
  endpoint: 'complaintTypes',
  request: { path: '/api/complaint-types' },
  ask: ({ complaintGateway }) => complaintGateway.types(),
} satisfies Partial<Interaction>

const type = { id: 3, name: 'Чужие фотографии', description: 'Работы на снимках сделал кто-то другой.' }

export const complaintInteractions: readonly Interaction[] = [
  {
    ...types,
    description: 'the complaint types: found',
    states: [given('a complaint type exists', { id: type.id, name: type.name })],
    response: {
      status: 200,
      body: {
        types: eachLike({ id: integer(type.id), name: string(type.name), description: string(type.description) }),
      },
    },
    outcome: { value: [type] },
  },
  {
    ...types,
    description: 'the complaint types: none',
    states: [given('no complaint types exist', {})],
    response: { status: 200, body: { types: [] } },
    outcome: { value: [] },
  },
  ...failuresOf({ ...types, what: 'the complaint types' }),
]
