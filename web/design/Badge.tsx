import { CircleCheck, CircleHelp, CircleX, Clock, Info, Star, type LucideIcon } from 'lucide-react'
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
export const Badge = ({ tone, icon, children }: { tone: Tone; icon?: LucideIcon; children: string }) => {
  const Icon = icon ?? icons[tone]
  return (
    <span className={`${css['badge']} ${css[tone]}`}>
      <Icon aria-hidden className={css['icon']} />
      {children}
    </span>
  )
}
