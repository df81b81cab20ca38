import { MatchersV3, PactV3 } from '@pact-foundation/pact'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, type Outcome } from '#application/outcome.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { createGateways } from './gateways.ts'
import type { Interaction } from './interactions/interaction.ts'
import { bearer, jsonType } from './matchers.ts'
import { consumerVersion } from './released.ts'

// Pact reports its use to its makers unless told not to.
process.env['PACT_DO_NOT_TRACK'] = 'true'

export const consumer = 'znatok-web'
export const provider = 'znatok-api'

/** Lets the real gateway ask Pact's mock server, which fails unless the request is the one of the contract. */
async function playOnce(folder: string, { endpoint, ...interaction }: Interaction): Promise<Outcome<unknown, unknown>> {
  const { request, response, states, lang = 'ru' } = interaction
  const { status, statuses, body } = response
  const outcome = await new PactV3({ consumer, provider, dir: folder, logLevel: 'error' })
    .addInteraction({
      states: states.map(({ name, params }) => ({ description: name, parameters: params })),
      uponReceiving: interaction.description,
      withRequest: {
        method: endpoints[endpoint].method,
        path: request.path,
        query: { ...request.query, lang },
        headers: {
          Accept: 'application/json',
          ...(request.token !== undefined && { Authorization: bearer(request.token) }),
          ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(request.body !== undefined && { body: request.body }),
      },
      willRespondWith: {
        status: statuses ? MatchersV3.matchStatus(status, [...statuses]) : status,
        ...(body !== undefined && { headers: { 'Content-Type': jsonType('application/json') }, body }),
      },
    })
    .executeTest(({ url }) => run(interaction.ask(createGateways(url, request.token, lang))))
  if (outcome === undefined) throw new Error('Pact did not ask')
  return outcome
}

/**
 * Pact's mock server answers a request before it has noted it, and so at times says that it never came
 * (pact-foundation/pact-reference#535). What is truly wrong is wrong each time.
 */
async function playWithRetry(
  folder: string,
  interaction: Interaction,
  attempts = 5,
): Promise<Outcome<unknown, unknown>> {
  try {
    return await playOnce(folder, interaction)
  } catch (error) {
    if (attempts > 1 && String(error).includes('was expected but not received')) {
      return playWithRetry(folder, interaction, attempts - 1)
    }
    throw error
  }
}

/** Plays interactions, each once, and makes the pact of all that were played. */
export interface Recorder {
  readonly play: (interaction: Interaction) => Promise<Outcome<unknown, unknown>>
  /** The same bytes whatever the order in which they were played. */
  readonly createPact: (interactions: readonly Interaction[]) => Promise<string>
  readonly discard: () => Promise<void>
}

export async function createRecorder(): Promise<Recorder> {
  const folder = await mkdtemp(join(tmpdir(), 'pact-'))
  const played = new Set<string>()
  const play = async (interaction: Interaction) => {
    const outcome = await playWithRetry(folder, interaction)
    played.add(interaction.description)
    return outcome
  }
  return {
    play,
    createPact: async interactions => {
      for (const interaction of interactions) if (!played.has(interaction.description)) await play(interaction)
      return formatPact(await readFile(join(folder, `${consumer}-${provider}.json`), 'utf8'))
    },
    discard: () => rm(folder, { recursive: true }),
  }
}

interface Pact {
  readonly interactions: readonly { readonly description: string }[]
  readonly metadata: Readonly<Record<string, unknown>>
}

/** In one order, and with whose pact it is: brokers and people ask for the consumer's version and branch. */
export function formatPact(written: string): string {
  const pact = JSON.parse(written) as Pact
  const interactions = pact.interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1))
  const metadata = { ...pact.metadata, [consumer]: { branch: 'main', version: consumerVersion } }
  return `${JSON.stringify({ ...pact, interactions, metadata }, null, 2)}\n`
}
