import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { demoAccount } from '#mocks/accounts/demo-account.ts'
import { startMockApi, type MockApi } from '#mocks/server.ts'
import { createWorld } from '#mocks/world/world.ts'
import { openDataFile } from './data-file.ts'

let folder: string
let path: string
const started: MockApi[] = []
const onError = vi.fn()

async function start(isFresh = false): Promise<MockApi> {
  const api = await startMockApi({
    port: 0,
    profiles: 20,
    dataFile: { path, isFresh },
    logger: { info: vi.fn(), error: onError },
  })
  started.push(api)
  return api
}

/** Sends a request as the site does, and returns the decoded response. */
async function call(api: MockApi, method: string, address: string, body?: unknown, token?: string) {
  const response = await fetch(`${api.url}${address}${address.includes('?') ? '&' : '?'}lang=ru`, {
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
  { email, password }: { readonly email: string; readonly password: string } = demoAccount,
) => String((await call(api, 'POST', '/api/email/login', { email, password })).body['access_token'])

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'znatok-demo-'))
  path = join(folder, 'new/data.json')
  onError.mockClear()
})
afterEach(async () => {
  for (const api of started.splice(0)) await api.close()
  await rm(folder, { recursive: true })
})

describe('the demo data', () => {
  it('survives a restart: session, profile, name, review and notifications', async () => {
    const before = await start()
    const token = await signIn(before)
    const own = await call(before, 'GET', '/api/user/profile', undefined, token)
    expect(own.status).toBe(200)
    await call(before, 'PUT', '/api/v2/user/profile', { about: 'Работаю без выходных' }, token)
    await call(before, 'PUT', '/api/user', { name: 'Новое Имя' }, token)
    const ratings = { rating_quality: 5, rating_price: 4, rating_time: 5 }
    await call(before, 'POST', '/api/profiles/2/reviews', { text: 'Всё сделано вовремя и чисто.', ...ratings }, token)
    const read = async (api: MockApi) => ({
      profile: (await call(api, 'GET', '/api/profiles/1')).body,
      lists: (await call(api, 'GET', '/api/v2/profiles?search=Новое')).body['total'],
      reviews: (await call(api, 'GET', '/api/profiles/2/reviews')).body,
      notifications: (await call(api, 'GET', '/api/user/notifications', undefined, token)).body,
    })
    const expected = await read(before)
    await before.close()
    const after = await start()
    expect(JSON.stringify(await read(after))).toBe(JSON.stringify(expected).replaceAll(before.url, after.url))
    expect(JSON.stringify(expected)).toContain('Работаю без выходных')
    expect(JSON.stringify(expected)).toContain('Новое Имя')
    expect(JSON.stringify(expected)).toContain('Всё сделано вовремя')
  })

  it('keeps new accounts apart from those of before', async () => {
    const register = async (api: MockApi, email: string) => {
      const { body: sent } = await call(api, 'POST', '/api/email/code', { email })
      const uuid = String(sent['verification_uuid'])
      const token = String((await call(api, 'POST', `/api/email/verify/${uuid}`, { code: '123456' })).body['token'])
      const account = { name: 'Вера', password: 'secret-1', password_confirmation: 'secret-1', agreement: true }
      return Number((await call(api, 'POST', '/api/register', account, token)).body['user']?.['id'])
    }
    const before = await start()
    const first = await register(before, 'one@demo.example')
    await before.close()
    const after = await start()
    expect(await signIn(after, { email: 'one@demo.example', password: 'secret-1' })).toMatch(/^\d+\|/)
    expect(await register(after, 'two@demo.example')).toBe(first + 1)
  })

  it('holds no password, and only its owner can read it', async () => {
    const api = await start()
    await signIn(api)
    await api.close()
    expect(await readFile(path, 'utf8')).not.toContain(demoAccount.password)
    expect((await stat(path)).mode & 0o777).toBe(0o600)
    expect(await readdir(join(folder, 'new'))).toEqual(['data.json'])
    expect(await signIn(await start())).toMatch(/^\d+\|/)
  })

  it('is deleted by a fresh start', async () => {
    const before = await start()
    const token = await signIn(before)
    await before.close()
    const after = await start(true)
    expect((await call(after, 'GET', '/api/user/profile', undefined, token)).status).toBe(401)
  })

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ url: 'http://127.0.0.1:1', data: { version: 2 } })],
    ['no object', 'null'],
  ])('that can’t be read refuses the start and stays: %s', async (_name, text) => {
    path = join(folder, 'data.json')
    await writeFile(path, text)
    await expect(start()).rejects.toThrow(
      `the demo data in ${path} can't be read. Move the file away, or start with --fresh`,
    )
    expect(await readFile(path, 'utf8')).toBe(text)
  })

  it('is not stored beyond its largest size, and stays as it was', async () => {
    const world = await createWorld(1)
    const options = {
      path: join(folder, 'small.json'),
      isFresh: false,
      url: 'http://127.0.0.1:1',
      getWorld: () => world,
      onError,
    }
    const file = await openDataFile(options)
    file.store()
    await file.close()
    const stored = await readFile(options.path, 'utf8')
    await world.identity.accounts.beginRegistration('one@demo.example')
    const full = await openDataFile({ ...options, isFresh: false, maxBytes: stored.length, getWorld: () => world })
    await world.identity.accounts.beginRegistration('two@demo.example')
    full.store()
    await full.close()
    expect(onError).toHaveBeenCalledWith('the demo data is too large to be stored', { maxBytes: stored.length })
    expect(await readFile(options.path, 'utf8')).toBe(stored)
  })

  it('logs that it can’t be stored, and goes on', async () => {
    const api = await start()
    // A file where the folder would be.
    await writeFile(join(folder, 'new'), '')
    expect(await signIn(api)).toMatch(/^\d+\|/)
    await api.close()
    expect(onError).toHaveBeenCalledWith('the demo data could not be stored', expect.objectContaining({ path }))
  })
})
