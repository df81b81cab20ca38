import { Verifier } from '@pact-foundation/pact'
import { startNormalizingProxy } from './normalizing-proxy.ts'
import { provider } from './pact.ts'
import { currentPactPath } from './pact-files.ts'

/** Rejects if a response differs from the pact or a provider state can't be set up. */
export async function verifyPact(
  providerBaseUrl: string,
  providerStatesSetupUrl: string,
  pactPath = currentPactPath,
): Promise<void> {
  // Without TLS, skip loading the system's certificates, which Pact does for each request.
  if (![providerBaseUrl, providerStatesSetupUrl].some(url => url.startsWith('https:')))
    Object.assign(process.env, { SSL_CERT_FILE: '/dev/null', SSL_CERT_DIR: '/dev/null' })
  const proxy = await startNormalizingProxy(providerBaseUrl)
  try {
    await new Verifier({
      provider,
      providerBaseUrl: proxy.url,
      providerStatesSetupUrl,
      pactUrls: [pactPath],
      logLevel: 'error',
      providerStatesSetupTeardown: true,
      failIfNoPactsFound: true,
    }).verifyProvider()
  } finally {
    proxy.close()
  }
}
