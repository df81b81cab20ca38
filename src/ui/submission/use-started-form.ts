import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useForm, type FieldValues } from 'react-hook-form'
import type { TaggedError } from '#domain/shared/api-errors.ts'
import type { DraftableForm, SubmissionStart } from '#application/submission/start-submission.ts'
import { isDeepEqual } from '#domain/shared/three-way-merge.ts'
import { hasHalfTypedField } from '#ui/form/has-half-typed-field.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import type { SubmissionActor } from './submission-actor.ts'

/** `visitorId` is null if signed out, undefined while unknown. */
export function useStartedForm<F extends FieldValues, I, E extends TaggedError>(
  actor: SubmissionActor<F, I, E>,
  { drafts, name, initialFields }: DraftableForm<F>,
  visitorId: number | null | undefined,
  hasSessionExpired = false,
) {
  const { start, sent, failure, senderId } = useSelector(actor, ({ context }) => context)
  const [initialStart] = useState(start)
  const { author, offer } = start
  const isAuthorSignedOut = useIsAuthorSignedOut(author, visitorId, hasSessionExpired)
  const form = useForm<F>({ values: initialStart.draft ?? initialStart.initialFields, shouldFocusError: false })
  // The error summary announces each attempt once, so the count must not start again.
  const fillForm = (fields: F) => form.reset(fields, { keepSubmitCount: true })
  const isTyped = () => !isDeepEqual(form.getValues(), start.initialFields)
  const isHalfTyped = () => hasHalfTypedField(form.getValues())
  const draft = useDraft({
    form,
    drafts,
    name,
    // After the author signs out, nothing may be stored. An offered draft of the author must not be overwritten.
    userId: isAuthorSignedOut || (offer && offer.owner === author) ? undefined : author,
    toDraft: fields => (sent || isDeepEqual(fields, start.initialFields) ? undefined : fields),
    isRestored: initialStart.draft !== undefined,
  })
  const isInputAtRisk = draft.isUnsaved && !draft.isDraftStored && !sent
  // Input that is stored on the device can be left without confirmation.
  useLeaveGuard({ isUnsaved: isInputAtRisk, isDraftStored: false })
  useVisitorIdentification({
    visitorId,
    otherSenderId: failure?._tag === 'OtherAuthor' ? senderId : undefined,
    identify: id =>
      actor.send({ type: 'user.known', id, initialFields, isTyped: isTyped(), isHalfTyped: isHalfTyped() }),
  })
  useContinuedDraft(start, {
    fillForm,
    storeDraft: draft.store,
    dropAnonymousDraft: () => drafts.drop(name, null),
  })
  useResumedDraft(isAuthorSignedOut, draft.store)
  const clearForm = () => {
    draft.drop()
    fillForm(start.initialFields)
  }
  return {
    form,
    isSaved: draft.isUnsaved && draft.isDraftStored && author !== undefined && !sent,
    isInputAtRisk,
    dropDraft: draft.drop,
    ...useDraftNote({
      start,
      send: actor.send,
      getFields: form.getValues,
      hasInput: () => isTyped() || isHalfTyped(),
      clearForm,
    }),
  }
}

/** After a sign-out in another tab, nothing of this user may be stored, even while the next user's profile loads. */
function useIsAuthorSignedOut(
  author: number | null | undefined,
  visitorId: number | null | undefined,
  hasSessionExpired: boolean,
): boolean {
  const [wasSignedOut, setWasSignedOut] = useState(false)
  const isVisitorSignedOut = visitorId === null && !hasSessionExpired
  const isSignedOut = typeof author === 'number' && visitorId !== author && (wasSignedOut || isVisitorSignedOut)
  if (isSignedOut !== wasSignedOut) setWasSignedOut(isSignedOut)
  return isSignedOut
}

interface IdentificationOptions {
  readonly visitorId: number | null | undefined
  /** The sender of an attempt that was not sent because another user had typed the text. */
  readonly otherSenderId: number | undefined
  readonly identify: (id: number) => void
}

function useVisitorIdentification({ visitorId, otherSenderId, identify }: IdentificationOptions) {
  const identifyVisitor = useEffectEvent(() => {
    if (typeof visitorId === 'number') identify(visitorId)
  })
  useEffect(() => identifyVisitor(), [visitorId])
  const identifySender = useEffectEvent(() => {
    // Until the account is created, `visitorId` stays null, and only the attempt knows the id of the sender.
    if (visitorId === null && otherSenderId !== undefined) identify(otherSenderId)
  })
  useEffect(() => identifySender(), [otherSenderId])
}

interface ContinuedDraftOptions<F extends FieldValues> {
  readonly fillForm: (fields: F) => void
  readonly storeDraft: () => void
  readonly dropAnonymousDraft: () => void
}

function useContinuedDraft<F extends FieldValues>(
  start: SubmissionStart<F>,
  { fillForm, storeDraft, dropAnonymousDraft }: ContinuedDraftOptions<F>,
) {
  // `useDraft` knows the author by now, so `storeDraft` stores the fields as the author's draft.
  const applyStart = useEffectEvent(() => {
    if (start.fieldsToFill) fillForm(start.fieldsToFill)
    if (!start.storesInput) return
    storeDraft()
    if (start.previousOwner === null) dropAnonymousDraft()
  })
  useEffect(() => applyStart(), [start])
}

/** Shows that nothing is stored once the author signs out, and stores the input again once they sign in. */
function useResumedDraft(isAuthorSignedOut: boolean, storeDraft: () => void) {
  const wasSignedOut = useRef(isAuthorSignedOut)
  const updateDraft = useEffectEvent(storeDraft)
  useEffect(() => {
    if (wasSignedOut.current === isAuthorSignedOut) return
    wasSignedOut.current = isAuthorSignedOut
    updateDraft()
  }, [isAuthorSignedOut])
}

interface DraftNoteOptions<F> {
  readonly start: SubmissionStart<F>
  readonly send: (event: { readonly type: 'draft.adopted' | 'draft.discarded' | 'draft.declined' }) => void
  readonly getFields: () => F
  readonly hasInput: () => boolean
  readonly clearForm: () => void
}

function useDraftNote<F>({ start, send, getFields, hasInput, clearForm }: DraftNoteOptions<F>) {
  const { t } = useTranslation(['submission'])
  const { confirm } = useOverlays()
  const { draft, offer } = start
  return {
    isRestored: draft !== undefined,
    offeredDraft: offer && (offer.owner === null ? ('anonymous' as const) : ('own' as const)),
    adoptDraft: async () => {
      if (!offer) return
      if (hasInput() && (await confirm(t('submission:replace', { returnObjects: true }))) !== true) return
      send({ type: 'draft.adopted' })
    },
    /** Discards the offered draft, otherwise the restored one. */
    discardDraft: async () => {
      const question = { ...t('submission:discardTyped', { returnObjects: true }), destructive: true }
      const hasChanges = !offer && draft !== undefined && !isDeepEqual(getFields(), draft)
      if (hasChanges && (await confirm(question)) !== true) return
      if (!offer) clearForm()
      send({ type: 'draft.discarded' })
    },
    /** Leaves another person's draft on the device. */
    declineDraft: () => send({ type: 'draft.declined' }),
  }
}
