import { CircleCheck, CircleHelp, CircleX, Clock, Info, Star, type LucideIcon } from 'lucide-react'
import { Icon } from './Icon.tsx'
import css from './badge.module.css'

/** What a badge says by its colour and icon; the word says it too. */
export type Tone = 'good' | 'warn' | 'bad' | 'info' | 'plain' | 'star'

const icons: Readonly<Record<Tone, LucideIcon>> = {
  good: CircleCheck,
  warn: Clock,
  bad: CircleX,
  info: Info,
  plain: CircleHelp,
  star: Star,
}

/** A state in one word with its icon: confirmed, waiting, rejected, note, unknown or featured. */
export const Badge = ({ tone, icon, children }: { tone: Tone; icon?: LucideIcon; children: string }) => (
  <span className={`${css['badge']} ${css[tone]}`}>
    <Icon of={icon ?? icons[tone]} look={css['icon']} />
    {children}
  </span>
)
