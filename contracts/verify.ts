import { Verifier } from '@pact-foundation/pact'
import { fileURLToPath } from 'node:url'
import { consumer, provider } from './pact.ts'

const pact = fileURLToPath(new URL(`pacts/${consumer}-${provider}.json`, import.meta.url))

/** Asks an API everything that the contract holds and fails on any other answer, or on a state that it can't make. */
export const verify = (providerBaseUrl: string, providerStatesSetupUrl: string): Promise<string> =>
  new Verifier({
    provider,
    providerBaseUrl,
    providerStatesSetupUrl,
    pactUrls: [pact],
    logLevel: 'error',
    providerStatesSetupTeardown: true,
    failIfNoPactsFound: true,
  }).verifyProvider()
