import type { LucideIcon } from 'lucide-react'
import { Drawn } from './Drawn.tsx'
import css from './icon.module.css'

const shape = (Of: LucideIcon, className: string | undefined) => () => <Of className={className} aria-hidden />

/** An icon of the one set (lucide-react), as high as the text; with a label it speaks, without one it is decoration. */
export const Icon = ({ of: Of, label, large, look }: { of: LucideIcon; label?: string; large?: boolean; look?: string | undefined }) => {
  const className = look ?? (large ? css['large'] : css['icon'])
  if (label !== undefined) return <Of className={className} role="img" aria-label={label} />
  return Of.displayName ? (
    <Drawn name={`${Of.displayName} ${className}`} draw={shape(Of, className)} />
  ) : (
    <Of className={className} aria-hidden />
  )
}
