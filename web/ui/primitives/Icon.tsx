import type { LucideIcon } from 'lucide-react'
import { CachedMarkup } from './CachedMarkup.tsx'
import css from './icon.module.css'

const shape = (Of: LucideIcon, className: string | undefined) => () => <Of className={className} aria-hidden />

/** Icon of lucide-react, as high as the text; decorative without a label. */
export const Icon = ({ of: Of, label, large, look }: { of: LucideIcon; label?: string; large?: boolean; look?: string | undefined }) => {
  const className = look ?? (large ? css['large'] : css['icon'])
  if (label !== undefined) return <Of className={className} role="img" aria-label={label} />
  return Of.displayName ? (
    <CachedMarkup name={`${Of.displayName} ${className}`} render={shape(Of, className)} />
  ) : (
    <Of className={className} aria-hidden />
  )
}
