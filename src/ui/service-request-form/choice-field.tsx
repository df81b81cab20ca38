import { trimText } from '#domain/shared/invisible.ts'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { fold } from '#domain/search/compare-names.ts'
import { Button } from '#ui/kit/actions/button.tsx'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronDown } from '#ui/kit/display/icons.ts'
import { rotateCw } from '#ui/kit/display/page-icons.ts'
import { Field } from '#ui/kit/fields/field.tsx'
import fieldStyles from '#ui/kit/fields/field.module.css'
import { useCombobox } from '#ui/kit/fields/use-combobox.ts'
import { classNames } from '#ui/kit/styles/class-names.ts'
import styles from './choice-field.module.css'
import type { Choice, Choices } from './choices.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly help?: string
  readonly error: string | undefined
  /** The chosen id, or an empty string. */
  readonly value: string
  /** The chosen item, if known before the choices have loaded. */
  readonly known?: Choice | undefined
  readonly choices: Choices | 'waiting' | 'failed'
  readonly failedText: string
  readonly onRetry: () => void
  readonly onChange: (value: string) => void
}

const noChoices: Choices = { first: [], find: () => [], get: () => undefined }

function useChoice({ value, known, choices, onChange }: Pick<Props, 'value' | 'known' | 'choices' | 'onChange'>) {
  const field = useRef<HTMLInputElement>(null)
  const { first, find, get } = typeof choices === 'string' ? noChoices : choices
  const [typed, setTyped] = useState<string>()
  const chosen = value === '' ? undefined : (get(value) ?? (known?.value === value ? known : undefined))
  const name = chosen?.name ?? ''
  // Uncontrolled, because the combobox listens to the field itself and a render in between would revert the last input.
  useEffect(() => {
    if (typed === undefined && field.current) field.current.value = name
  }, [typed, name])
  const options = typed === undefined || trimText(typed) === '' ? first : find(typed)
  const choose = (choice: Choice | undefined) => {
    if (!choice) return
    setTyped(undefined)
    onChange(choice.value)
  }
  const type = (text: string) => {
    setTyped(text)
    onChange('')
  }
  const isHalfTyped = typed !== undefined && trimText(typed) !== ''
  const optionsOnly = { isHalfTyped, isChosen: chosen !== undefined, best: findBestMatch(options, typed ?? '') }
  return { field, typed, name, options, optionsOnly, choose, type }
}

/** A combobox. Text counts only if it is the name of a choice. */
export function ChoiceField(props: Props) {
  const { id, label, help, error, choices, failedText, onRetry } = props
  const { field, typed, name, options, optionsOnly, choose, type } = useChoice(props)
  const list = useId()
  const { open, active, close, getOptionId } = useCombobox({
    field,
    id: list,
    keys: options.map(option => option.value),
    startsClosed: true,
    optionsOnly,
    onChoose: index => choose(options[index]),
  })
  return (
    <Field id={id} {...{ label, help, error }}>
      {wiring => (
        <>
          <input
            {...wiring}
            ref={field}
            className={classNames(fieldStyles['control'], styles['field'])}
            type="text"
            autoComplete="off"
            spellCheck={false}
            defaultValue={name}
            onChange={({ target }) => type(target.value)}
            onBlur={() => {
              if (typed !== undefined) choose(findByName(options, typed))
            }}
          />
          <span className={fieldStyles['chevron']}>
            <Icon path={chevronDown} />
          </span>
          {open && (
            <ChoiceList
              {...{ options, active, getOptionId }}
              id={list}
              label={label}
              onChoose={choice => {
                choose(choice)
                close()
              }}
            />
          )}
          <ChoiceState {...{ choices, failedText, onRetry }} isTyped={typed !== undefined} found={options.length} />
        </>
      )}
    </Field>
  )
}

interface StateProps extends Pick<Props, 'choices' | 'failedText' | 'onRetry'> {
  readonly isTyped: boolean
  readonly found: number
}

function ChoiceState({ choices, failedText, onRetry, isTyped, found }: StateProps) {
  const { t } = useTranslation(['service-request'])
  const isLoaded = typeof choices !== 'string'
  return (
    <div role="status">
      {isLoaded && isTyped && found > 0 && (
        <span className="unseen">{t('service-request:choice.found', { count: found })}</span>
      )}
      {isLoaded && isTyped && found === 0 && <p className={styles['state']}>{t('service-request:choice.none')}</p>}
      {choices === 'waiting' && isTyped && <p className={styles['state']}>{t('service-request:choice.waiting')}</p>}
      {choices === 'failed' && (
        <p className={styles['state']}>
          {failedText}{' '}
          <Button kind="quiet" small onPress={onRetry}>
            <Icon path={rotateCw} />
            {t('service-request:choice.retry')}
          </Button>
        </p>
      )}
    </div>
  )
}

/** Undefined if the name is ambiguous. */
function findByName(choices: readonly Choice[], typed: string): Choice | undefined {
  const [same, ...others] = choices.filter(({ name }) => fold(name) === fold(trimText(typed)))
  return others.length === 0 ? same : undefined
}

/** Index of the only choice, or of the only one with this name; otherwise -1. */
function findBestMatch(choices: readonly Choice[], typed: string): number {
  const same = findByName(choices, typed)
  return choices.length === 1 ? 0 : choices.findIndex(choice => choice === same)
}

interface ListProps {
  readonly id: string
  readonly label: string
  readonly options: readonly Choice[]
  readonly active: number
  readonly getOptionId: (index: number) => string
  readonly onChoose: (choice: Choice) => void
}

function ChoiceList({ id, label, options, active, getOptionId, onChoose }: ListProps) {
  return (
    <div
      className={styles['list']}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // Keep the focus in the field.
      onMouseDown={event => event.preventDefault()}
    >
      {options.map((choice, index) => (
        <button
          key={choice.value}
          ref={option => {
            if (index === active) option?.scrollIntoView({ block: 'nearest' })
          }}
          id={getOptionId(index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onClick={() => onChoose(choice)}
        >
          {choice.name} {choice.detail !== undefined && <small>{choice.detail}</small>}
        </button>
      ))}
    </div>
  )
}
