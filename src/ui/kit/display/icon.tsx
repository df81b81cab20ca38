export function Icon({ path, className = '' }: { readonly path: string; readonly className?: string | undefined }) {
  return (
    <svg className={`icon ${className}`.trim()} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
