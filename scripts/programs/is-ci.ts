/** A missing program fails tests in CI and skips them elsewhere. */
export const isCi = (): boolean => !['', '0', 'false'].includes(process.env['CI'] ?? '')
