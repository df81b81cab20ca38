/** In CI a missing program is a failure, elsewhere a reason to skip. */
export const isCi = (): boolean => !['', '0', 'false'].includes(process.env['CI'] ?? '')
