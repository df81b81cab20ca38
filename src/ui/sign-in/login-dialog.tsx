import { useSelector } from '@xstate/react'
import { startTransition, Suspense, useEffect, useState } from 'react'
import { isUnderWay, type RegistrationStorage } from '#application/registration/stored-registration.ts'
import { localePath } from '#application/routing/locale-path.ts'
import { registerRoute } from '#application/routing/own-routes.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useFailures } from '#ui/failure/failures.tsx'
import { useTranslation } from '#ui/i18n/browser-i18n.ts'
import { registrationTexts } from '#ui/i18n/loaders/registration.ts'
import { withTexts } from '#ui/i18n/with-texts.ts'
import { LinkButton } from '#ui/form/link-button.tsx'
import { info } from '#ui/kit/display/icons.ts'
import { Note } from '#ui/kit/feedback/note.tsx'
import { Dialog } from '#ui/kit/overlays/dialog.tsx'
import { lazyIsland } from '#ui/lazy-island.tsx'
import type { DialogProps } from '#ui/overlay/overlays.ts'
import type { SessionActor } from '#ui/session/session-actor.ts'
import type { SignInRequest } from '#ui/session/session-context.tsx'
import { LoginForm } from './login-form.tsx'
import styles from './login.module.css'

const loadSteps = async () => (await withTexts(import('./sign-in-steps.tsx'), registrationTexts)).SignInSteps

/** Apart from the dialog, which pages fetch ahead for everybody. */
const SignInSteps = lazyIsland(loadSteps)

interface Data {
  readonly locale: Locale
  readonly actor: SessionActor
  readonly storage: RegistrationStorage
  /** Registers in this dialog. Without it, registration is a page. */
  readonly keepsPage?: boolean
  /** A form behind the dialog has unsent input. */
  readonly hasTyped?: boolean
  /** Of the form that waits to be sent. */
  readonly request?: SignInRequest | undefined
}

/** By password, by a code from an e-mail, or by registration, which is the code and an account. */
type Way = 'password' | 'code' | 'registration'

/** The sign-in dialog. Closes with true once signed in, here or in another tab. */
export function LoginDialog({ data, close }: DialogProps<Data, true>) {
  const { locale, actor, storage, keepsPage = false, hasTyped = false, request } = data
  const { logger } = useFailures()
  const { value, context } = useSelector(actor, snapshot => snapshot)
  const { t } = useTranslation(['session'])
  const [way, changeWay] = useState<Way>(() =>
    context.hint === 'registering' || isUnderWay(storage.read(), Date.now()) ? 'registration' : 'password',
  )
  useEffect(() => {
    // Before a new build may remove it. The steps themselves report a failure.
    loadSteps().catch(() => undefined)
  }, [])
  // Shows the password until the steps have loaded.
  const setWay = (next: Way) => startTransition(() => changeWay(next))
  const isSignedIn = way === 'password' && value === 'signed in' && context.hint === 'signed-in'
  useEffect(() => {
    if (isSignedIn) close(true)
  }, [isSignedIn, close])
  useEffect(() => {
    // Never log user input.
    if (context.refusal) logger.error('sign-in failed', { error: context.refusal._tag })
  }, [context.refusal, logger])
  const headings = {
    password: t('session:heading'),
    code: t('session:codeHeading'),
    registration: t('session:registerHeading'),
  }
  return (
    <Dialog
      heading={headings[way]}
      closeText={request ? t('session:back') : t('session:close')}
      onClose={() => close()}
      size={request ? 'medium' : 'small'}
      isStep={request !== undefined}
    >
      <div className={styles['login']}>
        {context.hint === 'expired' && (
          <Note path={info}>{hasTyped ? t('session:expired') : t('session:expiredOnly')}</Note>
        )}
        <Suspense fallback={<div className={styles['waiting']} aria-busy="true" />}>
          {way === 'password' ? (
            <PasswordWay {...{ locale, actor, storage, keepsPage, setWay }} />
          ) : (
            <SignInSteps
              key={way}
              {...{ locale, storage, request }}
              isRegistration={way === 'registration'}
              onPassword={() => setWay('password')}
              onDone={() => close(true)}
            />
          )}
        </Suspense>
      </div>
    </Dialog>
  )
}

interface PasswordWayProps extends Pick<Data, 'locale' | 'actor' | 'storage' | 'keepsPage'> {
  readonly setWay: (way: Way) => void
}

function PasswordWay({ locale, actor, storage, keepsPage, setWay }: PasswordWayProps) {
  const { t } = useTranslation(['session'])
  const { value, context } = useSelector(actor, snapshot => snapshot)
  return (
    <>
      <LoginForm
        isBusy={value === 'signing in'}
        refusal={context.refusal}
        retryAt={context.retryAt}
        onSubmit={credentials => actor.send({ type: 'credentials.submitted', credentials })}
        onForgotten={email => {
          if (email !== '') storage.writeTyped({ ...storage.readTyped(), email })
          setWay('code')
        }}
      />
      <p className="small second">
        {t('session:newHere')}{' '}
        {keepsPage ? (
          <LinkButton onPress={() => setWay('registration')}>{t('session:register')}</LinkButton>
        ) : (
          <a className="link" href={localePath(locale, registerRoute.path)}>
            {t('session:register')}
          </a>
        )}
      </p>
    </>
  )
}
