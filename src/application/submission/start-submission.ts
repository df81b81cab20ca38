import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'

/** A draft that is in the fields on its finder's word only. */
interface Offer<F> {
  readonly fields: F
  /** Null: it was typed without signing in. */
  readonly owner: DraftOwner
}

/** How a form starts, and goes on once its author is known. */
export interface Start<F> {
  /** Whose text it will be; undefined while that can't be read: no draft is kept then. */
  readonly author: DraftOwner | undefined
  /** The fields before this author typed anything. */
  readonly empty: F
  /** The author's draft. */
  readonly draft: F | undefined
  readonly offer: Offer<F> | undefined
  /** What to put into the fields. */
  readonly fill?: F
  /** What is typed goes on as the author's; it was this one's before. */
  readonly typedBy?: DraftOwner | undefined
  readonly isContinued?: boolean
}

export interface Draftable<F> {
  readonly drafts: Drafts
  /** Of the form and its target: `review:4`. */
  readonly name: string
  /** The fields before this visitor types anything: what is known of one must not be another's. */
  readonly empty: F
  /** Whether a stored draft, perhaps of another build, has these fields. */
  readonly isFields: (content: unknown) => content is F
}

/** Looks for drafts that this visitor may see. */
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

/** The author turns out to be this user. What was typed before stays in the fields, unless it is another user's. */
export function continueSubmission<F>(
  form: Draftable<F>,
  { author: typedBy, empty, isTyped }: Pick<Start<F>, 'author' | 'empty'> & { readonly isTyped: boolean },
  user: number,
): Start<F> {
  const found = startSubmission(form, user)
  const isOther = typeof typedBy === 'number'
  if (isOther) return { ...found, fill: found.draft ?? found.empty }
  // An empty form is left as it is: somebody may be typing.
  if (!isTyped) return { ...found, empty, ...(found.draft && { fill: found.draft }) }
  // An earlier draft of theirs is not written over unasked: until they say, nothing is kept.
  const start = { author: user, empty, draft: undefined, typedBy }
  if (found.draft) return { ...start, offer: { fields: found.draft, owner: user } }
  // What a stranger typed on this page is the stranger's draft, and is not offered to its own author.
  const offer = typedBy === null ? undefined : found.offer
  return { ...start, offer, isContinued: true }
}
