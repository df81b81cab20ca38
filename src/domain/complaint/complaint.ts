/** A reason to complain of a profile. */
export interface ComplaintType {
  readonly id: number
  readonly name: string
  /** What it covers; empty where the API does not say. */
  readonly description: string
}

export interface NewComplaint {
  readonly profileId: number
  readonly typeId: number
  /** May be empty. */
  readonly text: string
}

/** Characters. */
export const maxComplaintLength = 2000
