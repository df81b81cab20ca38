import type { EditTexts } from '#ui/i18n/edit-texts.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { NoteLine } from '#ui/kit/feedback/notice.tsx'

/** What was written earlier and not saved stands in the fields again. */
export function RestoredNote({ texts, onDiscard }: { readonly texts: EditTexts; readonly onDiscard: () => void }) {
  return (
    <div role="status">
      <NoteLine text={texts.restored}>
        <Button onPress={onDiscard}>{texts.discard}</Button>
      </NoteLine>
    </div>
  )
}
