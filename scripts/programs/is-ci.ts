/** A missing program fails tests in CI and skips them elsewhere. */
export const isCi = (env: Readonly<Record<string, string | undefined>> = process.env): boolean =>
  !['', '0', 'false'].includes(env['CI'] ?? '')
