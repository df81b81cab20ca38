import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'

/** A draft that the visitor must accept before it fills the fields. */
interface OfferedDraft<F> {
  readonly fields: F
  readonly owner: DraftOwner
}

/** The state of a form when it opens, and again when its author becomes known. */
export interface SubmissionStart<F> {
  /** Undefined while the author is unknown; then no draft is stored. */
  readonly author: DraftOwner | undefined
  readonly initialFields: F
  readonly draft: F | undefined
  readonly offer: OfferedDraft<F> | undefined
  readonly fieldsToFill?: F | undefined
  /** The owner of the input before it was assigned to the author. */
  readonly previousOwner?: DraftOwner | undefined
  readonly storesInput?: boolean
}

export interface InputState {
  /** Whether the fields differ from the initial ones. */
  readonly isTyped: boolean
  /** Whether a field contains text that is not a value yet, such as the beginning of an option's label. */
  readonly isHalfTyped: boolean
}

export interface DraftableForm<F> {
  readonly drafts: Drafts
  /** The form and its target, such as `review:4`. */
  readonly name: string
  /** The initial fields for this visitor, which may contain personal data. */
  readonly initialFields: F
  /** Another build may have written the draft. */
  readonly isFields: (content: unknown) => content is F
}

export function startSubmission<F>(
  { drafts, name, initialFields, isFields }: DraftableForm<F>,
  author: DraftOwner | undefined,
): SubmissionStart<F> {
  const read = (owner: DraftOwner) => {
    const content = drafts.read(name, owner)
    return isFields(content) ? content : undefined
  }
  if (author === undefined) return { author, initialFields, draft: undefined, offer: undefined }
  const draft = read(author)
  const anonymousDraft = author === null || draft ? undefined : read(null)
  return { author, initialFields, draft, offer: anonymousDraft && { fields: anonymousDraft, owner: null } }
}

/** Earlier input stays in the fields unless it belongs to another user. */
export function continueSubmission<F>(
  form: DraftableForm<F>,
  {
    author: previousOwner,
    initialFields,
    isTyped,
    isHalfTyped,
  }: Pick<SubmissionStart<F>, 'author' | 'initialFields'> & InputState,
  userId: number,
): SubmissionStart<F> {
  const userStart = startSubmission(form, userId)
  const belongsToOtherUser = typeof previousOwner === 'number'
  if (belongsToOtherUser) return { ...userStart, fieldsToFill: userStart.draft ?? userStart.initialFields }
  // Filling in a draft would replace half-typed text.
  const mustKeepInput = isTyped || (isHalfTyped && userStart.draft !== undefined)
  // Without a draft, leave the fields as they are, because one of them may be half typed.
  if (!mustKeepInput) return { ...userStart, initialFields, ...(userStart.draft && { fieldsToFill: userStart.draft }) }
  // If the user has an earlier draft, do not store this input over it until they choose between them.
  const commonStart = { author: userId, initialFields, draft: undefined, previousOwner }
  if (userStart.draft) return { ...commonStart, offer: { fields: userStart.draft, owner: userId } }
  // This input is already stored as the anonymous draft. Do not offer visitors their own input.
  const offer = previousOwner === null ? undefined : userStart.offer
  return { ...commonStart, offer, storesInput: true }
}
