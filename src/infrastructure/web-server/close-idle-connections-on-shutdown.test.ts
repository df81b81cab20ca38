import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { createFakeSite } from './testing/fake-site.ts'

it('closes a busy connection once it becomes idle during shutdown', async () => {
  const site = await createFakeSite()
  let releaseRender: () => void = () => undefined
  void site.holdRenders(new Promise(resolve => (releaseRender = resolve)))
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
  let responseText = ''
  socket.setEncoding('utf8').on('data', (text: string) => (responseText += text))
  socket.write('GET /kazan HTTP/1.1\r\nHost: localhost\r\nConnection: keep-alive\r\n\r\n')
  await expect.poll(() => site.renderedUrls).toEqual(['/kazan'])
  const siteClosed = site.app.close()
  releaseRender()
  // The client leaves the connection open.
  await Promise.all([siteClosed, once(socket, 'close')])
  expect(responseText).toMatch(/^HTTP\/1\.1 200/)
})

it('responds on open connections during shutdown', async () => {
  const site = await createFakeSite()
  let releaseRender: () => void = () => undefined
  void site.holdRenders(new Promise(resolve => (releaseRender = resolve)))
  let markClosingStarted: () => void = () => undefined
  const closingStarted = new Promise<void>(resolve => (markClosingStarted = resolve))
  site.app.addHook('preClose', done => {
    markClosingStarted()
    done()
  })
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((site.app.server.address() as AddressInfo).port, '127.0.0.1')
  let responseText = ''
  socket.setEncoding('utf8').on('data', (text: string) => (responseText += text))
  const sendRequest = (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)

  sendRequest('/kazan')
  await expect.poll(() => site.renderedUrls).toEqual(['/kazan'])
  const siteClosed = site.app.close()
  await closingStarted
  sendRequest('/perm')
  await expect.poll(() => site.renderedUrls).toEqual(['/kazan', '/perm'])
  releaseRender()
  await Promise.all([siteClosed, once(socket, 'close')])
  expect(responseText.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  expect(responseText.match(/x-content-type-options: nosniff/g)).toHaveLength(2)
  expect(responseText).toMatch(/connection: close/i)
})
