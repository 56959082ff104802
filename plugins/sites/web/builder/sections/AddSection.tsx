import { Plus } from 'lucide-react'
import { useState } from 'react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { siteLimits } from '../../../contract/terms.ts'
import { weekMenu } from '../../../contract/week-menu.ts'
import { useContent } from '../state/builder-context.ts'
import { newSection, withSections } from '../state/edit-sections.ts'
import css from './sections.module.css'

const days = ['mon', 'tue', 'wed', 'thu', 'fri'] as const
const columns = ['breakfast', 'lunch', 'snack', 'allergens'] as const

/** Kinds of sections that can be added, each with whether the profile has something for it. */
export const AddSection = () => {
  const t = useT()
  const { draft, page, choices, openSection } = useContent()
  const [isOpen, setOpen] = useState(false)
  const words = {
    days: days.map((day) => t(messageKey('sites.day', day))),
    columns: columns.map((column) => t(messageKey('sites.meal', column))),
  }
  if (page.sections.length >= siteLimits.sections) return <p className={css['hint']}>{t('sites.builder.sections.full')}</p>
  const add = (kind: string) => {
    const section = kind === 'menu' ? newSection(kind, weekMenu(words)) : newSection(kind)
    draft.edit((content) => withSections(content, page.id, (sections) => [...sections, section]))
    setOpen(false)
    openSection(section.id)
  }
  return (
    <div className={css['adding']}>
      <Button small look="second" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon of={Plus} /> {t('sites.builder.section.add')}
      </Button>
      {isOpen && (
        <ul>
          {choices.sections.map(({ kind, name, filled, edited_at }) => (
            <li key={kind}>
              <button type="button" onClick={() => add(kind)}>
                {name}
                {edited_at !== null && !filled && <span className={css['note']}>{t('sites.builder.section.empty')}</span>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
