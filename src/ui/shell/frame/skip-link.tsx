import styles from './page-shell.module.css'

/** The first stop of the keyboard; seen only there. */
export function SkipLink({ text }: { readonly text: string }) {
  return (
    <a className={styles['skip']} href="#content">
      {text}
    </a>
  )
}
