import { Socket } from 'node:net'

// Tests of rules and views must not use the network.
Socket.prototype.connect = () => {
  throw new Error('This test has no network')
}
