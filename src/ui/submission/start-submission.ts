import type { DraftOwner, Drafts } from '#application/shared/drafts.ts'

/** How a form starts. */
export interface Start<F> {
  /** Whose text it will be; undefined while that can't be read: no draft is kept then. */
  readonly author: DraftOwner | undefined
  /** The author's draft. */
  readonly draft: F | undefined
  /** A draft of somebody who had not signed in: its finder is asked whether it is theirs. */
  readonly ofStranger: F | undefined
}

/** Looks for drafts that this visitor may see. */
export function startSubmission<F>(
  drafts: Drafts,
  name: string,
  author: DraftOwner | undefined,
  isFields: (content: unknown) => content is F,
): Start<F> {
  const read = (owner: DraftOwner) => {
    const content = drafts.read(name, owner)
    return isFields(content) ? content : undefined
  }
  if (author === undefined) return { author, draft: undefined, ofStranger: undefined }
  const draft = read(author)
  return { author, draft, ofStranger: author === null || draft ? undefined : read(null) }
}
