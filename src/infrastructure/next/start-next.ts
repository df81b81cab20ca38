/** Starts Next in this process, ready to render the build in `folder`. */
export async function startNext(folder: string, port: number) {
  const { default: createNext } = await import('next')
  const next = createNext({ dev: false, dir: folder, hostname: 'localhost', port })
  await next.prepare()
  return next
}
