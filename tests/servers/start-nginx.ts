import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePort } from './reserve-port.ts'
import { startServer, type Server } from './start-server.ts'

/** Answers every DNS question with one address. */
async function startDnsServer(getAddress: () => string) {
  const socket = createSocket('udp4')
  socket.on('message', (question, client) => {
    const header = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, 1, 0, 0, 0, 0])
    // Pointer to the queried name, type A, class IN, TTL 1 s, 4 bytes.
    const answer = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...getAddress().split('.').map(Number)])
    socket.send(Buffer.concat([header, question.subarray(12), answer]), client.port, client.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return { port: socket.address().port, close: () => socket.close() }
}

interface Deployment {
  readonly file: string
  /** A DNS server of this process replaces Docker's, so that tests can change addresses. */
  readonly getAddress: () => string
  /** Replacements that only this file needs: deployed text and test text. */
  readonly getReplacements: (folder: string, port: number) => readonly (readonly [deployedText: string, text: string])[]
}

async function startDeployment({
  file,
  getAddress,
  getReplacements,
}: Deployment): Promise<Server & { readonly url: string }> {
  const port = await reservePort()
  const dns = await startDnsServer(getAddress)
  const folder = mkdtempSync(join(tmpdir(), 'znatok-nginx-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'pages'), { mode: 0o777 })
  const allReplacements = [
    ...getReplacements(folder, port),
    ['pid /tmp/nginx.pid', `pid ${folder}/nginx.pid`],
    ['/dev/stdout', `${folder}/access.log`],
    ['resolver 127.0.0.11 valid=10s', `resolver 127.0.0.1:${dns.port} valid=1s`],
  ] as const
  let configuration = readFileSync(file, 'utf8')
  for (const [deployedText, localText] of allReplacements) {
    if (!configuration.includes(deployedText)) throw new Error(`${file} has no '${deployedText}'`)
    configuration = configuration.replaceAll(deployedText, localText)
  }
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, configuration)
  const server = await startServer(['nginx', '-c', path, '-g', 'daemon off;', '-e', join(folder, 'error.log')], port)
  return {
    ...server,
    url: `http://127.0.0.1:${port}`,
    async kill() {
      server.signal('SIGTERM')
      await server.exit
      dns.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const startNginx = (sitePort: number, getSiteAddress: () => string) =>
  startDeployment({
    file: 'deploy/nginx.conf',
    getAddress: getSiteAddress,
    getReplacements: (folder, port) => [
      ['/var/cache/nginx/pages', `${folder}/pages`],
      ['set_real_ip_from 10.0.0.0/8', 'set_real_ip_from 127.0.0.0/8'],
      ['listen 8080', `listen 127.0.0.1:${port}`],
      ['http://site:3000', `http://site:${sitePort}`],
    ],
  })

/** TLS is turned off. The redirect server listens on a socket that no test uses. nginx waits 100 ms for Varnish. */
export const startTlsNginx = (sitePort: number, varnishPort: number) =>
  startDeployment({
    file: 'deploy/nginx-tls.conf',
    getAddress: () => '127.0.0.1',
    getReplacements: (folder, port) => [
      ['_temp_path /tmp/', `_temp_path ${folder}/`],
      ['listen 8080', `listen unix:${folder}/redirect.sock`],
      ['listen 8443 ssl', `listen 127.0.0.1:${port}`],
      ['  http2 on;\n', ''],
      ['ssl_certificate /etc/nginx/tls/site.crt;', ''],
      ['ssl_certificate_key /etc/nginx/tls/site.key;', ''],
      ['http://varnish:6081', `http://varnish:${varnishPort}`],
      ['http://site:3000', `http://site:${sitePort}`],
      ['proxy_pass $cache;', 'proxy_read_timeout 100ms; proxy_pass $cache;'],
    ],
  })
