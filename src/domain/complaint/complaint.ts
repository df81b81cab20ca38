export interface ComplaintType {
  readonly id: number
  readonly name: string
  readonly description: string
}

export interface NewComplaint {
  readonly profileId: number
  readonly typeId: number
  readonly text: string
}

export const maxComplaintLength = 2000
