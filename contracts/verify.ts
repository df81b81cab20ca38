import { Verifier } from '@pact-foundation/pact'
import { provider } from './pact.ts'
import { presentPact } from './released.ts'

/** Asks an API everything that a contract holds and fails on any other answer, or on a state that it can't make. */
export const verify = (
  providerBaseUrl: string,
  providerStatesSetupUrl: string,
  pact: string = presentPact,
): Promise<string> =>
  new Verifier({
    provider,
    providerBaseUrl,
    providerStatesSetupUrl,
    pactUrls: [pact],
    logLevel: 'error',
    providerStatesSetupTeardown: true,
    failIfNoPactsFound: true,
  }).verifyProvider()
