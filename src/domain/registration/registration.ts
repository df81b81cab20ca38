export const codeLength = 6

/** The code is wrong, expired or not the latest one. */
export interface WrongCode {
  readonly _tag: 'WrongCode'
  /** The API's message in the language of the request; may be empty. */
  readonly message: string
}

export interface Verification {
  /** The id of the email with the code. */
  readonly uuid: string
  readonly code: string
}

export const accountPurposes = ['find', 'offer'] as const
/** Stored on the device, because the API has no field for it. */
export type AccountPurpose = (typeof accountPurposes)[number]

export interface NewAccount {
  readonly name: string
  readonly password: string
  readonly agreement: true
}
