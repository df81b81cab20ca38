import { Socket } from 'node:net'

// Rules and views are tested without any network: a test that asks for it is told so at once.
Socket.prototype.connect = () => {
  throw new Error('This test has no network')
}
