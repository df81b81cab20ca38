import type { ComponentType } from 'react'
import type { Locale } from '#domain/shared/locale.ts'
import { complaintTexts } from '#ui/i18n/loaders/complaint.ts'
import { formTexts } from '#ui/i18n/loaders/form.ts'
import { placementTexts } from '#ui/i18n/loaders/placement.ts'
import { reviewFormTexts } from '#ui/i18n/loaders/review-form.ts'
import { serviceRequestTexts } from '#ui/i18n/loaders/service-request.ts'
import { submissionTexts } from '#ui/i18n/loaders/submission.ts'
import { type TextLoaders, loadWithTexts } from '#ui/i18n/load-with-texts.ts'
import { openDialog, type DialogProps } from '#ui/overlay/overlays.ts'
import type { FormDialogData } from '#ui/submission/form-dialog.ts'
import { loadLogin } from './load-login.ts'
import { storedFormRecords } from '#app/browser/stored/stored-form-records.ts'

type FormDialog = ComponentType<DialogProps<FormDialogData, never>>

const frameTexts = { ...submissionTexts, ...formTexts } satisfies TextLoaders

const dialogLoaders: Readonly<Record<string, () => Promise<FormDialog>>> = {
  complaint: async () =>
    (await loadWithTexts(import('#ui/complaint/complaint-dialog.tsx'), { ...frameTexts, ...complaintTexts }))
      .ComplaintDialog,
  placement: async () =>
    (await loadWithTexts(import('#ui/placement/placement-dialog.tsx'), { ...frameTexts, ...placementTexts }))
      .PlacementDialog,
  request: async () =>
    (
      await loadWithTexts(import('#ui/service-request-form/request-dialog.tsx'), {
        ...frameTexts,
        ...serviceRequestTexts,
      })
    ).RequestDialog,
  review: async () =>
    (await loadWithTexts(import('#ui/review/form/review-dialog.tsx'), { ...frameTexts, ...reviewFormTexts }))
      .ReviewDialog,
}

const getDialogLoader = ({ dataset }: HTMLElement) => dialogLoaders[dataset['form'] ?? '']

export const loadForm = (link: HTMLElement): Promise<FormDialog> | undefined => getDialogLoader(link)?.()

/** Preloads what may open above a form: it can't load offline, or after a deployment has removed its files. */
const preloadOverlays = () =>
  Promise.all([
    import('#ui/overlay/questions.tsx'),
    loadLogin(),
    import('./session-tools.ts'),
    import('#ui/user/reset-queries.ts'),
  ])

let openedLink: HTMLAnchorElement | undefined

export const getOpenedLink = (): HTMLAnchorElement | undefined => openedLink

/** Resolves to false if the dialog could not be loaded. */
export async function openForm(link: HTMLAnchorElement, locale: Locale, changedTarget?: string): Promise<boolean> {
  if (openedLink) return true
  openedLink = link
  const dialog = await getDialogLoader(link)?.().catch(() => undefined)
  if (dialog) void showDialog(dialog, { link, locale, changedTarget })
  else openedLink = undefined
  return dialog !== undefined
}

interface OpenedForm extends Pick<FormDialogData, 'locale' | 'changedTarget'> {
  readonly link: HTMLAnchorElement
}

async function showDialog(dialog: FormDialog, { link, locale, changedTarget }: OpenedForm): Promise<void> {
  // A form that the hash opened must not open again on a reload. Closing it must focus a visible link.
  if (link.getAttribute('href') === location.hash) {
    for (const formLink of document.querySelectorAll<HTMLElement>(`[href="${location.hash}"]`)) formLink.focus()
    // Not `history.state`: Next's router ignores URL changes with its own state, and would later restore the hash.
    history.replaceState(null, '', location.pathname + location.search)
  }
  preloadOverlays().catch(() => undefined)
  await openDialog(dialog, {
    locale,
    records: storedFormRecords,
    target: Number(link.dataset['target']),
    link,
    changedTarget,
    reopen: newTarget => void openForm(link, locale, newTarget),
  })
  openedLink = undefined
}
