/** The API gave no usable answer: out of reach, failing, refusing this call, or answering what does not decode. */
export interface ApiUnavailable {
  readonly _tag: 'ApiUnavailable'
  readonly reason: 'unreachable' | 'timeout' | 'failed' | 'refused' | 'broken'
}
