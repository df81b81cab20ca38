import { ownProfileRoute, ownSettingsRoute } from '#application/routing/guarded-routes.ts'
import { type ReactNode, useCallback, useEffect, useReducer } from 'react'
import { type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { localizePath } from '#application/routing/locale-path.ts'
import type { Drafts } from '#application/shared/drafts.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { OwnProfile } from '#domain/user/user.ts'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Button } from '#ui/kit/actions/button.tsx'
import { listenForRestores } from '#ui/navigation/listen-for-restores.ts'
import { useOverlays } from '#ui/overlay/overlays.ts'
import { useSession } from '#ui/session/session-context.tsx'
import { useUseCases } from '#ui/use-cases.tsx'
import { cacheOwnProfile, refreshOwnProfile } from '#ui/user/own-profile.queries.ts'
import { ConflictChoice } from './conflict-choice.tsx'
import type { EditKind } from '#application/user/edit-kind.ts'
import { EditSummary } from './edit-summary.tsx'
import styles from './edit.module.css'
import { flattenErrors, createErrorLines } from '#ui/form/error-lines.ts'
import { FormNote } from '#ui/form/form-note.tsx'
import { useEdit } from './use-edit.ts'
import { useIsMounted } from '#ui/form/use-is-mounted.ts'
import { useLeaveGuard } from '#ui/form/use-leave-guard.ts'

export interface FieldDescriptions<F> {
  /** `field` is the name of a top-level field. */
  readonly getLabel: (field: string) => string
  /** Empty if the field has no value. */
  readonly formatValue: (field: string, fields: F) => string
  /** Adds the field's label, unless the text names the field itself. */
  readonly formatLine: (path: string, text: string) => string
}

interface Props<F extends FieldValues> {
  readonly locale: Locale
  readonly ownProfile: OwnProfile
  readonly drafts: Drafts
  readonly kind: EditKind<F>
  readonly descriptions: FieldDescriptions<F>
  /** The ids of the fields must equal their paths in the form. `loadedFields` is the API's data without edits. */
  readonly children: (
    form: UseFormReturn<F>,
    getError: (path: string) => string | undefined,
    loadedFields: F,
  ) => ReactNode
}

/** Remounts the form if the browser restores the page during or after a save: that save would block the next one. */
export function EditForm<F extends FieldValues>(props: Props<F>) {
  const [mountCount, remount] = useReducer((count: number) => count + 1, 0)
  return <MountedEditForm key={mountCount} {...props} remount={remount} />
}

function MountedEditForm<F extends FieldValues>({
  locale,
  ownProfile,
  drafts,
  kind,
  descriptions,
  remount,
  children,
}: Props<F> & { readonly remount: () => void }) {
  const { t } = useTranslation(['edit', 'form'])
  const { goTo } = useSession()
  const { confirm } = useOverlays()
  const settingsPath = localizePath(locale, ownSettingsRoute.path)
  const edit = useEdit({ kind, ownProfile, drafts, ...useSaveCallbacks(locale, descriptions.getLabel) })
  const { form, failure, retryAt, conflict } = edit
  useLeaveGuard(edit)
  useEffect(() => (edit.isBusy ? listenForRestores(remount) : undefined), [edit.isBusy, remount])
  const { getError, lines } = describeErrors(edit, descriptions)
  const confirmDiscard = () => confirm({ ...t('form:leave.discard', { returnObjects: true }), destructive: true })
  const discard = async () => {
    if (!edit.hasInputSinceStart() || (await confirmDiscard())) edit.discard()
  }
  const cancel = async () => {
    if (edit.isUnsaved && !(await confirmDiscard())) return
    edit.dropDraft()
    goTo(settingsPath)
  }
  return (
    <div className={styles['edit']}>
      {conflict && (
        <ConflictChoice
          conflicts={conflict.conflicts.map(field => ({
            field,
            label: descriptions.getLabel(field),
            mine: descriptions.formatValue(field, kind.normalize(form.getValues())),
            theirs: descriptions.formatValue(field, kind.getFields(conflict.theirs)),
          }))}
          onResolve={edit.resolveConflict}
          onBack={edit.cancelConflict}
        />
      )}
      <form
        className={styles['form']}
        noValidate
        hidden={conflict !== undefined}
        data-saved={!edit.isUnsaved || undefined}
        onSubmit={event => void edit.submit(event)}
      >
        <EditSummary {...{ lines, failure, retryAt }} attempt={form.formState.submitCount} />
        {/* Input during a save would be lost, and discarding a draft would not cancel the save. */}
        <div className={styles['fields']} inert={edit.isBusy}>
          <DraftNote {...edit} onDiscard={() => void discard()} />
          {children(form, getError, edit.loadedFields)}
        </div>
        <Actions isBusy={edit.isBusy} onCancel={() => void cancel()} />
        {edit.isDraftStored && <p className="small quiet">{t('edit:kept')}</p>}
      </form>
    </div>
  )
}

function useSaveCallbacks(locale: Locale, getLabel: (field: string) => string) {
  const { t } = useTranslation(['edit'])
  const { goTo } = useSession()
  const { toasts } = useOverlays()
  const useCases = useUseCases()
  const isMounted = useIsMounted()
  const onSaved = useCallback(
    async (savedProfile: OwnProfile | null, fieldsSavedDifferently: readonly string[]) => {
      await cacheOwnProfile(useCases, savedProfile)
      const labels = fieldsSavedDifferently.map(getLabel).join(', ')
      if (labels === '') toasts.show({ kind: 'success', text: t('edit:saved') })
      else toasts.show({ kind: 'error', text: t('edit:savedPartly', { fields: labels }), survivesNavigation: true })
      if (isMounted.current) goTo(localizePath(locale, (labels === '' ? ownProfileRoute : ownSettingsRoute).path))
    },
    [useCases, toasts, t, getLabel, isMounted, goTo, locale],
  )
  const onFailedAfterLeaving = () =>
    toasts.show({ kind: 'error', text: t('edit:failedAfterLeaving'), survivesNavigation: true })
  /** The form of the user who has signed in replaces this one. */
  const onOtherAuthor = () => {
    toasts.show({ kind: 'error', text: t('edit:failure.OtherAuthor.text') })
    void refreshOwnProfile(useCases)
  }
  return { onSaved, onFailedAfterLeaving, onOtherAuthor }
}

interface DraftNoteProps extends Pick<ReturnType<typeof useEdit>, 'isRestored' | 'canUndoDiscard' | 'undoDiscard'> {
  readonly onDiscard: () => void
}

function DraftNote({ isRestored, canUndoDiscard, undoDiscard, onDiscard }: DraftNoteProps) {
  const { t } = useTranslation(['edit'])
  if (canUndoDiscard)
    return <FormNote text={t('edit:discarded')} actions={[{ text: t('edit:undoDiscard'), onPress: undoDiscard }]} />
  return (
    <FormNote
      text={isRestored ? t('edit:restored') : undefined}
      actions={[{ text: t('edit:discard'), onPress: onDiscard }]}
    />
  )
}

function Actions({ isBusy, onCancel }: { readonly isBusy: boolean; readonly onCancel: () => void }) {
  const { t } = useTranslation(['edit'])
  return (
    <div className={styles['actions']}>
      <BusyButton kind="primary" large busy={isBusy} busyText={t('edit:saving')}>
        {t('edit:save')}
      </BusyButton>
      {/* Leaving would not cancel the save. */}
      <Button kind="quiet" aria-disabled={isBusy || undefined} onPress={() => !isBusy && onCancel()}>
        {t('edit:cancel')}
      </Button>
    </div>
  )
}

function describeErrors<F extends FieldValues>(
  { form, failure, getApiMessage }: Pick<ReturnType<typeof useEdit<F>>, 'form' | 'failure' | 'getApiMessage'>,
  { formatLine }: FieldDescriptions<F>,
) {
  const { errors } = form.formState
  const getError = (path: string): string | undefined => {
    const message: unknown = get(errors, `${path}.message`)
    return typeof message === 'string' && message !== '' ? message : getApiMessage(path)
  }
  const apiErrorPaths = failure?._tag === 'FieldErrors' ? Object.keys(failure.fields) : []
  const paths = [...new Set([...flattenErrors(errors).map(([path]) => path), ...apiErrorPaths])]
  const lines = createErrorLines(paths.map(path => [path, getError(path)]))
  return { getError, lines: lines.map(({ fieldId, text }) => ({ fieldId, text: formatLine(fieldId, text) })) }
}
