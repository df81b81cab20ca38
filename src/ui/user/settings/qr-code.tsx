import encodeQR from 'qr'
import { useMemo } from 'react'
import { qrPath } from './qr-path.ts'
import styles from './qr-code.module.css'

export interface QrCodeProps {
  readonly text: string
  /** What it is for, in words. */
  readonly label: string
}

/** A text for the camera of a phone, dark on white whatever the theme: cameras need it so. */
export function QrCode({ text, label }: QrCodeProps) {
  const rows = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: 4 }), [text])
  return (
    <svg className={styles['qr']} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={qrPath(rows)} />
    </svg>
  )
}
