import { Globe, type LucideIcon, ShieldUser, Users } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import type { NewsSection, NewsVisibility } from '../../contract/terms.ts'

/** Icons of the readers of a post. */
export const readerIcons: Readonly<Record<NewsVisibility, LucideIcon>> = { public: Globe, private: Users, admin_only: ShieldUser }

/** Returns the key of the name of a post's readers: members and those in charge of a facility, or teachers and the editors. */
export const readersKey = (section: NewsSection, visibility: NewsVisibility) =>
  section === 'facility' ? messageKey('publications.visibility', visibility) : messageKey('publications.area.readers', visibility)
