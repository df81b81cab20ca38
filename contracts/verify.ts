import { Verifier, type VerifierOptions } from '@pact-foundation/pact'
import { fileURLToPath } from 'node:url'
import { consumer, provider } from './pact'

const pact = fileURLToPath(new URL(`pacts/${consumer}-${provider}.json`, import.meta.url))

/** Asks an API everything that the contract holds and fails on any other answer. */
export const verify = (
  api: Pick<VerifierOptions, 'providerBaseUrl' | 'providerStatesSetupUrl' | 'stateHandlers' | 'beforeEach'>,
): Promise<string> =>
  new Verifier({
    provider,
    pactUrls: [pact],
    logLevel: 'error',
    providerStatesSetupTeardown: true,
    failIfNoPactsFound: true,
    ...api,
  }).verifyProvider()
