import { localePath } from '#application/routing/locale-path.ts'
import type { Locale } from '#domain/shared/locale.ts'
import type { OwnProfileTexts } from '#ui/i18n/own-profile-texts.ts'
import { Icon } from '#ui/kit/display/icon.tsx'
import { chevronRight, logOut, pencil, settings, share2 } from '#ui/kit/display/icons.ts'
import { editPaths, ownSettingsPath } from '#ui/own-paths.ts'
import { useSession } from '#ui/session/session-context.tsx'
import styles from './own-profile.module.css'

interface Props {
  readonly locale: Locale
  readonly texts: OwnProfileTexts
  /** What was not wholly read must not be edited. */
  readonly mayEdit: boolean
}

/** Where to go on from one's own profile. */
export function OwnLinks({ locale, texts, mayEdit }: Props) {
  const { signOut } = useSession()
  const links = [
    { icon: settings, text: texts.settings, path: ownSettingsPath },
    ...(mayEdit
      ? [
          { icon: pencil, text: texts.editAbout, path: editPaths.about },
          { icon: share2, text: texts.editSocials, path: editPaths.socials },
        ]
      : []),
  ]
  return (
    <nav className={`card ${styles['links']}`} aria-label={texts.links}>
      {links.map(({ icon, text, path }) => (
        <a key={path} href={localePath(locale, path)}>
          <Icon path={icon} />
          {text}
          <Icon path={chevronRight} />
        </a>
      ))}
      <button type="button" onClick={signOut}>
        <Icon path={logOut} />
        {texts.leave}
        <Icon path={chevronRight} />
      </button>
    </nav>
  )
}
