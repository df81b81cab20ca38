import { useEffect } from 'react'
import { useForm, type UseFormReturn } from 'react-hook-form'
import type { RegistrationStorage } from '#application/registration/stored-registration.ts'
import type { LoginFields } from './login-name-field.tsx'

/** Outlives the password form. While the other steps load (`isSwitching`), stores the typed email for them. */
export function useLoginFields(storage: RegistrationStorage, isSwitching: boolean): UseFormReturn<LoginFields> {
  const form = useForm<LoginFields>({
    defaultValues: { method: 'email', email: '', phone: '', password: '' },
    shouldFocusError: false,
  })
  const { subscribe } = form
  useEffect(
    () =>
      isSwitching
        ? subscribe({
            formState: { values: true },
            callback: ({ name, values: { method, email } }) => {
              // An empty field that was not edited does not replace an email typed elsewhere.
              if (method === 'email' && (email !== '' || name === 'email'))
                storage.writeTyped({ ...storage.readTyped(), email })
            },
          })
        : undefined,
    [isSwitching, subscribe, storage],
  )
  return form
}
