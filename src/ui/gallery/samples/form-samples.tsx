'use client'
import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { parsePhone } from '#domain/shared/phone.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { lock } from '#ui/kit/display/icons.ts'
import { Note } from '#ui/kit/feedback/note.tsx'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import styles from '#ui/gallery/gallery.module.css'
import { SavedSwitch } from '#ui/form/saved-switch.tsx'

const names = ['name', 'phone', 'consent'] as const
type Name = (typeof names)[number]

interface FormSampleProps {
  readonly texts: Readonly<Record<'note' | 'name' | 'phone' | 'consent' | 'fix' | 'send' | 'sending' | 'sent', string>>
  readonly errors: Readonly<Record<Name, string>>
  readonly lines: Readonly<Record<Name, string>>
}

const findInvalid = (form: HTMLFormElement): readonly Name[] => {
  const entered = new FormData(form)
  const text = (name: Name) => {
    const value = entered.get(name)
    return typeof value === 'string' ? value : ''
  }
  const right = {
    name: text('name').trim() !== '',
    phone: parsePhone(text('phone')) !== undefined,
    consent: entered.has('consent'),
  }
  return names.filter(name => !right[name])
}

/** Validates on submit, then on every change. */
export function FormSample({ texts, errors, lines }: FormSampleProps) {
  const [attempt, setAttempt] = useState(0)
  const [wrong, setWrong] = useState<readonly Name[]>([])
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findInvalid(event.currentTarget)
    setWrong(found)
    setAttempt(attempt + 1)
    if (found.length > 0) return
    setState('sending')
    setTimeout(() => setState('sent'), 1500)
  }
  const change = (event: ChangeEvent<HTMLFormElement>) => {
    if (attempt > 0) setWrong(findInvalid(event.currentTarget))
  }
  const getError = (name: Name) => (wrong.includes(name) ? errors[name] : undefined)
  const id = (name: Name) => `sample-${name}`
  return (
    <form className={styles['form']} noValidate onSubmit={submit} onChange={change}>
      <ErrorSummary
        heading={texts.fix}
        errors={wrong.map(name => ({ field: id(name), text: lines[name] }))}
        attempt={attempt}
      />
      <TextField label={texts.name} id={id('name')} name="name" autoComplete="name" error={getError('name')} />
      <PhoneField label={texts.phone} id={id('phone')} name="phone" error={getError('phone')} />
      <Checkbox label={texts.consent} id={id('consent')} name="consent" error={getError('consent')} />
      <Note path={lock}>{texts.note}</Note>
      <BusyButton busy={state === 'sending'} busyText={texts.sending} large>
        {texts.send}
      </BusyButton>
      <p role="status">{state === 'sent' && texts.sent}</p>
    </form>
  )
}

interface BusySampleProps {
  readonly text: string
  readonly busyText: string
}

export function BusySample({ text, busyText }: BusySampleProps) {
  const [busy, setBusy] = useState(false)
  return (
    <BusyButton busy={busy} busyText={busyText} onPress={() => setBusy(true)}>
      {text}
    </BusyButton>
  )
}

interface SwitchSamplesProps {
  readonly texts: Readonly<
    Record<'reviews' | 'messages' | 'messagesHelp' | 'news' | 'notSaved' | 'locked' | 'retry', string>
  >
}

const saved = () => Promise.resolve(undefined)

/** Settings that save, and one that always fails. */
export function SwitchSamples({ texts }: SwitchSamplesProps) {
  const { retry } = texts
  return (
    <div>
      <SavedSwitch label={texts.reviews} saved save={saved} retryLabel={retry} />
      <SavedSwitch label={texts.messages} help={texts.messagesHelp} saved={false} save={saved} retryLabel={retry} />
      <SavedSwitch label={texts.news} saved={false} save={() => Promise.resolve(texts.notSaved)} retryLabel={retry} />
      <SavedSwitch label={texts.locked} saved save={saved} retryLabel={retry} disabled />
    </div>
  )
}
