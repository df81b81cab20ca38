export const codeLength = 6

/** The code is wrong, expired or not the latest one. */
export interface WrongCode {
  readonly _tag: 'WrongCode'
  /** The API's message in the language of the request; may be empty. */
  readonly message: string
}

/** The code of the latest email, valid for 15 minutes, and the id of that email. */
export interface Verification {
  readonly uuid: string
  readonly code: string
}

export const accountPurposes = ['find', 'offer'] as const
/** To find specialists, or to offer services. The API has no field for the purpose. */
export type AccountPurpose = (typeof accountPurposes)[number]

export interface NewAccount {
  readonly name: string
  readonly password: string
  /** Consent to the user agreement, which is required. */
  readonly agreement: true
}
