import { Socket } from 'node:net'

Socket.prototype.connect = () => {
  throw new Error('This test has no network')
}
