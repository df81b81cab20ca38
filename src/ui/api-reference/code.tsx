import styles from './api-reference.module.css'

export function Code({ json }: { readonly json: object }) {
  const text = JSON.stringify(json, null, 2).replaceAll(/"\$ref": "#\/components\/\w+\/(\w+)"/g, '"$1"')
  return (
    <pre className={styles['code']}>
      <code>{text}</code>
    </pre>
  )
}
