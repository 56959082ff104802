import { CircleCheck, CircleHelp, CircleX, Clock, Info, Star, type LucideIcon } from 'lucide-react'
import { Icon } from './Icon.tsx'
import css from './badge.module.css'

/** Meaning of a badge's colour and icon; the text states it too. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain' | 'star'

const icons: Readonly<Record<Tone, LucideIcon>> = {
  good: CircleCheck,
  warn: Clock,
  bad: CircleX,
  info: Info,
  plain: CircleHelp,
  star: Star,
}

/** Badge of a state: one word with an icon. */
export const Badge = ({ tone, icon, children }: { tone: Tone; icon?: LucideIcon; children: string }) => (
  <span className={`${css['badge']} ${css[tone]}`}>
    <Icon of={icon ?? icons[tone]} look={css['icon']} />
    {children}
  </span>
)
