import { longestComplaint, type NewComplaint } from '#domain/complaint/complaint.ts'
import { textLength } from '#domain/shared/text-length.ts'

export interface ComplaintFields {
  /** The id of a reason as its radio has it; empty until one is chosen. */
  readonly typeId: string
  readonly text: string
}

export const complaintFieldNames = ['typeId', 'text'] as const

export const emptyComplaint: ComplaintFields = { typeId: '', text: '' }

export const isComplaintFields = (content: unknown): content is ComplaintFields =>
  typeof content === 'object' &&
  content !== null &&
  complaintFieldNames.every(name => typeof Reflect.get(content, name) === 'string')

export const isTooLong = (text: string): boolean => textLength(text) > longestComplaint

export const complaintOf = (profileId: number, { typeId, text }: ComplaintFields): NewComplaint => ({
  profileId,
  typeId: Number(typeId),
  text: text.trim(),
})
