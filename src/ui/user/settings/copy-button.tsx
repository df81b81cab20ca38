import { useState } from 'react'
import type { OwnSettingsTexts } from '#ui/i18n/own-settings-texts.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { FieldError } from '#ui/kit/fields/field-error.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { check, copy } from '#ui/kit/display/icons.ts'

interface Props {
  readonly texts: OwnSettingsTexts['telegram']
  readonly text: string
}

/** Copies a text, and says whether that worked. */
export function CopyButton({ texts, text }: Props) {
  const [said, setSaid] = useState<'copied' | 'notCopied'>()
  const press = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('copied')
    } catch {
      setSaid('notCopied')
    }
  }
  const isCopied = said === 'copied'
  return (
    <>
      <Button kind="quiet" flush onPress={() => void press()}>
        <Icon path={isCopied ? check : copy} />
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <span className="unseen" role="status">
        {isCopied ? texts.copied : ''}
      </span>
      <FieldError id="settings-copy" text={said === 'notCopied' ? texts.notCopied : undefined} />
    </>
  )
}
