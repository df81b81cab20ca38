const brokenConnectionCodes: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'])

/** Includes a failed TLS handshake. */
export class ConnectFailure extends Error {
  override readonly name = 'ConnectFailure'

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** Without ETIMEDOUT, which also ends established connections. */
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
export const isConnectFailure = (error: unknown): boolean =>
  error instanceof ConnectFailure || connectFailureCodes.has(getErrorCode(error))
