import type { LucideIcon } from 'lucide-react'
import css from './icon.module.css'

/** An icon of the one set (lucide-react), as high as the text; with a label it speaks, without one it is decoration. */
export const Icon = ({ of: Of, label, large }: { of: LucideIcon; label?: string; large?: boolean }) => (
  <Of
    className={large ? css['large'] : css['icon']}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  />
)
