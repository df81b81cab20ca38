import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireProgram } from '../../scripts/programs/programs.ts'
import { reservePort } from '../../tests/servers/reserve-port.ts'
import { startServer } from '../../tests/servers/start-server.ts'

export const protocols = ['http/1.1', 'h2'] as const
export type Protocol = (typeof protocols)[number]

/** `targets` maps nginx locations (a prefix, or `= ` and a path) to `proxy_pass` URLs. */
interface Listener {
  readonly protocol: Protocol
  readonly targets: Readonly<Record<string, string>>
}

export async function startTlsProxy<ProxyListener extends Listener>(listeners: readonly ProxyListener[]) {
  const folder = mkdtempSync(join(tmpdir(), 'znatok-tls-'))
  chmodSync(folder, 0o755)
  createCertificate(folder)
  const listenersWithPorts = await Promise.all(
    listeners.map(async listener => ({ ...listener, port: await reservePort() })),
  )
  const configFile = join(folder, 'nginx.conf')
  writeFileSync(configFile, createConfiguration(folder, listenersWithPorts))
  const server = await startServer(
    ['nginx', '-c', configFile, '-g', 'daemon off;', '-e', join(folder, 'error.log')],
    listenersWithPorts[0]?.port ?? 0,
  )
  return {
    listeners: listenersWithPorts,
    async stop() {
      server.signal('SIGTERM')
      await server.exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function createCertificate(folder: string): void {
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const files = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.crt')]
  execFileSync(requireProgram('openssl'), [...request, '-subj', '/CN=127.0.0.1', ...files], { stdio: 'ignore' })
}

const createConfiguration = (folder: string, listeners: readonly (Listener & { readonly port: number })[]): string => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log crit;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  ssl_certificate ${folder}/site.crt;
  ssl_certificate_key ${folder}/site.key;
  ssl_protocols TLSv1.3;
  # The same as in deploy/nginx-tls.conf.
  ssl_buffer_size 4k;
  proxy_http_version 1.1;
  proxy_set_header Connection '';
  proxy_set_header Host $http_host;
${listeners.map(createServerBlock).join('')}}
`

// nginx before 1.25.1 (Debian 12 has 1.22) does not have the directive `http2`.
const createServerBlock = ({ port, protocol, targets }: Listener & { readonly port: number }): string => `  server {
    listen 127.0.0.1:${port} ssl${protocol === 'h2' ? ' http2' : ''};
${Object.entries(targets)
  .map(([location, target]) => `    location ${location} { proxy_pass ${target}; }\n`)
  .join('')}  }
`
