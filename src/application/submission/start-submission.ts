import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'

/** A draft that the visitor must accept before it fills the fields. */
interface Offer<F> {
  readonly fields: F
  /** Null if typed while signed out. */
  readonly owner: DraftOwner
}

/** The state of a form at its start, and again once its author is known. */
export interface Start<F> {
  /** Undefined while unknown; then no draft is stored. */
  readonly author: DraftOwner | undefined
  /** The initial fields for this author. */
  readonly empty: F
  /** The author's draft. */
  readonly draft: F | undefined
  readonly offer: Offer<F> | undefined
  /** Values to put into the fields. */
  readonly fill?: F
  /** The previous owner of the input, if the author takes it over. */
  readonly typedBy?: DraftOwner | undefined
  readonly isContinued?: boolean
}

export interface Draftable<F> {
  readonly drafts: Drafts
  /** Form and target: `review:4`. */
  readonly name: string
  /** The initial fields for this visitor, which may contain personal data. */
  readonly empty: F
  /** Validates a stored draft, which another build may have written. */
  readonly isFields: (content: unknown) => content is F
}

/** Finds the drafts that this visitor may see. */
export function startSubmission<F>(
  { drafts, name, empty, isFields }: Draftable<F>,
  author: DraftOwner | undefined,
): Start<F> {
  const read = (owner: DraftOwner) => {
    const content = drafts.read(name, owner)
    return isFields(content) ? content : undefined
  }
  if (author === undefined) return { author, empty, draft: undefined, offer: undefined }
  const draft = read(author)
  const ofStranger = author === null || draft ? undefined : read(null)
  return { author, empty, draft, offer: ofStranger && { fields: ofStranger, owner: null } }
}

/** The author is now known. Earlier input stays in the fields unless it belongs to another user. */
export function continueSubmission<F>(
  form: Draftable<F>,
  { author: typedBy, empty, isTyped }: Pick<Start<F>, 'author' | 'empty'> & { readonly isTyped: boolean },
  user: number,
): Start<F> {
  const found = startSubmission(form, user)
  const isOther = typeof typedBy === 'number'
  if (isOther) return { ...found, fill: found.draft ?? found.empty }
  // Leave an empty form as it is, because the visitor may be typing.
  if (!isTyped) return { ...found, empty, ...(found.draft && { fill: found.draft }) }
  // Never overwrite their earlier draft without asking: store nothing until they answer.
  const start = { author: user, empty, draft: undefined, typedBy }
  if (found.draft) return { ...start, offer: { fields: found.draft, owner: user } }
  // Input typed on this page while signed out is stored as a stranger's draft; do not offer it to its author.
  const offer = typedBy === null ? undefined : found.offer
  return { ...start, offer, isContinued: true }
}
