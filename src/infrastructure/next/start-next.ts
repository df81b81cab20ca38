import { readBuiltConfig } from './build-output.ts'

/**
 * Starts Next in this process, ready to render the build in `folder`. Passes it the configuration that the build
 * resolved, as the server of Next's output `standalone` does. Otherwise Next would read next.config.ts with its
 * compiler, a native library of 100 MB.
 */
export async function startNext(folder: string, port: number) {
  process.env['__NEXT_PRIVATE_STANDALONE_CONFIG'] = JSON.stringify(readBuiltConfig(folder))
  const { default: createNext } = await import('next')
  const next = createNext({ dev: false, dir: folder, hostname: 'localhost', port })
  await next.prepare()
  return next
}
