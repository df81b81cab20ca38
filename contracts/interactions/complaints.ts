import { MatchersV3 } from '@pact-foundation/pact'
import { text, whole } from '#contracts/matchers.ts'
import { givenState, type Interaction } from './interaction.ts'

const { arrayContaining } = MatchersV3

const types = {
  endpoint: 'complaintTypes',
  request: { path: '/api/complaint-types' },
  ask: ({ complaintGateway }) => complaintGateway.types(),
} satisfies Partial<Interaction>

const type = { id: 3, name: 'Чужие фотографии', description: 'Работы на снимках сделал кто-то другой.' }
const typeLike = { ...type, id: whole(type.id) }
const inEnglish = { id: 3, name: 'Somebody else’s photos' }
export const complaintTypeExists = givenState('a complaint type exists', {
  id: type.id,
  name: type.name,
  name_en: inEnglish.name,
})

export const complaintInteractions: readonly Interaction[] = [
  {
    ...types,
    description: 'the complaint types: found',
    states: [complaintTypeExists],
    response: { status: 200, body: { types: arrayContaining({ ...typeLike, description: text(type.description) }) } },
    outcome: { value: [type] },
  },
  {
    ...types,
    description: 'the complaint types in English: found',
    lang: 'en',
    states: [complaintTypeExists],
    response: { status: 200, body: { types: arrayContaining({ ...inEnglish, id: whole(inEnglish.id) }) } },
    outcome: { value: [{ ...inEnglish, description: '' }] },
  },
  {
    ...types,
    description: 'the complaint types: none',
    states: [givenState('no complaint types exist', {})],
    response: { status: 200, body: { types: [] } },
    outcome: { value: [] },
  },
]
