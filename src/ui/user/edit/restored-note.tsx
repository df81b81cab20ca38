import type { EditTexts } from '../../i18n/edit-texts'
import { Button } from '../../kit/actions/button'
import { NoteLine } from '../../kit/feedback/notice'

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
