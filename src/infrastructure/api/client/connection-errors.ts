/** Error codes of a broken connection, from Node and its `fetch` (undici). */
const brokenConnectionCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/**
 * Error codes of a connection that was never established. ETIMEDOUT is not listed, because it also ends established
 * connections.
 */
const connectFailureCodes: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** The error of `fetch` has the code in its cause. */
export function getErrorCode(error: unknown): unknown {
  if (!(error instanceof Error)) return undefined
  const { cause = error } = error
  return cause instanceof Error && 'code' in cause ? cause.code : undefined
}

export const isConnectionBroken = (error: unknown): boolean => brokenConnectionCodes.has(getErrorCode(error))

/** Whether it is certain that nothing was sent. */
export const isConnectFailure = (error: unknown): boolean => connectFailureCodes.has(getErrorCode(error))
