import { CircleCheck, CircleHelp, CircleX, Clock, Info, type LucideIcon, Star } from 'lucide-react'
import css from './badge.module.css'
import { Icon } from './Icon.tsx'

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
