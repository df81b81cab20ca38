import { demoSpecialist, demoClient } from '#mocks/accounts/demo-accounts.ts'
import { startMockApi, type MockApi } from '#mocks/server.ts'
import { UnreadableDataFile } from '#mocks/storage/data-file.ts'
import type { Logger } from '#application/shared/shared.ports.ts'
import { InvalidSettings, type Settings } from './settings.ts'

export async function startDemo(
  { mockApiPort: port, demoDataFile: path }: Pick<Settings, 'mockApiPort' | 'demoDataFile'>,
  logger: Logger,
): Promise<MockApi> {
  const dataFile = path === undefined ? undefined : { path, deletesStoredData: process.argv.includes('--fresh') }
  const api = await startMockApi({ port, dataFile, logger }).catch((error: unknown) => {
    throw error instanceof UnreadableDataFile ? new InvalidSettings(error.message) : error
  })
  logger.warn('demo data: API_BASE_URL is not set, so the site shows made-up specialists', { api: api.url })
  logger.warn('demo account: anybody can sign in as a specialist', demoSpecialist)
  logger.warn('demo account: anybody can sign in as a client', demoClient)
  if (dataFile) logger.info('demo data is stored', { path })
  return api
}
