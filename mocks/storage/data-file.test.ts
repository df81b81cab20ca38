import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoSpecialist, demoCode } from '#mocks/accounts/demo-accounts.ts'
import { startMockApi, type MockApi } from '#mocks/server.ts'
import { createWorld } from '#mocks/world/world.ts'
import { openDataFile } from './data-file.ts'

let folder: string
let path: string
const startedApis: MockApi[] = []
const onError = vi.fn()

async function startApi(deletesStoredData = false): Promise<MockApi> {
  const api = await startMockApi({
    port: 0,
    generatedProfileCount: 20,
    dataFile: { path, deletesStoredData },
    logger: { info: vi.fn(), error: onError },
  })
  startedApis.push(api)
  return api
}

async function call(api: MockApi, method: string, apiPath: string, body?: unknown, token?: string) {
  const response = await fetch(`${api.url}${apiPath}${apiPath.includes('?') ? '&' : '?'}lang=ru`, {
    method,
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, never> }
}

const signIn = async (
  api: MockApi,
  { email, password }: { readonly email: string; readonly password: string } = demoSpecialist,
) => String((await call(api, 'POST', '/api/email/login', { email, password })).body['access_token'])

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'znatok-demo-'))
  path = join(folder, 'new/data.json')
  onError.mockClear()
})
afterEach(async () => {
  for (const api of startedApis.splice(0)) await api.close()
  await rm(folder, { recursive: true })
})

describe('the demo data', () => {
  it('survives a restart: session, profile, name, review and notifications', async () => {
    const firstApi = await startApi()
    const token = await signIn(firstApi)
    const ownProfileResponse = await call(firstApi, 'GET', '/api/user/profile', undefined, token)
    expect(ownProfileResponse.status).toBe(200)
    await call(firstApi, 'PUT', '/api/v2/user/profile', { about: 'Работаю без выходных' }, token)
    await call(firstApi, 'PUT', '/api/user', { name: 'Новое Имя' }, token)
    const ratings = { rating_quality: 5, rating_price: 4, rating_time: 5 }
    await call(firstApi, 'POST', '/api/profiles/2/reviews', { text: 'Всё сделано вовремя и чисто.', ...ratings }, token)
    const readData = async (api: MockApi) => ({
      profile: (await call(api, 'GET', '/api/profiles/1')).body,
      searchTotal: (await call(api, 'GET', '/api/v2/profiles?search=Новое')).body['total'],
      reviews: (await call(api, 'GET', '/api/profiles/2/reviews')).body,
      notifications: (await call(api, 'GET', '/api/user/notifications', undefined, token)).body,
    })
    const expected = await readData(firstApi)
    await firstApi.close()
    const secondApi = await startApi()
    expect(JSON.stringify(await readData(secondApi))).toBe(
      JSON.stringify(expected).replaceAll(firstApi.url, secondApi.url),
    )
    expect(JSON.stringify(expected)).toContain('Работаю без выходных')
    expect(JSON.stringify(expected)).toContain('Новое Имя')
    expect(JSON.stringify(expected)).toContain('Всё сделано вовремя')
  })

  it('keeps account ids unique across restarts', async () => {
    const register = async (api: MockApi, email: string) => {
      const { body: codeResponseBody } = await call(api, 'POST', '/api/email/code', { email })
      const uuid = String(codeResponseBody['verification_uuid'])
      const token = String((await call(api, 'POST', `/api/email/verify/${uuid}`, { code: demoCode })).body['token'])
      const account = { name: 'Вера', password: 'secret-1', password_confirmation: 'secret-1', agreement: true }
      return Number((await call(api, 'POST', '/api/register', account, token)).body['user']?.['id'])
    }
    const firstApi = await startApi()
    const firstId = await register(firstApi, 'one@demo.example')
    await firstApi.close()
    const secondApi = await startApi()
    expect(await signIn(secondApi, { email: 'one@demo.example', password: 'secret-1' })).toMatch(/^\d+\|/)
    expect(await register(secondApi, 'two@demo.example')).toBe(firstId + 1)
  })

  it('contains no password, is readable only by its owner, and still lets the demo account sign in', async () => {
    const api = await startApi()
    await signIn(api)
    await api.close()
    expect(await readFile(path, 'utf8')).not.toContain(demoSpecialist.password)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(folder, 'new'))).toEqual(['data.json'])
    expect(await signIn(await startApi())).toMatch(/^\d+\|/)
  })

  it('is deleted by a fresh start', async () => {
    const firstApi = await startApi()
    const token = await signIn(firstApi)
    await firstApi.close()
    const freshApi = await startApi(true)
    expect((await call(freshApi, 'GET', '/api/user/profile', undefined, token)).status).toBe(401)
    expect(await readdir(join(folder, 'new'))).toEqual([])
  })

  it.each([
    ['not JSON', '{'],
    ['another version', JSON.stringify({ url: 'http://127.0.0.1:1', data: { version: 2 } })],
    ['not an object', 'null'],
  ])('prevents the start and stays unchanged if it is unreadable: %s', async (_name, text) => {
    path = join(folder, 'data.json')
    await writeFile(path, text)
    await expect(startApi()).rejects.toThrow(
      `the demo data in ${path} can't be read. Move the file away, or start with --fresh`,
    )
    expect(await readFile(path, 'utf8')).toBe(text)
  })

  it('is not stored if it exceeds the maximum size, so the stored file stays unchanged', async () => {
    const world = await createWorld(1)
    const options = {
      path: join(folder, 'small.json'),
      deletesStoredData: false,
      url: 'http://127.0.0.1:1',
      getWorld: () => world,
      onError,
    }
    const file = await openDataFile(options)
    file.store()
    await file.close()
    const storedText = await readFile(options.path, 'utf8')
    const maxBytes = Buffer.byteLength(storedText)
    const limitedFile = await openDataFile({ ...options, maxBytes })
    await world.accountStores.accounts.beginRegistration('one@demo.example')
    limitedFile.store()
    await limitedFile.close()
    expect(onError).toHaveBeenCalledWith('the demo data is too large to be stored', { maxBytes })
    expect(await readFile(options.path, 'utf8')).toBe(storedText)
  })

  it('does not stop the mock API if it can’t be stored, which is logged', async () => {
    const api = await startApi()
    // A file takes the place of the folder.
    await writeFile(join(folder, 'new'), '')
    expect(await signIn(api)).toMatch(/^\d+\|/)
    await api.close()
    expect(onError).toHaveBeenCalledWith('the demo data could not be stored', expect.objectContaining({ path }))
  })
})
