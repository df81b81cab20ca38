import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { requireProgram } from '#scripts/programs/programs.ts'
import { skipUnlessInstalled } from '#tests/servers/skip-unless-installed.ts'

interface Service {
  readonly privileged?: boolean
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly environment?: Readonly<Record<string, unknown>>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
}
const readServices = (file: string) =>
  Object.entries(
    (parse(readFileSync(file, 'utf8'), { merge: true }) as { services: Readonly<Record<string, Service>> }).services,
  )
const allServices = ['compose.yaml', 'compose.several.yaml'].flatMap(file =>
  readServices(file).map(([name, service]) => [`${file}: ${name}`, service] as const),
)
const temporaryFolder = mkdtempSync(join(tmpdir(), 'znatok-compose-'))
afterAll(() => rmSync(temporaryFolder, { recursive: true }))

it.each(allServices)(
  '%s has only the privileges to change its user and its files’ owner, and mounts only files that exist',
  (_name, { volumes = [], ...service }) => {
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect([service.read_only, service.cap_drop]).toEqual([true, ['ALL']])
    expect(service.privileged).toBeUndefined()
    expect(['CHOWN', 'SETGID', 'SETUID']).toEqual(expect.arrayContaining([...(service.cap_add ?? [])]))
    const files = volumes.map(volume => volume.split(':', 1)[0] ?? '').filter(path => path.startsWith('./'))
    // The operator provides the certificate.
    expect(files.filter(path => path !== './deploy/tls' && !existsSync(path))).toEqual([])
  },
)

it.each(allServices)(
  '%s may change the owner of its folders if and only if it may change its user',
  (_name, { cap_add = [] }) => {
    expect(cap_add.includes('CHOWN')).toBe(cap_add.includes('SETUID'))
  },
)

it('several instances share Valkey, only the proxy publishes a port, and README lists the settings', () => {
  const services = new Map(readServices('compose.several.yaml'))
  expect([...services.keys()]).toEqual(['site-1', 'site-2', 'valkey', 'varnish', 'nginx'])
  expect(services.get('site-2')?.environment).toMatchObject({ VALKEY_URL: 'redis://valkey:6379' })
  expect([...services].filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['nginx'])
  const readme = readFileSync('README.md', 'utf8')
  for (const name of Object.keys(services.get('site-1')?.environment ?? {})) expect(readme).toContain(`\`${name}\``)
})

// nginx and Varnish expect the default PORT. Containers always use a real API, not the demo's.
const settingsNotPassed = ['PORT', 'DEMO', 'DEMO_DATA', 'MOCK_API_PORT']

it.each([
  ['compose.yaml', 'site'],
  ['compose.several.yaml', 'site-1'],
])('%s passes all settings listed in README to the site, except PORT and those of the demo', (file, name) => {
  const [, table = ''] = /\n## Settings\n([^]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? []
  const settings = [...table.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, setting = '']) => setting)
  expect(settings.length).toBeGreaterThan(20)
  const { environment = {} } = new Map(readServices(file)).get(name) ?? {}
  expect(Object.keys(environment).toSorted()).toEqual(
    settings.filter(setting => !settingsNotPassed.includes(setting)).toSorted(),
  )
})

it('compose.yaml mounts a volume over a folder of the image’s user for each /var path in .env.example', () => {
  const paths = [...readFileSync('.env.example', 'utf8').matchAll(/=(\/var\/.+)$/gm)].map(([, path = '']) => path)
  expect(paths).toHaveLength(2)
  const { volumes = [] } = new Map(readServices('compose.yaml')).get('site') ?? {}
  const mountedFolders = volumes.map(volume => volume.split(':')[1] ?? '')
  const [, ownedFolders = ''] = /chown node:node (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? []
  for (const path of paths) {
    const folder = mountedFolders.find(mountedFolder => path.startsWith(`${mountedFolder}/`))
    expect(folder, path).toBeDefined()
    expect(ownedFolders.split(' ')).toContain(folder)
  }
})

it('compose.yaml limits the TTL of profiles to 2 s, because nginx cannot be purged', () => {
  const services = new Map(readServices('compose.yaml'))
  expect(services.get('site')?.environment).toMatchObject({ PROXY_CACHE_SECONDS: 2 })
})

it('nginx in front of Varnish writes only to its temporary folder and rejects purge requests', () => {
  const configuration = readFileSync('deploy/nginx-tls.conf', 'utf8')
  const pathDirectives = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path`)
  for (const directive of ['pid', ...pathDirectives])
    expect(configuration).toMatch(new RegExp(`^\\s*${directive} /tmp/`, 'm'))
  expect(configuration).toContain('if ($request_method !~ ^(GET|HEAD|POST)$)')
})

describe('with nginx', () => {
  skipUnlessInstalled('nginx', 'openssl')

  it('nginx accepts its TLS configuration', () => {
    const certificate = join(temporaryFolder, 'site.crt')
    const key = join(temporaryFolder, 'site.key')
    const keyArgs = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', key]
    const certificateArgs = ['-days', '1', '-subj', '/CN=znatok.example', '-out', certificate]
    execFileSync(requireProgram('openssl'), ['req', '-x509', ...keyArgs, ...certificateArgs], { stdio: 'ignore' })
    const configuration = readFileSync('deploy/nginx-tls.conf', 'utf8')
      .replaceAll('/tmp/', `${temporaryFolder}/`)
      .replaceAll('/etc/nginx/tls/', `${temporaryFolder}/`)
      .replaceAll('/dev/stdout', join(temporaryFolder, 'access.log'))
      // nginx before 1.25.1, such as that of Debian 12, does not know this directive.
      .replace('http2 on;', '')
    const path = join(temporaryFolder, 'nginx.conf')
    writeFileSync(path, configuration)
    expect(() =>
      execFileSync(requireProgram('nginx'), ['-t', '-c', path, '-e', join(temporaryFolder, 'error.log')], {
        stdio: 'pipe',
      }),
    ).not.toThrow()
  })
})
