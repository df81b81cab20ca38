import { MatchersV3 } from '@pact-foundation/pact'
import { nonBlankText, exactInteger } from '#contracts/matchers.ts'
import { createState, type Interaction } from './interaction.ts'

const { arrayContaining } = MatchersV3

const typesCall = {
  endpoint: 'complaintTypes',
  request: { path: '/api/complaint-types' },
  callGateway: ({ complaintGateway }) => complaintGateway.listTypes(),
} satisfies Partial<Interaction>

const type = { id: 3, name: 'Чужие фотографии', description: 'Работы на снимках сделал кто-то другой.' }
const typeLike = { ...type, id: exactInteger(type.id) }
const englishType = { id: 3, name: 'Somebody else’s photos' }
export const complaintTypeState = createState('a complaint type exists', {
  id: type.id,
  name: type.name,
  name_en: englishType.name,
})

export const complaintInteractions: readonly Interaction[] = [
  {
    ...typesCall,
    description: 'the complaint types: found',
    states: [complaintTypeState],
    response: {
      status: 200,
      body: { types: arrayContaining({ ...typeLike, description: nonBlankText(type.description) }) },
    },
    outcome: { value: [type] },
  },
  {
    ...typesCall,
    description: 'the complaint types in English: found',
    lang: 'en',
    states: [complaintTypeState],
    response: { status: 200, body: { types: arrayContaining({ ...englishType, id: exactInteger(englishType.id) }) } },
    outcome: { value: [{ ...englishType, description: '' }] },
  },
  {
    ...typesCall,
    description: 'the complaint types: none',
    states: [createState('no complaint types exist', {})],
    response: { status: 200, body: { types: [] } },
    outcome: { value: [] },
  },
]
