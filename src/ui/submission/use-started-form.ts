import { useEffect, useMemo, useState } from 'react'
import { useForm, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { drafts as draftsOf, type Drafts } from '#application/shared/drafts.ts'
import type { DeviceStorage } from '#application/shared/shared.ports.ts'
import { sameData } from '#domain/shared/same-data.ts'
import { useDraft } from '#ui/form/use-draft.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.ts'
import { startSubmission, type Start } from './start-submission.ts'

export interface FormStart<F> {
  /** Of the form and its target: `review:4`. The draft's name. */
  readonly name: string
  readonly device: DeviceStorage
  readonly empty: F
  /** Whether a stored draft, perhaps of another build, has these fields. */
  readonly isFields: (content: unknown) => content is F
}

interface State<F> extends Start<F> {
  /** What to put into the fields. */
  readonly fill?: F
  /** What a stranger typed goes on as the author's. */
  readonly isContinued?: true
}

/** A form that starts with the draft of this visitor, and keeps what is typed as theirs. */
export function useStartedForm<F extends FieldValues>(
  { name, device, empty, isFields }: FormStart<F>,
  visitor: number | null | undefined,
) {
  const drafts = useMemo(() => draftsOf(device, Date.now), [device])
  const [first] = useState(() => startSubmission(drafts, name, visitor, isFields))
  const [start, setStart] = useState<State<F>>(first)
  const [isSent, setSent] = useState(false)
  const { author, ofStranger } = start
  const form = useForm<F>({ values: first.draft ?? empty, shouldFocusError: false })
  const draft = useDraft({
    form,
    drafts,
    name,
    userId: author,
    draftOf: fields => (sameData(fields, empty) ? undefined : fields),
    isRestored: first.draft !== undefined,
  })
  // What is on the device is there again later: nobody is asked about it.
  useLeaveGuard({ isUnsaved: draft.isUnsaved && !draft.isKept, isKept: false })
  if (typeof visitor === 'number' && visitor !== author && !isSent) {
    const next = startSubmission(drafts, name, visitor, isFields)
    const isOther = typeof author === 'number'
    if (!isOther && !sameData(form.getValues(), empty)) setStart({ author: visitor, ...nothing, isContinued: true })
    // An empty form is left as it is: somebody may be typing.
    else setStart(next.draft || isOther ? { ...next, fill: next.draft ?? empty } : next)
  }
  useFilled({ start, form, drafts, name })
  return {
    form,
    author,
    /** What is typed is on the device, to be sent later. */
    isSaved: draft.isUnsaved && draft.isKept && author !== undefined && !isSent,
    /** It is sent: nothing is kept of it any more, whoever turns out to have signed in. */
    drop: () => {
      setSent(true)
      draft.drop()
      drafts.drop(name, null)
    },
    /** The fields hold an earlier draft. */
    isRestored: start.draft !== undefined,
    /** Somebody wrote on this device without having signed in: it may be this visitor's. */
    isOffered: ofStranger !== undefined,
    adopt: () => {
      if (!ofStranger) return
      drafts.drop(name, null)
      setStart({ author, draft: ofStranger, ofStranger: undefined, fill: ofStranger })
    },
    /** Throws away the draft that was offered, else one's own. */
    discard: () => {
      if (ofStranger) drafts.drop(name, null)
      else {
        draft.drop()
        form.reset(empty)
      }
      setStart({ author, ...nothing })
    },
  }
}

interface Filled<F extends FieldValues> {
  readonly start: State<F>
  readonly form: Pick<UseFormReturn<F>, 'reset' | 'getValues'>
  readonly drafts: Drafts
  readonly name: string
}

/** Fills in the draft that was found, and moves to the author what a stranger typed. */
function useFilled<F extends FieldValues>({ start, form: { reset, getValues }, drafts, name }: Filled<F>) {
  useEffect(() => {
    // Now that `useDraft` knows the author: it keeps what is filled in as theirs.
    if (start.fill) reset(start.fill)
    if (!start.isContinued || typeof start.author !== 'number') return
    drafts.write(name, start.author, getValues())
    drafts.drop(name, null)
  }, [start, reset, getValues, drafts, name])
}

const nothing = { draft: undefined, ofStranger: undefined } as const
