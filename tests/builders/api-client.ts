import { createApiClient, type ApiClient, type ApiClientOptions } from '#infrastructure/api/client.ts'

const ignore = () => undefined

export const anApiClient = ({
  token,
  ...options
}: Pick<ApiClientOptions, 'fetch' | 'queryTimeoutMs' | 'getResponseCache'> & {
  readonly token: string | undefined
}): ApiClient =>
  createApiClient({
    baseUrl: 'http://api.test',
    locale: { get: () => 'ru' },
    logger: { info: ignore, warn: ignore, error: ignore },
    bearer: {
      session: { getToken: () => token, open: ignore, correctHint: ignore, close: ignore },
      refreshToken: async () => undefined,
    },
    ...options,
  })
