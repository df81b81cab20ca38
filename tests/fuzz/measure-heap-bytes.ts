import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

export const measureHeapBytes = () => {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') Reflect.apply(collect, undefined, [])
  return process.memoryUsage().heapUsed
}
