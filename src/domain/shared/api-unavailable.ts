/** The API gave no usable answer. */
export interface ApiUnavailable {
  readonly _tag: 'ApiUnavailable'
  /**
   * `unreachable`: there was no connection. `timeout`: it was sent, and no answer came. `failed`: the API said that it
   * failed. `refused`: it does not take this call. `broken`: it took the call, and its answer does not decode.
   */
  readonly reason: 'unreachable' | 'timeout' | 'failed' | 'refused' | 'broken'
}

/** Whether what was sent may have been done all the same: then it must not be sent again without asking. */
export const mayHaveArrived = (error: { readonly _tag: string }): boolean =>
  isUnavailable(error) && (error.reason === 'timeout' || error.reason === 'broken')

const isUnavailable = (error: { readonly _tag: string }): error is ApiUnavailable => error._tag === 'ApiUnavailable'
