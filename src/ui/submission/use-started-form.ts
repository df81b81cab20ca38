import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { DraftOwner } from '#application/shared/drafts.ts'
import {
  continueSubmission,
  startSubmission,
  type Draftable,
  type Start,
} from '#application/submission/start-submission.ts'
import { sameData } from '#domain/shared/three-way.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'

/** A form that starts with the draft of this visitor, and keeps what is typed as theirs. */
export function useStartedForm<F extends FieldValues>(
  draftable: Draftable<F>,
  visitor: number | null | undefined,
  hasExpired = false,
) {
  const { drafts, name } = draftable
  const [first] = useState(() => startSubmission(draftable, visitor))
  const [start, setStart] = useState<Start<F>>(first)
  const [isSent, setSent] = useState(false)
  const { author, offer } = start
  // Signed out in another tab: nothing of theirs stays on the device.
  const isGone = typeof author === 'number' && visitor === null && !hasExpired
  const form = useForm<F>({ values: first.draft ?? first.empty, shouldFocusError: false })
  const isTyped = () => !sameData(form.getValues(), start.empty)
  const draft = useDraft({
    form,
    drafts,
    name,
    // What is typed beside an earlier draft of the same author would take its place.
    userId: isGone || (offer && offer.owner === author) ? undefined : author,
    draftOf: fields => (sameData(fields, start.empty) ? undefined : fields),
    isRestored: first.draft !== undefined,
  })
  const isAtRisk = draft.isUnsaved && !draft.isKept && !isSent
  // What is on the device is there again later: nobody is asked about it.
  useLeaveGuard({ isUnsaved: isAtRisk, isKept: false })
  if (typeof visitor === 'number' && visitor !== author && !isSent)
    setStart(continueSubmission(draftable, { ...start, isTyped: isTyped() }, visitor))
  const drop = (owner: DraftOwner | undefined) => {
    if (owner !== undefined) drafts.drop(name, owner)
  }
  useContinued(start, { reset: form.reset, keep: draft.keep, drop })
  useKeptAgain(isGone, draft.keep)
  const clear = () => {
    draft.drop()
    form.reset(start.empty)
  }
  return {
    form,
    author,
    /** What is typed is on the device, to be sent later. */
    isSaved: draft.isUnsaved && draft.isKept && author !== undefined && !isSent,
    /** What is typed is nowhere else. */
    isAtRisk,
    /** It is sent: nothing is kept of it any more. A stranger's draft that is not in these fields stays. */
    drop: () => {
      setSent(true)
      draft.drop()
      for (const owner of [author, start.typedBy]) drop(owner)
    },
    ...useDraftNote({ start, setStart, fields: form.getValues, clear, drop }),
  }
}

type Drop = (owner: DraftOwner | undefined) => void

interface Continued<F extends FieldValues> {
  readonly reset: UseFormReturn<F>['reset']
  readonly keep: () => void
  readonly drop: Drop
}

/** Fills in the draft that was found, and moves to the author what a stranger typed. */
function useContinued<F extends FieldValues>(start: Start<F>, { reset, keep, drop }: Continued<F>) {
  // Now that `useDraft` knows the author: it keeps what is in the fields as theirs.
  const proceed = useEffectEvent(() => {
    if (start.fill) reset(start.fill)
    if (!start.isContinued) return
    keep()
    if (start.typedBy === null) drop(null)
  })
  useEffect(() => proceed(), [start])
}

/** Keeps what is in the fields once its author is back, and says that it does not while they are gone. */
function useKeptAgain(isGone: boolean, keep: () => void) {
  const wasGone = useRef(isGone)
  const change = useEffectEvent(keep)
  useEffect(() => {
    if (wasGone.current === isGone) return
    wasGone.current = isGone
    change()
  }, [isGone])
}

interface Noted<F> {
  readonly start: Start<F>
  readonly setStart: (start: Start<F>) => void
  readonly fields: () => F
  readonly clear: () => void
  readonly drop: Drop
}

/** What is said of drafts, and what their author answers. */
function useDraftNote<F>({ start, setStart, fields, clear, drop }: Noted<F>) {
  const { t } = useTranslation(['submission'])
  const { confirm } = useOverlays()
  const { author, empty, draft, offer, typedBy } = start
  return {
    /** The fields hold an earlier draft. */
    isRestored: draft !== undefined,
    /** An earlier draft of this visitor, or one that somebody typed on this device without having signed in. */
    offered: offer && (offer.owner === null ? ('of-stranger' as const) : ('own' as const)),
    adopt: async () => {
      if (!offer) return
      const isTyped = !sameData(fields(), empty)
      if (isTyped && (await confirm(t('submission:replace', { returnObjects: true }))) !== true) return
      if (offer.owner === null || typedBy === null) drop(null)
      setStart({ author, empty, draft: offer.fields, offer: undefined, fill: offer.fields })
    },
    /** Throws away the draft that was offered, else one's own. */
    discard: async () => {
      const question = { ...t('submission:discardTyped', { returnObjects: true }), destructive: true }
      const isTyped = !offer && draft !== undefined && !sameData(fields(), draft)
      if (isTyped && (await confirm(question)) !== true) return
      if (offer) drop(offer.owner)
      else clear()
      setStart({ author, empty, draft: undefined, offer: undefined, typedBy, isContinued: offer !== undefined })
    },
    /** What was offered is somebody else's: it stays for them. */
    decline: () => setStart({ ...start, offer: undefined }),
  }
}
