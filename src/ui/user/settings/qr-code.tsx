import encodeQR from 'qr'
import { useMemo } from 'react'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  readonly text: string
  readonly label: string
}

/** The code is dark on white in both themes, because some cameras can't read inverted codes. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }), [text])
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={formatQrPath(rows)} />
    </svg>
  )
}

export const formatQrPath = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        const width = (end === -1 ? row.length : end) - x
        return [`M${x} ${y}h${width}v1h-${width}z`]
      }),
    )
    .join('')
