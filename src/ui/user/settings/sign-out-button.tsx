import { Button } from '../../kit/actions/button'
import { Icon } from '../../kit/display/icon'
import { logOut } from '../../kit/display/icons'
import { useSession } from '../../session/session-context'
import styles from './settings.module.css'

export function SignOutButton({ text }: { readonly text: string }) {
  const { signOut } = useSession()
  return (
    <div className={styles['leave']}>
      <Button onPress={signOut}>
        <Icon path={logOut} />
        {text}
      </Button>
    </div>
  )
}
