'use client'
import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { parsePhone } from '#domain/shared/phone.ts'
import type { Texts } from '#ui/i18n/resources.ts'
import { BusyButton } from '#ui/kit/actions/busy-button.tsx'
import { Checkbox } from '#ui/kit/fields/checkbox.tsx'
import { ErrorSummary } from '#ui/kit/feedback/error-summary.tsx'
import { lock } from '#ui/kit/display/icons.ts'
import { Note } from '#ui/kit/feedback/note.tsx'
import { PhoneField } from '#ui/kit/fields/formatted-fields.tsx'
import { TextField } from '#ui/kit/fields/text-field.tsx'
import styles from '#ui/gallery/gallery.module.css'
import { OptimisticSwitch } from '#ui/form/optimistic-switch.tsx'

const fieldNames = ['name', 'phone', 'consent'] as const
type FieldName = (typeof fieldNames)[number]

type FormSampleTexts = Texts['gallery']['form'] & { readonly name: string; readonly phone: string }

const findInvalidFields = (form: HTMLFormElement): readonly FieldName[] => {
  const formData = new FormData(form)
  const getText = (name: FieldName) => {
    const value = formData.get(name)
    return typeof value === 'string' ? value : ''
  }
  const validity = {
    name: getText('name').trim() !== '',
    phone: parsePhone(getText('phone')) !== undefined,
    consent: formData.has('consent'),
  }
  return fieldNames.filter(name => !validity[name])
}

const sendingMs = 1500

export function FormSample({ texts }: { readonly texts: FormSampleTexts }) {
  const [attempt, setAttempt] = useState(0)
  const [invalidFields, setInvalidFields] = useState<readonly FieldName[]>([])
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const newInvalidFields = findInvalidFields(event.currentTarget)
    setInvalidFields(newInvalidFields)
    setAttempt(attempt + 1)
    if (newInvalidFields.length > 0) {
      setState('open')
      return
    }
    setState('sending')
    setTimeout(() => setState('sent'), sendingMs)
  }
  const revalidate = (event: ChangeEvent<HTMLFormElement>) => {
    if (attempt > 0) setInvalidFields(findInvalidFields(event.currentTarget))
  }
  const getError = (name: FieldName) => (invalidFields.includes(name) ? texts[`${name}Error`] : undefined)
  const getFieldId = (name: FieldName) => `sample-${name}`
  return (
    <form className={styles['form']} noValidate onSubmit={submit} onChange={revalidate}>
      <ErrorSummary
        heading={texts.fix}
        errors={invalidFields.map(name => ({ fieldId: getFieldId(name), text: texts[`${name}Line`] }))}
        attempt={attempt}
      />
      <TextField label={texts.name} id={getFieldId('name')} name="name" autoComplete="name" error={getError('name')} />
      <PhoneField label={texts.phone} id={getFieldId('phone')} name="phone" error={getError('phone')} />
      <Checkbox label={texts.consent} id={getFieldId('consent')} name="consent" error={getError('consent')} />
      <Note path={lock}>{texts.note}</Note>
      <BusyButton busy={state === 'sending'} busyText={texts.sending} large>
        {texts.send}
      </BusyButton>
      <p role="status">{state === 'sent' && texts.sent}</p>
    </form>
  )
}

export function BusySample({ text, busyText }: { readonly text: string; readonly busyText: string }) {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <BusyButton busy={isBusy} busyText={busyText} onPress={() => setIsBusy(true)}>
      {text}
    </BusyButton>
  )
}

interface SwitchSamplesProps {
  readonly texts: Readonly<
    Record<'reviews' | 'messages' | 'messagesHelp' | 'news' | 'notSaved' | 'locked' | 'retry', string>
  >
}

const simulateSave = () => Promise.resolve(undefined)

export function SwitchSamples({ texts }: SwitchSamplesProps) {
  const { retry } = texts
  return (
    <div>
      <OptimisticSwitch label={texts.reviews} savedValue save={simulateSave} retryLabel={retry} />
      <OptimisticSwitch
        label={texts.messages}
        help={texts.messagesHelp}
        savedValue={false}
        save={simulateSave}
        retryLabel={retry}
      />
      <OptimisticSwitch
        label={texts.news}
        savedValue={false}
        save={() => Promise.resolve(texts.notSaved)}
        retryLabel={retry}
      />
      <OptimisticSwitch label={texts.locked} savedValue save={simulateSave} retryLabel={retry} disabled />
    </div>
  )
}
