import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import type { Draftable, Start } from '#application/submission/start-submission.ts'
import { isDeepEqual } from '#domain/shared/three-way-merge.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import type { SubmissionActor } from './submission-actor.ts'

interface Tagged {
  readonly _tag: string
}

/** A form that starts with the visitor's draft and stores input as theirs. */
export function useStartedForm<F extends FieldValues, I, E extends Tagged>(
  actor: SubmissionActor<F, I, E>,
  { drafts, name, empty }: Draftable<F>,
  visitor: number | null | undefined,
  hasExpired = false,
) {
  const { start, sent } = useSelector(actor, ({ context }) => context)
  const [first] = useState(start)
  const { author, offer } = start
  // After sign-out in another tab, nothing of this user may be stored.
  const isGone = typeof author === 'number' && visitor === null && !hasExpired
  const form = useForm<F>({ values: first.draft ?? first.empty, shouldFocusError: false })
  const isTyped = () => !isDeepEqual(form.getValues(), start.empty)
  const draft = useDraft({
    form,
    drafts,
    name,
    // Storing input now would overwrite the author's earlier draft.
    userId: isGone || (offer && offer.owner === author) ? undefined : author,
    toDraft: fields => (isDeepEqual(fields, start.empty) ? undefined : fields),
    isRestored: first.draft !== undefined,
  })
  const isAtRisk = draft.isUnsaved && !draft.isKept && !sent
  // Input that is stored on the device can be left without a question.
  useLeaveGuard({ isUnsaved: isAtRisk, isKept: false })
  const identifyVisitor = useEffectEvent((id: number) =>
    actor.send({ type: 'user.known', id, empty, isTyped: isTyped() }),
  )
  useEffect(() => {
    if (typeof visitor === 'number') identifyVisitor(visitor)
  }, [visitor])
  useContinuedDraft(start, { reset: form.reset, keep: draft.keep, dropStrangers: () => drafts.drop(name, null) })
  useResumedDraft(isGone, draft.keep)
  const clear = () => {
    draft.drop()
    form.reset(start.empty)
  }
  return {
    form,
    /** The input is stored on the device. */
    isSaved: draft.isUnsaved && draft.isKept && author !== undefined && !sent,
    /** The input exists in the fields only. */
    isAtRisk,
    drop: draft.drop,
    ...useDraftNote({ start, send: actor.send, fields: form.getValues, clear }),
  }
}

interface ContinuedDraftOptions<F extends FieldValues> {
  readonly reset: UseFormReturn<F>['reset']
  readonly keep: () => void
  readonly dropStrangers: () => void
}

/** Fills in the found draft, and assigns a stranger's input to the user who signed in. */
function useContinuedDraft<F extends FieldValues>(
  start: Start<F>,
  { reset, keep, dropStrangers }: ContinuedDraftOptions<F>,
) {
  // `useDraft` knows the author by now, so `keep` stores the fields as theirs.
  const proceed = useEffectEvent(() => {
    if (start.fill) reset(start.fill)
    if (!start.isContinued) return
    keep()
    if (start.typedBy === null) dropStrangers()
  })
  useEffect(() => proceed(), [start])
}

/** Updates the stored draft when its author leaves or returns. */
function useResumedDraft(isGone: boolean, keep: () => void) {
  const wasGone = useRef(isGone)
  const change = useEffectEvent(keep)
  useEffect(() => {
    if (wasGone.current === isGone) return
    wasGone.current = isGone
    change()
  }, [isGone])
}

interface DraftNoteOptions<F> {
  readonly start: Start<F>
  readonly send: (event: { readonly type: 'draft.adopted' | 'draft.discarded' | 'draft.declined' }) => void
  readonly fields: () => F
  readonly clear: () => void
}

function useDraftNote<F>({ start, send, fields, clear }: DraftNoteOptions<F>) {
  const { t } = useTranslation(['submission'])
  const { confirm } = useOverlays()
  const { empty, draft, offer } = start
  return {
    isRestored: draft !== undefined,
    /** An earlier draft of this visitor, or one typed on this device while signed out. */
    offered: offer && (offer.owner === null ? ('of-stranger' as const) : ('own' as const)),
    adopt: async () => {
      if (!offer) return
      const isTyped = !isDeepEqual(fields(), empty)
      if (isTyped && (await confirm(t('submission:replace', { returnObjects: true }))) !== true) return
      send({ type: 'draft.adopted' })
    },
    /** Discards the offered draft, otherwise the restored one. */
    discard: async () => {
      const question = { ...t('submission:discardTyped', { returnObjects: true }), destructive: true }
      const isTyped = !offer && draft !== undefined && !isDeepEqual(fields(), draft)
      if (isTyped && (await confirm(question)) !== true) return
      if (!offer) clear()
      send({ type: 'draft.discarded' })
    },
    /** Leaves another person's draft on the device. */
    decline: () => send({ type: 'draft.declined' }),
  }
}
