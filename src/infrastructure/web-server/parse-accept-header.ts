export interface Preference {
  readonly value: string
  /** 0 means refused. Not validated: may be negative, above 1 or NaN. */
  readonly weight: number
}

/** Characters. Browsers send up to 120. */
const maxLength = 200

/** RFC 9110, section 12.5. Takes linear time, because visitors control the text. */
export const parseAcceptHeader = (header: string): readonly Preference[] =>
  (header.length > maxLength ? '' : header)
    .toLowerCase()
    .split(',')
    .map(entry => {
      const [value = '', ...parameters] = entry.split(';').map(part => part.trim())
      const weight = parameters.find(parameter => parameter.startsWith('q='))?.slice('q='.length)
      return { value, weight: weight === undefined ? 1 : Number(weight) }
    })
