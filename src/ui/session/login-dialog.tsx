import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { localePath } from '../../application/routing/locale-path'
import type { Locale } from '../../domain/shared/locale'
import { useFailures } from '../failure/failures'
import { sessionTexts } from '../i18n/session-texts'
import { Dialog } from '../kit/overlays/dialog'
import { info } from '../kit/display/icons'
import { Note } from '../kit/feedback/note'
import type { DialogProps } from '../overlay/dialogs'
import { registerPath } from '../paths'
import { LoginForm } from './login-form'
import styles from './login.module.css'
import type { SessionActor } from './session-actor'

interface Data {
  readonly locale: Locale
  readonly actor: SessionActor
}

/** Asks who somebody is. Closed with true once they are signed in: here, or in another tab meanwhile. */
export function LoginDialog({ data: { locale, actor }, close }: DialogProps<Data, true>) {
  const { logger } = useFailures()
  const { value, context } = useSelector(actor, snapshot => snapshot)
  const texts = sessionTexts[locale]
  const isSignedIn = value === 'signed in' && context.hint === 'signed-in'
  useEffect(() => {
    if (isSignedIn) close(true)
  }, [isSignedIn, close])
  useEffect(() => {
    // What was typed stays out of the log.
    if (context.refusal) logger.error('sign-in failed', { error: context.refusal._tag })
  }, [context.refusal, logger])
  return (
    <Dialog heading={texts.heading} closeText={texts.close} onClose={() => close()} size="small">
      <div className={styles['login']}>
        {context.hint === 'expired' && <Note path={info}>{texts.expired}</Note>}
        <LoginForm
          texts={texts}
          isBusy={value === 'signing in'}
          refusal={context.refusal}
          retryAt={context.retryAt}
          onSubmit={credentials => actor.send({ type: 'credentials.submitted', credentials })}
        />
        <p className="small second">
          {texts.newHere}{' '}
          <a className="link" href={localePath(locale, registerPath)}>
            {texts.register}
          </a>
        </p>
      </div>
    </Dialog>
  )
}
