import { chmodSync, mkdtempSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePort } from './reserve-port.ts'
import { startServer, type Server } from './start-server.ts'

/** Keeps the probe and the purge ACL of the deployed configuration. */
function createBackends(sitePorts: readonly number[]): string {
  const deployed = readFileSync('deploy/varnish/backends.vcl', 'utf8')
  const head = deployed.slice(0, deployed.indexOf('backend site_1'))
  const backends = sitePorts.map(
    (port, index) =>
      `backend site_${index} { .host = "127.0.0.1"; .port = "${port}"; .probe = ready; .connect_timeout = 2s; .first_byte_timeout = 20s; }`,
  )
  const addBackends = (director: string) =>
    sitePorts.map((_port, index) => `${director}.add_backend(site_${index});`).join(' ')
  const directors = `new site = directors.round_robin(); ${addBackends('site')} new others = directors.shard(); ${addBackends('others')} others.reconfigure();`
  return `${head}${backends.join('\n')}\nsub vcl_init { ${directors} }\n`
}

export async function startVarnish(
  sitePorts: readonly number[],
  port?: number,
): Promise<Server & { readonly url: string }> {
  const listenPort = port ?? (await reservePort())
  const folder = mkdtempSync(join(tmpdir(), 'znatok-varnish-'))
  // Varnish reads the folder as another user.
  chmodSync(folder, 0o755)
  copyFileSync('deploy/varnish/znatok.vcl', join(folder, 'znatok.vcl'))
  writeFileSync(join(folder, 'backends.vcl'), createBackends(sitePorts))
  const options = ['-F', '-a', `127.0.0.1:${listenPort}`, '-n', join(folder, 'work'), '-f', join(folder, 'znatok.vcl')]
  const parameters = ['-p', 'http_gzip_support=off', '-p', `vcl_path=${folder}`, '-s', 'malloc,64m', '-T', 'none']
  const server = await startServer(['varnishd', ...options, ...parameters], listenPort)
  return {
    ...server,
    url: `http://127.0.0.1:${listenPort}`,
    async kill() {
      // On SIGTERM, Varnish also ends its child process.
      server.signal('SIGTERM')
      await server.exit
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
