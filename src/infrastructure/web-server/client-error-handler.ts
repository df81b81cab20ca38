import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

const statusByCode: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

interface ClientError extends Error {
  readonly code?: string
}

export function createClientErrorHandler(headers: Readonly<Record<string, string>>) {
  const headerLines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')
  return ({ code = '' }: ClientError, socket: Duplex): void => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statusByCode[code] ?? 400
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headerLines}\r\n`, () => socket.destroy())
  }
}
