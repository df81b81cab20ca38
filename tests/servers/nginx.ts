import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anyPort, startServer, type Server } from './start-server.ts'

/** nginx with the deployed configuration, in front of a site on this port. This machine stands in for the TLS terminator. */
export async function startNginx(sitePort: number): Promise<Server & { readonly url: string }> {
  const port = await anyPort()
  const folder = mkdtempSync(join(tmpdir(), 'znatok-nginx-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'pages'), { mode: 0o777 })
  const replaced = [
    ['pid /tmp/nginx.pid', `pid ${folder}/nginx.pid`],
    ['/var/cache/nginx/pages', `${folder}/pages`],
    ['/dev/stdout', `${folder}/access.log`],
    ['set_real_ip_from 10.0.0.0/8', 'set_real_ip_from 127.0.0.0/8'],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['http://site:3000', `http://127.0.0.1:${sitePort}`],
  ] as const
  let configuration = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [deployed, here] of replaced) {
    if (!configuration.includes(deployed)) throw new Error(`deploy/nginx.conf has no '${deployed}'`)
    configuration = configuration.replaceAll(deployed, here)
  }
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, configuration)
  const server = await startServer(['nginx', '-c', file, '-g', 'daemon off;', '-e', join(folder, 'error.log')], port)
  return {
    ...server,
    url: `http://127.0.0.1:${port}`,
    async kill() {
      server.signal('SIGTERM')
      await server.ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
