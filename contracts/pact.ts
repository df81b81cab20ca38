import { MatchersV3, PactV3 } from '@pact-foundation/pact'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run, type Outcome } from '#application/outcome.ts'
import { endpoints } from '#infrastructure/api/endpoints.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { createGateways } from './gateways.ts'
import type { Interaction } from './interactions/interaction.ts'
import { bearer, stateValue, jsonType, refusalPatterns } from './matchers.ts'
import { consumerVersion } from './pact-files.ts'

process.env['PACT_DO_NOT_TRACK'] = 'true'

export const consumer = 'znatok-web'
export const provider = 'znatok-api'

/** Throws if the request differs from the contract. */
async function recordOnce(
  folder: string,
  { endpoint, ...interaction }: Interaction,
): Promise<Outcome<unknown, unknown>> {
  const { request, response, states, lang = 'ru' } = interaction
  const { status, statuses, body } = response
  const outcome = await new PactV3({ consumer, provider, dir: folder, logLevel: 'error' })
    .addInteraction({
      states: states.map(({ name, params }) => ({ description: name, parameters: params })),
      uponReceiving: interaction.description,
      withRequest: {
        method: endpoints[endpoint].method,
        path: request.pathFromState === undefined ? request.path : stateValue(request.pathFromState, request.path),
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
    .executeTest(({ url }) => run(interaction.callGateway(createGateways(url, request.token, lang))))
  if (outcome === undefined) throw new Error('Pact did not run the interaction')
  return outcome
}

/** Retries, because Pact's mock server may report answered requests as missing (pact-foundation/pact-reference#535). */
async function recordWithRetry(
  folder: string,
  interaction: Interaction,
  attemptsLeft = 5,
): Promise<Outcome<unknown, unknown>> {
  try {
    return await recordOnce(folder, interaction)
  } catch (error) {
    if (attemptsLeft > 1 && String(error).includes('was expected but not received')) {
      return recordWithRetry(folder, interaction, attemptsLeft - 1)
    }
    throw error
  }
}

export interface Recorder {
  readonly record: (interaction: Interaction) => Promise<Outcome<unknown, unknown>>
  /** Records the interactions that are not recorded yet. Resolves to the text of the pact file. */
  readonly createPact: (interactions: readonly Interaction[]) => Promise<string>
  readonly discard: () => Promise<void>
}

export async function createRecorder(): Promise<Recorder> {
  const folder = await mkdtemp(join(tmpdir(), 'pact-'))
  const recordedDescriptions = new Set<string>()
  const record = async (interaction: Interaction) => {
    const outcome = await recordWithRetry(folder, interaction)
    recordedDescriptions.add(interaction.description)
    return outcome
  }
  return {
    record,
    createPact: async interactions => {
      for (const interaction of interactions)
        if (!recordedDescriptions.has(interaction.description)) await record(interaction)
      return finalizePact(await readFile(join(folder, `${consumer}-${provider}.json`), 'utf8'), interactions)
    },
    discard: () => rm(folder, { recursive: true }),
  }
}

interface RecordedInteraction {
  readonly description: string
  readonly response?: { readonly matchingRules?: Readonly<Record<string, unknown>> }
}

interface Pact {
  readonly interactions: readonly RecordedInteraction[]
  readonly metadata: Readonly<Record<string, unknown>>
}

/**
 * A pact can't declare alternative shapes of a body. Therefore the example body is a string: Pact then matches the
 * pattern against the JSON text of the response, whatever its shape.
 */
function acceptAnyRefusal<T extends RecordedInteraction>(interaction: T, lang: Locale): T {
  const rules = { $: { combine: 'AND', matchers: [{ match: 'regex', regex: refusalPatterns[lang] }] } }
  const { matchingRules, ...response } = interaction.response ?? {}
  const body = JSON.stringify('error or errors')
  return { ...interaction, response: { ...response, body, matchingRules: { ...matchingRules, body: rules } } }
}

type InteractionSummary = Pick<Interaction, 'description' | 'lang'> & {
  readonly response?: Pick<Interaction['response'], 'isRefusal'>
}

export function finalizePact(pactJson: string, summaries: readonly InteractionSummary[]): string {
  const pact = JSON.parse(pactJson) as Pact
  const refusals = new Map(
    summaries
      .filter(({ response }) => response?.isRefusal)
      .map(({ description, lang }): [string, Locale] => [description, lang ?? 'ru']),
  )
  const interactions = pact.interactions
    .toSorted((a, b) => (a.description < b.description ? -1 : 1))
    .map(interaction => {
      const lang = refusals.get(interaction.description)
      return lang === undefined ? interaction : acceptAnyRefusal(interaction, lang)
    })
  const metadata = { ...pact.metadata, [consumer]: { branch: 'main', version: consumerVersion } }
  return `${JSON.stringify({ ...pact, interactions, metadata }, null, 2)}\n`
}
