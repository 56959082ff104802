import { BookOpenText, GraduationCap, Images, type LucideIcon, Megaphone, Trophy } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { PostKind } from '../../contract/terms.ts'
import css from './parts.module.css'

const icons: Readonly<Record<PostKind, LucideIcon>> = {
  news: Megaphone,
  publication: BookOpenText,
  relation: Images,
  contest: Trophy,
  material: GraduationCap,
}

/** Kind of a post as a word, or what says more than it, with its icon and colour (row NE-06). */
export const KindMark = ({ of: kind, children }: { readonly of: PostKind; readonly children?: string }) => {
  const t = useT()
  return (
    <span className={`${css['kind']} ${css[kind]}`}>
      <Icon of={icons[kind]} />
      {children ?? t(messageKey('publications.kind', kind))}
    </span>
  )
}
