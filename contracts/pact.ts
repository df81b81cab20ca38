import { MatchersV3, PactV3 } from '@pact-foundation/pact'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, type Outcome } from '#application/outcome.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import { gatewaysTo } from './gateways.ts'
import type { Interaction } from './interactions/interaction.ts'

// Pact reports its use to its makers unless told not to.
process.env['PACT_DO_NOT_TRACK'] = 'true'

export const consumer = 'znatok-web'
export const provider = 'znatok-api'

const json = MatchersV3.regex(/^application\/json(; ?charset=utf-8)?$/i, 'application/json')
const lang = MatchersV3.regex(/^(ru|en)$/, 'ru')

async function inNewFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'pact-'))
  try {
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Lets the real gateway ask Pact's mock server, which fails unless the request is the one of the contract. */
async function playOnce(folder: string, { endpoint, ...interaction }: Interaction): Promise<Outcome<unknown, unknown>> {
  const { request, response, states } = interaction
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
          ...(request.token !== undefined && { Authorization: `Bearer ${request.token}` }),
          ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
        },
        ...(request.body !== undefined && { body: request.body }),
      },
      willRespondWith: {
        status: response.status,
        headers: { 'Content-Type': json, ...response.headers },
        body: response.body,
      },
    })
    .executeTest(({ url }) => run(interaction.ask(gatewaysTo(url, request.token))))
  if (outcome === undefined) throw new Error('Pact did not ask')
  return outcome
}

/**
 * Pact's mock server answers a request before it has noted it, and so at times says that it never came
 * (pact-foundation/pact-reference#535). What is truly wrong is wrong each time.
 */
async function playInto(folder: string, interaction: Interaction, times = 5): Promise<Outcome<unknown, unknown>> {
  try {
    return await playOnce(folder, interaction)
  } catch (error) {
    if (times > 1 && String(error).includes('was expected but not received')) {
      return playInto(folder, interaction, times - 1)
    }
    throw error
  }
}

export const play = (interaction: Interaction) => inNewFolder(folder => playInto(folder, interaction))

interface Pact {
  readonly interactions: readonly { readonly description: string }[]
}

/** The pact of these interactions, the same bytes whatever their order. */
export const pactOf = (interactions: readonly Interaction[]): Promise<string> =>
  inNewFolder(async folder => {
    for (const interaction of interactions) await playInto(folder, interaction)
    const written = await readFile(join(folder, `${consumer}-${provider}.json`), 'utf8')
    const pact = JSON.parse(written) as Pact
    const sorted = pact.interactions.toSorted((a, b) => (a.description < b.description ? -1 : 1))
    return `${JSON.stringify({ ...pact, interactions: sorted }, null, 2)}\n`
  })
