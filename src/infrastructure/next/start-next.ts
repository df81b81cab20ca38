import { readBuiltConfig } from './build-output.ts'

export async function startNext(folder: string, port: number) {
  // Otherwise Next would read next.config.ts with its compiler, a large native library.
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(readBuiltConfig(folder))
  const { default: createNext } = await import('next')
  const next = createNext({ dev: false, dir: folder, hostname: 'localhost', port })
  await next.prepare()
  return next
}
