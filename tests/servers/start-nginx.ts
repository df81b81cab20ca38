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

/** A DNS server of this process replaces Docker's, so that tests can change the site's address. */
export async function startNginx(
  sitePort: number,
  getSiteAddress: () => string,
): Promise<Server & { readonly url: string }> {
  const port = await reservePort()
  const dns = await startDnsServer(getSiteAddress)
  const folder = mkdtempSync(join(tmpdir(), 'znatok-nginx-'))
  chmodSync(folder, 0o755)
  mkdirSync(join(folder, 'pages'), { mode: 0o777 })
  const replacements = [
    ['pid /tmp/nginx.pid', `pid ${folder}/nginx.pid`],
    ['/var/cache/nginx/pages', `${folder}/pages`],
    ['/dev/stdout', `${folder}/access.log`],
    ['set_real_ip_from 10.0.0.0/8', 'set_real_ip_from 127.0.0.0/8'],
    ['listen 8080', `listen 127.0.0.1:${port}`],
    ['http://site:3000', `http://site:${sitePort}`],
    ['resolver 127.0.0.11 valid=10s', `resolver 127.0.0.1:${dns.port} valid=1s`],
  ] as const
  let configuration = readFileSync('deploy/nginx.conf', 'utf8')
  for (const [deployedText, localText] of replacements) {
    if (!configuration.includes(deployedText)) throw new Error(`deploy/nginx.conf has no '${deployedText}'`)
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
