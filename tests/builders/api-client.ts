import { createApiClient, type ApiClient, type ApiClientOptions } from '#infrastructure/api/client.ts'

const ignore = () => undefined

export const anApiClient = ({
  token,
  ...options
}: Pick<ApiClientOptions, 'fetch' | 'queryTimeoutMs' | 'responseCache'> & {
  readonly token: string | undefined
}): ApiClient =>
  createApiClient({
    baseUrl: 'http://api.test',
    locale: { current: () => 'ru' },
    logger: { info: ignore, warn: ignore, error: ignore },
    bearer: {
      session: { token: () => token, open: ignore, close: ignore },
      refreshToken: async () => undefined,
    },
    ...options,
  })
