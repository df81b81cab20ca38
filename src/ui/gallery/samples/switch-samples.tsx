'use client'

import { Switch } from '#ui/kit/fields/switch.tsx'

interface Props {
  readonly texts: Readonly<
    Record<'reviews' | 'messages' | 'messagesHelp' | 'news' | 'notSaved' | 'locked' | 'retry', string>
  >
}

const saved = () => Promise.resolve(undefined)

/** Settings that are saved, and one that never is. */
export function SwitchSamples({ texts }: Props) {
  const { retry } = texts
  return (
    <div>
      <Switch label={texts.reviews} saved save={saved} retry={retry} />
      <Switch label={texts.messages} help={texts.messagesHelp} saved={false} save={saved} retry={retry} />
      <Switch label={texts.news} saved={false} save={() => Promise.resolve(texts.notSaved)} retry={retry} />
      <Switch label={texts.locked} saved save={saved} retry={retry} disabled />
    </div>
  )
}
