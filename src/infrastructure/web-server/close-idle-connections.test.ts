import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createFakeSite } from './testing/fake-site.ts'

it('closes a busy connection once it becomes idle during shutdown', async () => {
  const site = await createFakeSite()
  let letGo: () => void = () => undefined
  void site.hold(new Promise(resolve => (letGo = resolve)))
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => (said += text))
  socket.write('GET /kazan HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n')
  await expect.poll(() => site.asked).toEqual(['/kazan'])
  const closed = site.app.close()
  letGo()
  // The client leaves the connection open.
  await Promise.all([closed, once(socket, 'close')])
  expect(said).toMatch(/^HTTP\/1\.1 200/)
})

it('answers requests on open connections during shutdown', async () => {
  const site = await createFakeSite()
  let letGo: () => void = () => undefined
  void site.hold(new Promise(resolve => (letGo = resolve)))
  let began: () => void = () => undefined
  const closing = new Promise<void>(resolve => (began = resolve))
  site.app.addHook('preClose', done => {
    began()
    done()
  })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
  let said = ''
  socket.setEncoding('utf8').on('data', (text: string) => (said += text))
  const ask = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)

  ask('/kazan')
  await expect.poll(() => site.asked).toEqual(['/kazan'])
  const closed = site.app.close()
  await closing
  ask('/perm')
  await expect.poll(() => site.asked).toEqual(['/kazan', '/perm'])
  letGo()
  await Promise.all([closed, once(socket, 'close')])
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(said.match(/x-content-type-options: nosniff/g)).toHaveLength(2)
  expect(said).toMatch(/connection: close/i)
})
